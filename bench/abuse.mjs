// All known attacks at once, for two minutes in total: from one address and from many, on a demo and on a public site.
// Prints how much other people notice, how much memory the server takes, and what the attackers get.
import { abuse } from "../tests/attack/abuse.ts";
import { startSite } from "./site.mjs";

const seconds = Number(process.argv[2] ?? 30);
const modes = { demo: { DEMO: "1" }, "a site for others": { DEMO: "0", CONTACT_EMAIL: "kontakt@example.com" } };
const maxMs = 300;
const maxMegabytes = 400;

let isBroken = false;
for (const [mode, settings] of Object.entries(modes)) {
  for (const from of ["one address", "many addresses"]) {
    const site = await startSite({ ...settings, TRUST_PROXY: "127.0.0.1,::1", CONFIRM_EMAIL: "0" });
    try {
      const [reader, ...attackers] = await Promise.all(
        ["Rosa", "Max", "Mia", "Moritz"].map((name) => register(site.url, name)),
      );
      const slugs = ["rosa", "max", "mia", "moritz"].map((name) => `${name}-angriff`);
      print(mode, await abuse({ siteUrl: site.url, calmSeconds: 3, seconds, from, reader, attackers, slugs }), from);
    } finally {
      await site.stop();
    }
  }
}
process.exit(isBroken ? 1 : 0);

async function register(url, name) {
  const password = "Mostbirne am Pfänder 26";
  const answer = await fetch(`${url}/auth?modus=registrieren`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ name: `${name} Angriff`, email: `${name}@example.com`, password, agbAccepted: "on" }),
  });
  const cookie = answer.headers.getSetCookie().find((line) => line.includes("session_token"));
  if (!cookie) throw new Error(`${name} could not register: ${answer.status} ${await answer.text()}`);
  return cookie.split(";")[0];
}

function print(mode, { calm, during, megabytes, answers }, from) {
  process.stdout.write(`\n${mode}, from ${from}: at most ${megabytes} MB\n`);
  for (const who of ["visitor", "member"]) {
    const [before, now] = [calm[who], during[who]];
    const isSlow = now.p95 > maxMs || now.failed > 0;
    isBroken ||= isSlow || megabytes > maxMegabytes;
    process.stdout.write(
      `  ${who.padEnd(8)} median ${now.median}, p95 ${now.p95}, p99 ${now.p99} ms in ${now.count} pages, ${now.failed} failed (before: ${before.median}, ${before.p95}, ${before.p99})\n`,
    );
  }
  for (const [attack, statuses] of Object.entries(answers))
    process.stdout.write(
      `  ${attack}: ${Object.entries(statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(", ")}\n`,
    );
}
