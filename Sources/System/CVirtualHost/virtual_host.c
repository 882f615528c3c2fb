#include "virtual_host.h"
