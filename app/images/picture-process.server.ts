import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { log } from "~/log.server";
import { PictureRefused } from "./picture-refused";
import type { Answer, Kind, Message, Result, Task } from "./process/work";

const idleMs = 10_000;
const startMs = 15_000;
const taskMs = 20_000;
const endMs = 1_000;
/** The process is restarted when it holds more memory than this between tasks. */
const maxIdleMegabytes = 250;

const tooMuchText =
  "Dieses Bild braucht mehr Zeit oder Speicher, als ein Bild brauchen darf. Bitte wählen Sie ein kleineres, oder speichern Sie es als einfaches JPEG.";

let running: PictureProcess | undefined;

/**
 * Lets the picture process do one task, and starts the process when none is running. It does one task at a time, in the
 * order of `picture-turns.server.ts`. Aborting `signal` ends the process and its work.
 */
export async function askProcess<K extends Kind>(kind: K, task: Task<K>, signal?: AbortSignal): Promise<Result<K>> {
  signal?.throwIfAborted();
  if (!running?.isAlive) running = new PictureProcess();
  return (await running.ask({ kind, task }, signal)) as Result<K>;
}

class PictureProcess {
  readonly #child: ChildProcess;
  readonly #ready: Promise<void>;
  #idle: NodeJS.Timeout | undefined;
  isAlive = true;

  constructor() {
    const child = start();
    const ready = Promise.withResolvers<void>();
    const notStarted = () => this.#end();
    const timer = setTimeout(notStarted, startMs);
    let said = "";
    child.stderr?.on("data", (data) => {
      said = `${said}${data}`.slice(-2_000);
    });
    child.once("message", () => {
      clearTimeout(timer);
      ready.resolve();
    });
    child.once("error", ready.reject);
    child.once("exit", (code, signal) => {
      clearTimeout(timer);
      if (this.isAlive) log.warn({ code, signal, said }, "the picture process ended by itself");
      this.isAlive = false;
      ready.reject(new Error("the picture process did not start"));
    });
    // The caller of `ask` handles the rejection.
    ready.promise.catch(() => {});
    this.#child = child;
    this.#ready = ready.promise;
  }

  async ask(message: Message, signal: AbortSignal | undefined): Promise<unknown> {
    clearTimeout(this.#idle);
    this.#holdServer(true);
    try {
      await this.#ready;
      const answer = await this.#answerTo(message, signal);
      if (answer.megabytes > maxIdleMegabytes) this.#end();
      if ("refused" in answer) throw new PictureRefused(answer.refused);
      if ("failed" in answer) throw new Error(`picture process: ${answer.failed}`);
      return answer.result;
    } finally {
      this.#holdServer(false);
      this.#idle = setTimeout(() => this.#end(), idleMs).unref();
    }
  }

  #answerTo(message: Message, signal: AbortSignal | undefined): Promise<Answer> {
    const child = this.#child;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const giveUp = (reason: unknown) => {
      reject(reason);
      this.#end();
    };
    const onAbort = () => giveUp(signal?.reason);
    const onExit = () => reject(new PictureRefused(tooMuchText));
    const timer = setTimeout(() => giveUp(new PictureRefused(tooMuchText)), taskMs);
    signal?.addEventListener("abort", onAbort);
    child.once("exit", onExit);
    child.once("message", resolve);
    if (signal?.aborted) onAbort();
    else child.send(message, (error) => error && giveUp(error));
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      child.off("exit", onExit);
      child.off("message", resolve);
    });
  }

  /** An idle picture process must not keep a test or a command running. */
  #holdServer(isHeld: boolean): void {
    const child = this.#child;
    for (const held of [child, child.channel]) {
      if (isHeld) held?.ref();
      else held?.unref();
    }
  }

  #end(): void {
    this.isAlive = false;
    clearTimeout(this.#idle);
    // A disconnected process cleans up and ends by itself.
    if (this.#child.connected) this.#child.disconnect();
    setTimeout(() => this.#child.kill("SIGKILL"), endMs).unref();
  }
}

/** The built site is one program with `pictures` as a command. In development and tests, Node runs the source. */
function start(): ChildProcess {
  const [script = "", ...words] = import.meta.env.PROD
    ? [process.argv[1], "pictures"]
    : [path.resolve("app/images/process/main.ts")];
  const { PATH, HOME, TMPDIR } = process.env;
  return fork(script, words, {
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    // The process reads untrusted files, so its environment holds no secret of the site.
    env: { PATH, HOME, TMPDIR, NODE_ENV: "production", MALLOC_ARENA_MAX: "2" },
  });
}
