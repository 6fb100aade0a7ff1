// Requests a second for visitors' pages, as shares of what a bare `node:http` server reaches with the same bytes in the
// same run: the machine's speed cancels out.
import { spawn } from "node:child_process";
import { Agent, get } from "node:http";
import { fileURLToPath } from "node:url";
import { freePort, startSite } from "./site.mjs";

const seconds = 3;
const connections = 16;
const pages = ["/", "/kreative", "/feed", "/blog"];

const site = await startSite();
const bare = await startBare(await (await fetch(`${site.url}/`)).text());
try {
  for (const page of pages) {
    await load(site.url + page, 1);
    const [reference, rate] = [await load(bare.url, seconds), await load(site.url + page, seconds)];
    process.stdout.write(
      `${page.padEnd(10)} ${Math.round(rate)} a second, ${(rate / reference).toFixed(2)} of a bare server (${Math.round(reference)})\n`,
    );
  }
} finally {
  bare.stop();
  await site.stop();
}

async function load(url, duration) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + duration * 1000;
  let answers = 0;
  const client = async () => {
    while (performance.now() < end) {
      await request(url, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return answers / duration;
}

function request(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().on("end", resolve);
    }).on("error", reject);
  });
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
