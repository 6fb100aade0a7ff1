/** A setting that makes a site stop its event loop for good at the signal SIGUSR2. */
export const standingStill = { NODE_OPTIONS: `--import=${new URL("stand-still.ts", import.meta.url)}` };
