export const CHECK = "uploads.check";
export const CHECK_LARGE = "uploads.checkLarge";
/** From here on reading takes seconds. */
export const LARGE_BYTES = 256 * 1024 * 1024;
