import { Worker } from "node:worker_threads";

const everyMs = 1000;
/** Far longer than any turn of the event loop may take. */
const silentBeats = 5;

/**
 * Ends this process when its event loop has been silent for five seconds: nothing else would, and nobody would get an
 * answer any more. The program that started the process starts it again. A thread watches, because the loop can't watch
 * itself.
 */
export function watchLoop(): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), everyMs).unref();
  const watcher = new Worker(`(${watch})(require("node:worker_threads").workerData, require("node:fs").writeSync)`, {
    eval: true,
    // The thread inherits no flags of this process, such as modules to load first.
    ...{ env: {}, execArgv: [], workerData: { beats, everyMs, silentBeats } },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  });
  watcher.unref();
}

interface Watched {
  beats: Int32Array<SharedArrayBuffer>;
  everyMs: number;
  silentBeats: number;
}

/** Runs in the thread as text, so it must use nothing from outside. */
function watch({ beats, everyMs, silentBeats }: Watched, write: (file: number, text: string) => unknown) {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  let last = Atomics.load(beats, 0);
  for (let silent = 0; silent < silentBeats; ) {
    const began = performance.now();
    Atomics.wait(pause, 0, 0, everyMs);
    // If the machine slept, or had no time for this thread, it had no time for the loop either.
    const isLate = performance.now() - began > 2 * everyMs;
    const beat = Atomics.load(beats, 0);
    silent = beat === last && !isLate ? silent + 1 : 0;
    last = beat;
  }
  const said = { level: 60, time: Date.now(), pid: process.pid, msg: "the event loop was silent for 5 s: ending" };
  write(1, `${JSON.stringify(said)}\n`);
  process.kill(process.pid, "SIGKILL");
}
