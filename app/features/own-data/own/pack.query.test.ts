import { eq } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { db } from "~/db/client.server";
import * as tables from "~/db/schema";
import { fairRights } from "~/features/rights/rights";
import { claimFiles, preparePicture, storePicture } from "~/images/pictures.server";
import { storage } from "~/images/storage.server";
import { settings } from "~/settings.server";
import { createAttachment, createMessageFile } from "../../../../tests/support/attachments";
import { createCallOf } from "../../../../tests/support/calls";
import { createConversation } from "../../../../tests/support/conversations";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson, unique } from "../../../../tests/support/people";
import { createArticle, createPostOf, picture } from "../../../../tests/support/posts";
import { createCredit, createWorkOf, createWorkPicture } from "../../../../tests/support/works";
import { readZip } from "../../../../tests/support/zip";
import { collectOwnData } from "./collect.server";
import { pack } from "./pack.server";

async function copyOf(
  { id: profileId, name }: { id: string; name: string },
  isForSuperadmin = false,
  maxBytes?: number,
) {
  const files = readZip(await pack({ profileId, name, isForSuperadmin, maxBytes }));
  return {
    page: files.get("meine-daten.html")?.toString() ?? "",
    json: files.get("daten.json")?.toString() ?? "",
    names: [...files.keys()],
    pictures: [...files.keys()].filter((key) => key.startsWith("bilder/")).map((key) => key.slice("bilder/".length)),
  };
}

it("has every picture of the person in its full size, whatever the file is called, as far as there is room [ACCT-90, FILE-20]", async () => {
  const anna = await createPerson(db);
  const prepared = await preparePicture(await picture("bild.png", 1600, 1000), { longest: 1600, widths: [640, 320] });
  const store = async (name: string, folder = anna.id) => {
    const { keys, ...stored } = await storePicture(folder, name, prepared);
    await claimFiles(db, keys);
    expect(keys.length).toBeGreaterThan(3);
    return { ...stored, alt: "Ein Bild" };
  };
  await createPostOf(db, anna, { images: [await store("post_17-1"), await store("post_17-2")] });
  const work = await createWorkOf(db, anna);
  await createWorkPicture(db, work, { url: (await store("work_640")).url });
  await createWorkPicture(db, { id: null, userId: anna.id }, { url: (await store("work_5-320")).url });
  const { url: portrait } = await store("avatar_1");
  await db
    .update(tables.profiles)
    .set({ avatarUrl: `${portrait}?v=1` })
    .where(eq(tables.profiles.id, anna.id));
  const inArticle = await store(unique("article").replace(" ", "-"), "blog");
  const strangers = await store("post_1-1", (await createPerson(db)).id);
  await createArticle(db, {
    createdBy: anna.id,
    content: `<p><img src="${inArticle.url}"><img src="${strangers.url}"></p>`,
  });
  await store("named-by-no-row");

  const ofArticle = inArticle.url.split("/").at(-1) ?? "";
  const { pictures, page } = await copyOf(anna);
  expect(pictures.toSorted()).toEqual(
    [
      ...[ofArticle, "avatar_1.jpg", "named-by-no-row.jpg", "post_17-1.jpg", "post_17-2.jpg"],
      ...["work_5-320.jpg", "work_640.jpg"],
    ].toSorted(),
  );
  for (const name of pictures) expect(page).toContain(`<img src="bilder/${name}"`);
  const bounded = await copyOf(anna, false, 1);
  expect(bounded.pictures).toEqual([]);
  expect(bounded.page).toContain("zu groß für die Kopie");
  for (const name of pictures)
    expect(bounded.page).toMatch(new RegExp(`/storage/post-images/[^"]+/${name}">${name}</a> \\(`));
  await (await storage()).deleteAll(`post-images/${anna.id}/`);
});

