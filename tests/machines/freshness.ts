import { setTimeout as delay } from "node:timers/promises";
import { Browserless } from "../support/browserless";
import { createPerson } from "../support/people";
import { browserOf } from "../support/session";
import type { World } from "./world";

/** A like may be given and taken fifty times a day. */
const writersFor = (rounds: number) => Math.ceil(rounds / 50);
const atOnce = 6;
const giveUpMs = 10_000;

const isShown = (html: string) => html.includes("1 Person gefällt dieses Profil");

/** Gives and takes likes on one machine after the other, and reads each on all of them, as the writer and as others. */
export async function likeAndRead({ own: { db }, siteUrl, machines }: World, rounds: number) {
  const seen = { rounds: 0, kept: 0, sawOld: 0, latest: 0 };

  async function writeAndRead(index: number) {
    const [liker, liked] = [await createPerson(db), await createPerson(db)];
    const path = `/kreative/${liked.slug}`;
    const { cookies } = await browserOf(db, siteUrl, liker);
    for (let turn = 0; turn < 50 && seen.rounds < rounds; turn += 1) {
      seen.rounds += 1;
      const wanted = turn % 2 === 0;
      const writtenOn = machines[(index + turn) % machines.length];
      for (const { url } of machines) if ((await ask(url, path)).isFromMemory) seen.kept += 1;
      const browser = new Browserless(writtenOn?.url ?? "", { origin: siteUrl });
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      const { status } = await browser.post(`${path}/like`, { like: wanted ? "1" : "0" }, { follow: false });
      if (status !== 303) throw new Error(`not liked: ${status}`);
      const wrote = performance.now();
      // What is left of the writer without a session: whoever has just written is known by a cookie only.
      const ofWriter = [...browser.cookies].filter(([name]) => name.endsWith("written"));
      const cookie = ofWriter.map(([name, value]) => `${name}=${value}`).join("; ");
      await Promise.all(
        machines.map(async ({ url }) => {
          if (isShown((await ask(url, path, cookie)).html) !== wanted) seen.sawOld += 1;
        }),
      );
      await Promise.all(machines.map(({ url }) => untilShown(url, path, wanted, wrote)));
    }
  }

  async function untilShown(url: string, path: string, wanted: boolean, wrote: number) {
    for (;;) {
      const sent = performance.now() - wrote;
      if (isShown((await ask(url, path)).html) === wanted) return;
      seen.latest = Math.max(seen.latest, Math.round(sent));
      if (sent > giveUpMs) throw new Error(`${url}${path} still shows the old`);
      await delay(50);
    }
  }

  let next = 0;
  const write = async () => {
    for (; next < writersFor(rounds); ) {
      next += 1;
      await writeAndRead(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, write));
  return seen;
}

async function ask(url: string, path: string, cookie = "") {
  const answer = await fetch(url + path, { headers: { cookie, "accept-encoding": "br" } });
  const isFromMemory = answer.headers.get("cache-status") === "pages; hit";
  return { html: await answer.text(), isFromMemory };
}
