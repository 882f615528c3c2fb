let number: Int = ""
