/**
 * By default Node lets the memory for new objects grow to 130 MB, and that for old ones to a multiple of what is in
 * use. A busy site would take 200 MB more than it needs, and an attacker can make it busy.
 */
export const memoryFlags = ["--max-semi-space-size=8", "--heap-growing-percent=25"];

/**
 * The same for memory outside of V8: bodies, pictures, compressed pages. By default the C library (glibc; others ignore
 * this) keeps what a large upload has used, for each thread, and returns little of it to the system. One store for all
 * threads holds 8 MB less than two, at the same speed, because they take little from it.
 */
export const memoryEnvironment = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: `${256 * 1024}` };
