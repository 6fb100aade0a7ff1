import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { refuseTinyPieces } from "./tiny-pieces";

/** How many bytes of such a body are read, and what its sender gets. */
async function send(pieces: number, bytes: number) {
  let read = 0;
  const server = createServer((request, response) => {
    refuseTinyPieces(request);
    request
      .on("data", (piece) => {
        read += piece.length;
      })
      .on("error", () => {})
      .on("end", () => response.end("da"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setEncoding("utf8");
  let got = "";
  socket
    .on("error", () => {})
    .on("data", (text) => {
      got += text;
    });
  socket.write("POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n");
  socket.write(`${bytes.toString(16)}\r\n${"a".repeat(bytes)}\r\n`.repeat(pieces));
  socket.write("0\r\n\r\n");
  // `once` would fail with the error of the closed connection.
  await new Promise((resolve) => socket.once("close", resolve));
  return { read, isAnswered: got.startsWith("HTTP/1.1 200") };
}

it("closes a connection that sends thousands of tiny pieces, before it reads many [SAFE-128]", async () => {
  const { read, isAnswered } = await send(60_000, 1);
  expect(read).toBeLessThanOrEqual(1_000);
  expect(isAnswered).toBe(false);
});

it("reads a body without a length in pieces of ordinary size, and a short one in any [SAFE-128]", async () => {
  expect(await send(5_000, 200)).toEqual({ read: 1_000_000, isAnswered: true });
  expect(await send(900, 1)).toEqual({ read: 900, isAnswered: true });
});
