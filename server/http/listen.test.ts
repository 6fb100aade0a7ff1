import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { listen } from "./listen";

const askOn = async (agent: Agent, port: number) => {
  const sent = request({ port, agent }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  await once(answer.resume(), "end");
  return { connection: answer.headers.connection, isSameConnection: sent.reusedSocket };
};

it("answers a proxy for a while on the connections that it keeps and on new ones, each of which ends then [FAST-49]", async () => {
  const server = await listen(() => new Response("da"), 0, "127.0.0.1", { lingerMs: 300 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await askOn(agent, server.port)).toEqual({ connection: "keep-alive", isSameConnection: false });
  const closed = server.close();
  expect(await askOn(agent, server.port)).toEqual({ connection: "close", isSameConnection: true });
  expect(await askOn(agent, server.port)).toEqual({ connection: "close", isSameConnection: false });
  await closed;
  await expect(askOn(agent, server.port)).rejects.toThrow("ECONNREFUSED");
});

it("tells a connection in use that its response is the last [FAST-49]", async () => {
  const { promise: isOver, resolve: finish } = Promise.withResolvers<void>();
  const { promise: hasArrived, resolve: arrive } = Promise.withResolvers<void>();
  const work = async () => {
    arrive();
    await isOver;
    return new Response("da");
  };
  const server = await listen(work, 0, "127.0.0.1");
  const asked = askOn(new Agent({ keepAlive: true }), server.port);
  await hasArrived;
  const closed = server.close();
  finish();
  expect((await asked).connection).toBe("close");
  await closed;
});

it.each([
  ["a backslash in its address", "GET /\\x HTTP/1.1\r\nhost: a\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\n", 400],
  ["a host that is none", "GET / HTTP/1.1\r\nhost: a b\r\n", 400],
  ["an address of no site", "GET * HTTP/1.1\r\nhost: a\r\n", 400],
  ["an expectation that nobody has", "GET / HTTP/1.1\r\nhost: a\r\nexpect: foo\r\n", 417],
])("answers a request with %s in German [SAFE-118]", async (_what, head, status) => {
  const server = await listen(() => new Response("da"), 0, "127.0.0.1");
  const socket = connect(server.port, "127.0.0.1").setEncoding("utf8");
  socket.write(`${head}\r\n`);
  let got = "";
  for await (const piece of socket) got += piece;
  expect(got).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(got).toContain("Das ist nicht vollständig angekommen");
  await server.close();
});
