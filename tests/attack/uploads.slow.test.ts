import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { type Browserless, browserOf, it } from "../support/http";
import { createPerson, password, unique } from "../support/people";
import { builtRoutes } from "../support/route-table";
import { memoryGrowth } from "./readings";
import { cookieOf, type SentPart, sendMultipart } from "./senders";

const megabyte = 1024 * 1024;
const pictures: SentPart[] = [{ name: "images", value: { bytes: 30 * megabyte }, fileName: "a.png" }];

/** The order of the composer: one field comes after the pictures. */
const post = (content: string): SentPart[] => [
  { name: "content", value: content },
  ...pictures,
  { name: "category", value: "Tipp" },
];

describe("a large body", () => {
  it("is taken only at the addresses for pictures, from those who may send one [SAFE-14]", async ({ site }) => {
    const superadmin = await browserOf(db, site.url, await createPerson(db, { isSuperadmin: true }));
    const member = await browserOf(db, site.url, await createPerson(db));
    const file: SentPart = { name: "picture", value: { bytes: megabyte }, fileName: "a.png" };
    const send = (address: string, sender?: Browserless) =>
      sendMultipart(site.url + address.replace(/:\w+\??/g, "1"), [file], sender ? { cookie: cookieOf(sender) } : {});

    const writes = (await builtRoutes()).filter((route) => route.startsWith("POST ") && !route.endsWith("/abmelden"));
    const addresses = writes.map((route) => route.slice("POST ".length));
    const refused: string[] = [];
    for (const address of addresses) if ((await send(address, superadmin)).status === 413) refused.push(address);
    const forMembers = ["/posts/neu", "/posts/:id/bearbeiten", "/profil/bild", "/blog/admin/bilder"];
    const forPictures = [...forMembers, "/admin/profile/:id/bild", "/admin/auftritt/bilder/:picture"];
    expect(refused.length).toBeGreaterThan(20);
    expect(addresses).toEqual(expect.arrayContaining(forPictures));
    expect(refused).not.toEqual(expect.arrayContaining([expect.toBeOneOf(forPictures)]));
    for (const address of forMembers) expect((await send(address, member)).status).toBeOneOf([400, 404]);
    for (const address of refused) {
      const { status } = await send(address);
      // Deleting an account redirects every visitor to the sign-in.
      const expected = address === "/profil/loeschen" ? 303 : 413;
      expect([address, status], "from a visitor").toEqual([address, expected]);
    }
  });

  it("of a visitor leaves its text, once, and not its pictures [SAFE-15]", async ({ browser, site }) => {
    const { email } = await createPerson(db);
    const first = unique("Anfang");
    const content = `${first}\r\n${"Ein langer Text „mit“ Zeichen. ".repeat(150)}`;
    const answer = await sendMultipart(`${site.url}/posts/neu`, post(content));
    expect(answer.status).toBe(401);
    expect(answer.text.split(first).length - 1).toBe(1);
    expect(answer.text.length).toBeLessThan(100_000);

    const stopped = await browser.post("/posts/neu", { content, category: "Tipp" });
    const wrong = await browser.submit(stopped.form("/auth", "fortsetzen"), { email, password: "falsch" });
    expect(wrong.html.split(first).length - 1).toBe(1);
    const resumed = await browser.submit(wrong.form("/auth", "fortsetzen"), { email, password });
    expect(resumed.html.split(first).length - 1).toBe(1);
    const done = await browser.submit(resumed.form("/posts/neu"));
    expect(done.text).toContain("Post erfolgreich erstellt!");
    expect(done.text).toContain(first);
  });

  it("of a visitor that is text is refused, with an answer of ordinary size [SAFE-14]", async ({ site }) => {
    const answer = await sendMultipart(`${site.url}/posts/neu`, [{ name: "content", value: { bytes: 30 * megabyte } }]);
    expect([answer.status, answer.text.includes("Das ist zu groß")]).toEqual([413, true]);
    expect(answer.text.length).toBeLessThan(100_000);
  });

  it("of twelve visitors at once does not stay in memory [SAFE-16]", async ({ site }) => {
    const sendAll = (parts: SentPart[]) =>
      Promise.all(Array.from({ length: 12 }, () => sendMultipart(`${site.url}/posts/neu`, parts)));
    // Warm up, so that the measurement does not include the server's own memory for this many connections.
    await sendAll([{ name: "content", value: "Hallo" }]);
    const text: SentPart[] = [{ name: "content", value: { bytes: 30 * megabyte } }];
    const answers: number[] = [];
    const growth = await memoryGrowth(site.url, async () => {
      for (const parts of [post("Hallo"), text]) answers.push(...(await sendAll(parts)).map(({ status }) => status));
    });
    expect(answers).toEqual([...Array(12).fill(401), ...Array(12).fill(413)]);
    expect(growth).toBeLessThan(50);
  });

  it("of twelve members at once is answered to each, and leaves memory [SAFE-86]", async ({ site }) => {
    const members = await Promise.all(
      Array.from({ length: 12 }, async () => cookieOf(await browserOf(db, site.url, await createPerson(db)))),
    );
    const image: SentPart = { name: "images", value: { bytes: 10 * megabyte }, fileName: "a.png" };
    const sendAll = (parts: SentPart[]) =>
      Promise.all(members.map((cookie) => sendMultipart(`${site.url}/posts/neu`, parts, { cookie })));
    await sendAll([
      { name: "content", value: "Hallo" },
      { ...image, value: "kein Bild" },
    ]);
    const answers: number[] = [];
    const growth = await memoryGrowth(site.url, async () => {
      const sent = await sendAll([{ name: "content", value: "Hallo" }, image, image, image]);
      answers.push(...sent.map(({ status }) => status));
    });
    // A slow machine may say that it is busy.
    expect(answers).toEqual(Array(12).fill(expect.toBeOneOf([400, 503])));
    expect(growth).toBeLessThan(120);
    expect(readdirSync(join(site.dataDir, "uploads"))).toEqual([]);
  });

  it("of slow members holds up nobody, and is answered when it has arrived [SAFE-86, SAFE-122]", async ({ site }) => {
    const cookies = await Promise.all(
      [1, 2, 3].map(async () => cookieOf(await browserOf(db, site.url, await createPerson(db)))),
    );
    const [quick = "", ...slow] = cookies;
    const { promise: isDone, resolve: goOn } = Promise.withResolvers<void>();
    const arriving: Promise<void>[] = [];
    const answers = slow.map((cookie) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      arriving.push(promise);
      return sendMultipart(`${site.url}/posts/neu`, post("Langsam"), { cookie }, () => {
        resolve();
        return isDone;
      });
    });
    await Promise.all(arriving);
    const answer = await sendMultipart(`${site.url}/posts/neu`, post("Schnell"), { cookie: quick });
    goOn();
    expect([answer.status, ...(await Promise.all(answers)).map(({ status }) => status)]).toEqual([400, 400, 400]);
  });
});
