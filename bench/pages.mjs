// Requests per second for visitors' pages, as a share of what a bare `node:http` server reaches with the same bytes in
// the same run, so that the speed of the machine cancels out.
import { spawn } from "node:child_process";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort, startSite } from "./site.mjs";

const seconds = 3;
const connections = 16;
const pages = ["/", "/kreative", "/feed", "/blog"];

const site = await startSite();
const bare = await startBare(await (await fetch(`${site.url}/`)).text());
try {
  for (const page of pages) {
    await settle(site.url + page);
    const [reference, rate] = [await load(bare.url, seconds), await load(site.url + page, seconds)];
    process.stdout.write(
      `${page.padEnd(10)} ${Math.round(rate)} a second, ${(rate / reference).toFixed(2)} of a bare server (${Math.round(reference)})\n`,
    );
  }
} finally {
  bare.stop();
  await site.stop();
}

/** A page is compressed better once it is asked for again. */
async function settle(url) {
  for (let asked = 0; asked < 2; asked += 1) await (await fetch(url, { headers: { "accept-encoding": "br" } })).text();
  await delay(300);
}

async function load(url, duration) {
  const end = performance.now() + duration * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(end, new URL(url))));
  return counts.reduce((sum, count) => sum + count) / duration;
}

/**
 * One connection that sends the next request as soon as it has the response. It is minimal, so that the client is not
 * slower than the servers.
 */
function askUntil(end, { hostname, port, pathname, host }) {
  const question = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(question));
    let [answers, received, size] = [0, 0, 0];
    socket.on("error", reject).on("data", (bytes) => {
      // All responses of a page have the same size, so read it from the first.
      size ||= sizeOf(bytes.toString("latin1"), pathname);
      received += bytes.length;
      if (received < size) return;
      if (received > size) throw new Error(`${pathname}: an answer of another size`);
      answers += 1;
      received = 0;
      if (performance.now() < end) socket.write(question);
      else resolve(socket.destroy() && answers);
    });
  });
}

function sizeOf(answer, pathname) {
  const [head] = answer.split("\r\n\r\n", 1);
  const [, length] = head.match(/content-length: (\d+)/i) ?? [];
  if (!head.startsWith("HTTP/1.1 200 ") || !length) throw new Error(`${pathname}: ${head}`);
  return head.length + 4 + Number(length);
}

async function startBare(body) {
  const port = await freePort();
  const child = spawn("node", [fileURLToPath(new URL("bare-server.mjs", import.meta.url)), String(port)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(body);
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return { url: `http://localhost:${port}/`, stop: () => child.kill() };
}
