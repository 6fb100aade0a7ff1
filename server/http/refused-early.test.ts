import { hash } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerRefused } from "./refused-early";

const underWay = new Set<ServerResponse>();
const server = createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
  underWay.add(response);
  if (request.url === "/begonnen") response.write("begonnen");
  request.resume().once("end", () => response.end("da"));
});
server.headersTimeout = 100;
server.requestTimeout = 100;
answerRefused(server, underWay);
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => server.close());

/** What somebody gets who sends this and then waits. */
async function answerTo(sent: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setEncoding("utf8");
  socket.write(sent);
  let got = "";
  for await (const piece of socket) got += piece;
  return got;
}

it.each([
  ["an address of 2 MB", `GET /${"a".repeat(2_000_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, "Das ist zu lang"],
  ["cookies of 20 kB", `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${"a".repeat(20_000)}\r\n\r\n`, 431, "Das ist zu lang"],
  ["a head that stops", "GET / HTTP/1.1\r\nhost: a\r\n", 408, "Das hat zu lange gedauert"],
  ["a form that stops", "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\na=", 408, "gespeichert wurde nichts"],
  ["what is no request", "Guten Tag\r\n\r\n", 400, "Das ist nicht vollständig angekommen"],
  [
    "a length that is none",
    "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n",
    400,
    "Das ist nicht vollständig angekommen",
  ],
])("answers %s with a German page [SAFE-118]", async (_what, sent, status, text) => {
  const answer = await answerTo(sent);
  const [head = "", page = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain("cache-control: no-store");
  expect(head).toContain(`content-length: ${Buffer.byteLength(page)}`);
  const [, style = ""] = /<style>(.*)<\/style>/.exec(page) ?? [];
  expect(head).toContain(`style-src 'sha256-${hash("sha256", style, "base64")}'`);
  expect(page).toContain('<html lang="de-AT">');
  expect(page).toContain(text);
});

it("writes nothing into an answer that has begun [SAFE-118]", async () => {
  const head = "POST /begonnen HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n";
  expect(await answerTo(head).catch(({ code }) => code)).not.toContain("<html");
});
