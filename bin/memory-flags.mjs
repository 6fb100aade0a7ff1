/**
 * By default Node lets the memory for new objects grow to 130 MB, and that for old ones to a multiple of what is in
 * use. A busy site would take 200 MB more than it needs, and an attacker can make it busy.
 */
export const memoryFlags = ["--max-semi-space-size=8", "--heap-growing-percent=25"];
