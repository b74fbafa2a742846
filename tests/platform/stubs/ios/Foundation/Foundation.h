// The parts of Apple's frameworks that ios/*.mm use, as their documentation declares them.
#pragma once

#include <stdint.h>

typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil nullptr
typedef double NSTimeInterval;
typedef double CGFloat;
typedef long NSInteger;
typedef unsigned long NSUInteger;

__attribute__((objc_root_class)) @interface NSObject
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init;
- (BOOL)isKindOfClass:(Class)kind;
@end
@class NSError;
@interface NSString : NSObject
+ (instancetype)stringWithUTF8String:(const char*)text;
@property(readonly) const char* UTF8String;
@end
@interface NSArray<T> : NSObject
+ (instancetype)arrayWithObjects:(const T*)objects count:(NSUInteger)count;
@end
typedef struct NSFastEnumerationState NSFastEnumerationState;
@interface NSSet<T> : NSObject
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState*)state
                                  objects:(T __unsafe_unretained*)buffer
                                    count:(NSUInteger)count;
@end
@interface NSURL : NSObject
+ (NSURL*)fileURLWithPath:(NSString*)path;
+ (NSURL*)URLWithString:(NSString*)text;
@property(readonly) NSString* path;
@end

struct CGPoint {
    CGFloat x, y;
};
struct CGSize {
    CGFloat width, height;
};
struct CGRect {
    CGPoint origin;
    CGSize size;
};

typedef struct dispatch_queue_s* dispatch_queue_t;
typedef uint64_t dispatch_time_t;
#define DISPATCH_TIME_NOW (0ull)
extern "C" {
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
dispatch_queue_t dispatch_get_main_queue(void);
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, void (^block)(void));
}
