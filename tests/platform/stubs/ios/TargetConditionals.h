#pragma once

#define TARGET_OS_IOS 1
