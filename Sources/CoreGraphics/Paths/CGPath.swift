/// A path of lines and curves.
public class CGPath {}
