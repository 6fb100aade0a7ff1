import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { endSlowReaders } from "./slow-readers";

const megabyte = 1024 * 1024;

it("answers that nobody reads are ended, the oldest first, when together they hold too much [FAST-91]", async () => {
  const underWay = new Set<ServerResponse>();
  const server = createServer((_request, response) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    response.end(Buffer.alloc(16 * megabyte));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const readers: Socket[] = [];
  for (let count = 0; count < 3; count += 1) {
    const asked = once(server, "request");
    const socket = connect(port, "127.0.0.1").pause();
    socket.on("error", () => {}).write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    readers.push(socket);
    await asked;
  }
  onTestFinished(() => {
    for (const socket of readers) socket.destroy();
  });
  const responses = [...underWay];
  endSlowReaders(underWay, 60 * megabyte);
  expect(responses.map(({ destroyed, socket }) => destroyed || socket?.destroyed === true)).toEqual([
    false,
    false,
    false,
  ]);
  endSlowReaders(underWay, 40 * megabyte);
  expect(responses.map(({ destroyed, socket }) => destroyed || socket?.destroyed === true)).toEqual([
    true,
    false,
    false,
  ]);
});
