import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";
import type { AbuseRound } from "./abuse.ts";
import { hostileBodies, randomBody } from "./bodies.ts";
import { type SentPart, sendBody, sendMultipart, sendSlowly } from "./senders.ts";

/** Runs all attacks at once in a separate thread, so that their cost does not affect the measured times. */
const { siteUrl, seconds, from, attackers, slugs } = workerData as AbuseRound;

const megabyte = 1024 * 1024;
const pauseMs = 20;
/** A small file that decodes to 49 megapixels, and the largest picture that the site opens. */
const [huge, costly] = await Promise.all([avif(7000), avif(3400)]);
const forms = [...hostileBodies, ...Array.from({ length: 20 }, (_, seed) => randomBody(seed))];
const formAddresses = ["/auth?modus=anmelden", "/auth?modus=registrieren", "/posts/neu", "/nachrichten/neu?an=x"];

function avif(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: "#a52" } as const;
  return sharp({ create, limitInputPixels: false }).avif({ quality: 30, effort: 0 }).toBuffer();
}

let counted = 0;
const count = () => {
  counted += 1;
  return counted;
};
const next = <Item>(list: Item[]): Item => list[count() % list.length] as Item;
const stranger = () => {
  const number = count();
  const address = from === "one address" ? "203.0.113.7" : `10.${number % 250}.${(number >> 8) % 250}.${number % 199}`;
  return { "x-forwarded-for": address };
};
const member = () => ({ ...stranger(), cookie: next(attackers) });

const ask = async (path: string, init?: RequestInit) => {
  const answer = await fetch(siteUrl + path, { ...init, headers: { accept: "text/html", ...stranger() } });
  await answer.arrayBuffer();
  return answer;
};
const post = (parts: SentPart[], headers: Record<string, string>) =>
  sendMultipart(`${siteUrl}/posts/neu`, [{ name: "content", value: "Angriff" }, ...parts], headers);
const image = (value: SentPart["value"]): SentPart => ({ name: "images", value, fileName: "a.avif" });

interface Attack {
  atOnce: number;
  send(): Promise<{ status: number }>;
}

const attacks: Record<string, Attack> = {
  "hostile forms": { atOnce: 4, send: () => sendBody(siteUrl + next(formAddresses), next(forms), stranger()) },
  "30 MB of a visitor": {
    atOnce: 3,
    send: () =>
      post([next([image({ bytes: 30 * megabyte }), { name: "a", value: { bytes: 30 * megabyte } }])], stranger()),
  },
  "30 MB of a member": {
    atOnce: 3,
    send: () =>
      post(
        [1, 2, 3].map(() => image({ bytes: 10 * megabyte - 1 })),
        member(),
      ),
  },
  "hostile pictures of a member": {
    atOnce: 6,
    send: () => post([image(huge), image(costly), image(costly)], member()),
  },
  "slow bodies": { atOnce: 10, send: () => sendSlowly(`${siteUrl}/posts/neu`, 200 * 1024, stranger()) },
  "writes to nowhere": {
    atOnce: 2,
    send: () => ask(`/nirgends/${count()}`, { method: "POST", body: new URLSearchParams() }),
  },
  "sharing pictures": { atOnce: 4, send: () => ask(`/bild/kreative/${next(slugs)}.png?v=${count()}`) },
  "pages that are not in memory": { atOnce: 4, send: () => ask(`/kreative?q=${count()}`) },
  "wrong passwords": {
    atOnce: 2,
    send: () => {
      const body = new URLSearchParams({ email: `${count()}@example.com`, password: "falsch" });
      return ask("/auth?modus=anmelden", { method: "POST", body });
    },
  },
};

const end = performance.now() + seconds * 1000;
const answers: Record<string, Record<number, number>> = {};
await Promise.all(
  Object.entries(attacks).flatMap(([name, { atOnce, send }]) => {
    const statuses: Record<number, number> = {};
    answers[name] = statuses;
    return Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        const { status } = await send().catch(() => ({ status: 0 }));
        statuses[status] = (statuses[status] ?? 0) + 1;
        await delay(pauseMs);
      }
    });
  }),
);
parentPort?.postMessage(answers);
