import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { posts } from "~/db/schema";
import { tryLimits } from "~/http/limits";
import { Browserless, formOf, it, signIn } from "../support/http";
import { createPerson } from "../support/people";
import { picture, waitingFilesOf } from "../support/posts";

const create = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a52" }, limitInputPixels: false });
const asFile = (bytes: Buffer, name: string, type: string) => new File([new Uint8Array(bytes)], name, { type });

/** A photo is as noisy as this, and as large. */
const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 30 } },
  })
    .jpeg({ quality: 60 })
    .toBuffer();

const asAvif = async (side: number) =>
  asFile(await create(side, side).avif({ quality: 30, effort: 0 }).toBuffer(), "a.avif", "image/avif");
/** About 1,500 bytes that decode to a picture of 49 megapixels. */
const hostile = await asAvif(7000);
/** Takes long for its size, and the site opens it. */
const costly = await asAvif(2400);

function withPictures(content: string, files: File[]) {
  return formOf({ content, images: files });
}

const avatar = (file: File) => {
  return formOf({ avatar: file });
};

/** The memory of the site and of its picture process, in megabytes. */
function memoryOf(pid: number): { site: number; pictures: number } {
  const rss = (id: string) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0) / 1000;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return { site: rss(`${pid}`), pictures: children.reduce((sum, id) => sum + rss(id), 0) };
}

it("lets no portrait wait for another account's hostile pictures [SAFE-30, SAFE-31, SAFE-39]", async ({ site }) => {
  const [mallory, anna] = [await createPerson(db), await createPerson(db)];
  const attacker = await signIn(new Browserless(site.url), mallory);
  const other = await signIn(new Browserless(site.url), anna);
  const attack = Array.from({ length: 24 }, (_, index) =>
    attacker.post("/posts/neu", withPictures(`Angriff ${index}`, [hostile, costly, costly]), { follow: false }),
  );
  const started = performance.now();
  const uploaded = await other.post("/profil/bild", avatar(await picture()), { follow: false });
  const seconds = (performance.now() - started) / 1000;
  expect(uploaded.status).toBe(303);
  expect(seconds).toBeLessThan(8);
  const statuses = (await Promise.all(attack)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400, 503]));
  expect(await db.$count(posts, eq(posts.userId, mallory.id))).toBe(0);
});

it("lets a portrait pass between ten large photos of another account [SAFE-31]", async ({ site }) => {
  const [mia, anna] = await Promise.all(
    [1, 2].map(async () => signIn(new Browserless(site.url), await createPerson(db))),
  );
  const large = asFile(await photo(2000, 1500), "a.jpg", "image/jpeg");
  const answered: string[] = [];
  const noted = async (what: string, sent: ReturnType<Browserless["post"]> | undefined) => {
    const answer = await sent;
    answered.push(what);
    return answer?.status;
  };
  const posts = [3, 3, 3, 1].map((count) =>
    noted("post", mia?.post("/posts/neu", withPictures("Fotos", Array(count).fill(large)), { follow: false })),
  );
  expect(await noted("portrait", anna?.post("/profil/bild", avatar(await picture()), { follow: false }))).toBe(303);
  expect(await Promise.all(posts)).toEqual(Array(4).fill(expect.toBeOneOf([303, 503])));
  // Only the picture that is being processed when the portrait arrives may come before it.
  expect(answered.indexOf("portrait")).toBeLessThan(2);
});

it("refuses at once what it can't process in time, and says when to try again [SAFE-39]", async ({ site }) => {
  const attacker = await signIn(new Browserless(site.url), await createPerson(db));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      attacker.post("/posts/neu", withPictures(`Nr. ${index}`, [costly]), { follow: false }),
    ),
  );
  const busy = "Gerade werden sehr viele Bilder hochgeladen. Gespeichert wurde davon nichts.";
  const refused = answers.filter(({ text }) => text.includes(busy));
  expect(refused.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual(
    Array(3).fill([503, "30"]),
  );
});

it("uses little memory again after a series of hostile pictures [SAFE-30, SAFE-32]", async ({ site }) => {
  for (let account = 0; account < 2; account += 1) {
    const attacker = await signIn(new Browserless(site.url), await createPerson(db));
    for (let count = 0; count < 8; count += 1)
      expect((await attacker.post("/profil/bild", avatar(hostile), { follow: false })).status).toBe(400);
  }
  await expect.poll(() => memoryOf(site.pid).pictures, { timeout: 60_000, interval: 1000 }).toBe(0);
  expect(memoryOf(site.pid).site).toBeLessThan(350);
});

it("counts the pictures of an account, and says when it goes on [SAFE-40]", async ({ site }) => {
  const anna = await createPerson(db);
  const browser = await signIn(new Browserless(site.url), anna);
  const broken = new File(["kein Bild"], "a.png", { type: "image/png" });
  const send = () => browser.post("/posts/neu", withPictures("Neu", [broken, broken, broken]), { follow: false });
  const { times, seconds } = tryLimits["picture-account"];
  for (let count = 0; count < times / 3; count += 1) expect((await send()).status).toBe(400);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(refused.text).toMatch(/sehr viele Bilder hochgeladen\. Weiter geht es in \d+ Minuten/);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(seconds - 600);
});

it("writes one post and leaves no file when a slow one is sent again [SAFE-33, SAFE-38]", async ({ site }) => {
  const anna = await createPerson(db);
  const browser = await signIn(new Browserless(site.url), anna);
  const body = () => {
    const form = withPictures("Einmal und nicht zweimal", [costly, costly]);
    form.set("submissionId", "dieselbe-nummer");
    return form;
  };
  for (const afterMs of [150, 900]) {
    const gone = fetch(`${site.url}/posts/neu`, {
      method: "POST",
      body: body(),
      redirect: "manual",
      signal: AbortSignal.timeout(afterMs),
      headers: {
        origin: site.url,
        "sec-fetch-site": "same-origin",
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    await expect(gone).rejects.toThrow();
  }
  const send = async () => (await browser.post("/posts/neu", body(), { follow: false })).status;
  // A slow machine may be busy with the pictures of the first two, and says so.
  await expect.poll(send, { timeout: 120_000 }).toBe(303);
  expect(await send()).toBe(303);
  expect(await db.$count(posts, eq(posts.userId, anna.id))).toBe(1);
  const [stored] = await db.select().from(posts).where(eq(posts.userId, anna.id));
  const names = (stored?.images ?? []).map(({ url }) => url.split("/").at(-1)?.replace(".jpg", "") ?? "");
  const files = readdirSync(join(site.dataDir, "files", "post-images", anna.id));
  expect(names).toHaveLength(2);
  expect(files.filter((file) => !names.some((name) => file.startsWith(name)))).toEqual([]);
  expect(await waitingFilesOf(db, anna.id)).toEqual([]);
});

it("draws forty sharing pictures without slowing the pages of others [SAFE-35]", async ({ site }) => {
  const people = await Promise.all(Array.from({ length: 40 }, () => createPerson(db)));
  const statuses: number[] = [];
  const drawing = people.map(async ({ slug }) => {
    statuses.push((await fetch(`${site.url}/bild/kreative/${slug}.png`)).status);
  });
  for (let count = 0; count < 8; count += 1) expect((await fetch(`${site.url}/kreative?q=${count}`)).status).toBe(200);
  const drawnBefore = statuses.filter((status) => status === 200).length;
  await Promise.all(drawing);
  const drawn = statuses.filter((status) => status === 200).length;
  expect(drawnBefore).toBeLessThan(drawn / 2);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});
