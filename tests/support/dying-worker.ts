import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:http";
import { reassignUntakenConnections } from "../../server/workers/handed-over.ts";

/**
 * A program with as many workers as it is told. The first one stands still, gets a connection and is killed. Prints which
 * worker has answered each request, or that it failed.
 */
if (cluster.isPrimary) await lead(Number(process.argv[2]));
else work();

async function lead(count: number): Promise<void> {
  const workers: Worker[] = [];
  let port = 0;
  for (let begun = 0; begun < count; begun += 1) {
    const worker = cluster.fork();
    reassignUntakenConnections(worker);
    [{ port }] = (await once(worker, "listening")) as [{ port: number }];
    workers.push(worker);
  }
  const [first] = workers as [Worker];
  const isStill = once(first, "message");
  first.send("stand still");
  await isStill;
  const handed = nextHandedTo(first);
  const isKnown = once(first, "disconnect");
  const answers = workers.map(() =>
    fetch(`http://127.0.0.1:${port}`, { headers: { connection: "close" } })
      .then((answer) => answer.text())
      .catch(() => "failed"),
  );
  await handed;
  first.process.kill("SIGKILL");
  await isKnown;
  process.stdout.write(JSON.stringify(await Promise.all(answers)));
  process.exit();
}

function nextHandedTo({ process }: Worker): Promise<void> {
  const send = process.send.bind(process) as (...sent: unknown[]) => boolean;
  return new Promise((resolve) => {
    process.send = (...sent: unknown[]) => {
      if ((sent[0] as { act?: string }).act === "newconn") resolve();
      return send(...sent);
    };
  });
}

function work(): void {
  createServer((_request, response) => response.end(`${cluster.worker?.id}`)).listen(0, "127.0.0.1");
  process.on("message", () => {
    process.send?.("still", () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
  });
}
