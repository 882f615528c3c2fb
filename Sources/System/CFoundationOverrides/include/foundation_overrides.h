// Functions of Foundation's that UIKit puts its own in the place of: see overrides.c.
#pragma once
