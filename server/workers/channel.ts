type Message =
  | { ask: number; kind: string; data: unknown }
  | { answer: number; result?: unknown; failed?: string }
  | { end: number };

/** The other process: a worker for its parent, the process itself for a worker. */
interface Port {
  send?(message: Message, onError: () => void): unknown;
  on(event: "message", listener: (message: Message) => void): unknown;
  once(event: "disconnect", listener: () => void): unknown;
}

/** Answers one kind of question. The signal is aborted as soon as the asker is through with the answer, or has ended. */
export type Handlers = Record<string, (data: never, signal: AbortSignal) => unknown>;

export interface Channel {
  ask<Result>(kind: string, data?: unknown): Promise<Result>;
  /** Asks for something that the other process reserves for us until the signal is aborted, such as a turn. */
  hold<Result>(kind: string, data: unknown, through: AbortSignal): Promise<Result>;
}

/** Questions and answers between a worker and its parent. */
export function openChannel(port: Port, handlers: Handlers): Channel {
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  const answering = new Map<number, AbortController>();
  let count = 0;
  // A message to a process that has just ended is lost; both sides hear of its end by `disconnect`.
  const send = (message: Message) => port.send?.(message, () => {});

  const answer = async ({ ask, kind, data }: Extract<Message, { ask: number }>) => {
    const asker = new AbortController();
    answering.set(ask, asker);
    try {
      const handle = handlers[kind];
      if (!handle) throw new Error(`nobody answers ${kind}`);
      send({ answer: ask, result: await handle(data as never, asker.signal) });
    } catch (error) {
      // The asker has given up, or the channel is closed.
      if (!asker.signal.aborted) send({ answer: ask, failed: String((error as Error).message) });
    }
  };
  port.on("message", (message) => {
    if ("ask" in message) void answer(message);
    else if ("end" in message) {
      answering.get(message.end)?.abort();
      answering.delete(message.end);
    } else if ("answer" in message) {
      const { resolve, reject } = asked.get(message.answer) ?? {};
      if (message.failed === undefined) resolve?.(message.result);
      else reject?.(new Error(message.failed));
    }
  });
  port.once("disconnect", () => {
    for (const asker of answering.values()) asker.abort();
    for (const { reject } of asked.values()) reject(new Error("the other process has ended"));
  });

  const begin = <Result>(kind: string, data: unknown) => {
    count += 1;
    const id = count;
    const given = Promise.withResolvers<unknown>();
    asked.set(id, given);
    send({ ask: id, kind, data });
    const end = () => {
      asked.delete(id);
      send({ end: id });
    };
    return { given: given.promise as Promise<Result>, reject: given.reject, end };
  };

  return {
    ask(kind, data) {
      const { given, end } = begin<never>(kind, data);
      return given.finally(end);
    },
    async hold(kind, data, through) {
      through.throwIfAborted();
      const { given, reject, end } = begin<never>(kind, data);
      through.addEventListener("abort", () => {
        end();
        reject(through.reason);
      });
      return given;
    },
  };
}
