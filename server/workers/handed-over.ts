import type { Worker } from "node:cluster";

/** What Node's cluster sends with a connection, and what the worker answers before it reads from it. */
interface Internal {
  act?: string;
  seq?: number;
  ack?: number;
}

interface Handle {
  close(): void;
}

/** The workers that take connections. */
const taking = new Set<Worker>();

/**
 * Node hands a connection to a worker and waits for it to be taken. When the worker dies before that, Node waits for
 * ever, and does not say that the worker has disconnected. This says so, and that nothing was taken; Node then hands the
 * connection to another worker. No request is answered twice, because a worker takes a connection before it reads from it.
 */
export function reassignUntakenConnections(worker: Worker): void {
  const { process } = worker;
  const untaken = new Map<number, Handle>();
  const send = process.send.bind(process) as (...sent: unknown[]) => boolean;
  process.send = (message: unknown, handle?: unknown, ...rest: unknown[]) => {
    const { act, seq } = message as Internal;
    if (act === "newconn" && seq !== undefined) untaken.set(seq, handle as Handle);
    return send(message, handle, ...rest);
  };
  process.on("internalMessage", ({ ack }: Internal) => untaken.delete(ack ?? -1));
  worker.once("listening", () => taking.add(worker));
  let hasDisconnected = false;
  worker.once("disconnect", () => {
    hasDisconnected = true;
  });
  // By then everything that the worker has said is read.
  process.once("close", () => {
    taking.delete(worker);
    if (!hasDisconnected) process.emit("disconnect");
    for (const [ack, handle] of untaken) {
      // Node gives up its queue with the last worker.
      if (taking.size === 0) handle.close();
      else process.emit("internalMessage" as "message", { cmd: "NODE_CLUSTER", ack, accepted: false }, undefined);
    }
  });
}