it("names every column and every part of a document in German [ACCT-91]", async () => {
  const [anna, ben] = [await createCompany(db), await createPerson(db)];
  const image = { url: "/storage/x.jpg", alt: "Ein Plakat", width: 3, height: 2, placeholder: "data:," };
  await createPostOf(db, anna, { images: [image] });
  await createCredit(db, await createWorkOf(db, anna), ben, { state: "confirmed" });
  const answeredCall = { title: "Ein Ruf", description: "Worum", budget: null, deadline: null };
  const call = await createCallOf(db, ben);
  await createOffer(db, call, anna, {
    priceKind: "tag",
    priceCents: 100,
    priceTax: "netto",
    included: ["korrekturen", "spesen"],
    rights: { ...fairRights, uses: ["print", "web"] },
    works: [{ id: 7, title: "Käsebuch" }],
    answeredCall: { ...answeredCall, requirements: ["Geduld"], deliverables: [], rights: null },
  });
  await createOffer(db, await createCallOf(db, anna), ben, { note: "Gefällt uns" });
  const { page } = await copyOf(anna);
  const names = [...page.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
  for (const shown of [
    "<dt>Art des Kontos</dt><dd>Unternehmen</dd>",
    "<dt>Art des Preises</dt><dd>pro Tag</dd>",
    "<dt>Im Preis enthalten</dt><dd>Korrekturen, Spesen</dd>",
    "<dt>Wofür</dt><dd>Print, Web</dd>",
    "<dt>Beschreibung</dt><dd>Ein Plakat</dd>",
    "<dt>Titel</dt><dd>Käsebuch</dd>",
    "<dt>Anforderungen</dt><dd>Geduld</dd>",
    "<dt>Zustand</dt><dd>bestätigt</dd>",
  ])
    expect(page).toContain(shown);
  for (const { name, rows, columns } of await collectOwnData(anna.id))
    for (const row of rows) expect([name, Object.keys(row).filter((key) => !(key in columns))]).toEqual([name, []]);
});

it("leaves out what others wrote under seal when a superadmin gets it, and says so [ACCT-92]", async () => {
  const [berg, ben] = [await createCompany(db), await createPerson(db)];
  const call = await createCallOf(db, berg);
  const [price, said, own] = [4_711_00, unique("Zwetschgenknödel"), unique("Riebel")];
  const terms = { priceKind: "pauschal", priceCents: price, priceTax: "netto" } as const;
  await createOffer(db, call, ben, { ...terms, message: said, note: unique("Notiz") });
  await createConversation(db, ben, berg, { texts: [said] });
  await createConversation(db, berg, await createPerson(db), { texts: [own] });
  const theirs = await copyOf(berg);
  expect(theirs.json).toContain(said);
  expect(theirs.json).toContain(`${price}`);
  const sealed = await copyOf(berg, true);
  for (const text of [sealed.json, sealed.page]) {
    expect(text).toContain(own);
    expect(text).toContain(call.title);
    for (const secret of [said, `${price}`, "Notiz ", ben.name]) expect(text).not.toContain(secret);
  }
  expect(sealed.page).toContain("weil nur die Person selbst sie lesen darf");
  expect(theirs.page).not.toContain("weil nur die Person selbst sie lesen darf");
});

it("has the files of the own calls and messages as far as there is room, and says where the others are [FILE-11, FILE-18]", async () => {
  const berg = await createCompany(db);
  const call = await createCallOf(db, berg);
  const disk = await storage();
  const store = async (name: string, content: string) => {
    const file = await createAttachment(db, call, { name, bytes: content.length });
    const key = file.key ?? "";
    await disk.put(key, content);
    onTestFinished(() => disk.delete(key));
    return file;
  };
  await store("Plan & #1.pdf", "%PDF-1.7 a");
  const large = await store("Groß <b>.pdf", "%PDF-1.7 bbbbbbbbbb");
  await store("Brief.pdf", "%PDF-1.7 c");
  const packed = async (maxBytes?: number) =>
    readZip(await pack({ profileId: berg.id, name: berg.name, isForSuperadmin: false, maxBytes }));
  const namesIn = (files: Map<string, Buffer>) => [...files.keys()].filter((name) => name.startsWith("unterlagen/"));

  const bounded = await packed(20);
  expect(namesIn(bounded)).toEqual(["unterlagen/1-Plan & #1.pdf", "unterlagen/3-Brief.pdf"]);
  expect(bounded.get("unterlagen/3-Brief.pdf")?.toString()).toBe("%PDF-1.7 c");
  const page = bounded.get("meine-daten.html")?.toString() ?? "";
  const address = settings.siteUrl + large.path;
  expect(page).toContain('<a href="unterlagen/1-Plan%20%26%20%231.pdf">');
  expect(page).toContain("zu groß für die Kopie");
  expect(page).toContain(`<a href="${address}">Groß &lt;b&gt;.pdf</a> (1\u00a0KB)`);
  expect(bounded.get("daten.json")?.toString()).toContain(address);

  const talk = await createConversation(db, berg, await createPerson(db));
  const sent = await createMessageFile(db, talk, { name: "Skizze.zip", type: "zip" });
  await disk.put(sent.key ?? "", "PK");
  onTestFinished(() => disk.delete(sent.key ?? ""));
  const whole = await packed();
  expect(whole.get("dateien/4-Skizze.zip")?.toString()).toBe("PK");
  expect(namesIn(whole)).toHaveLength(3);
  expect(whole.get("meine-daten.html")?.toString()).not.toContain("zu groß für die Kopie");
});
