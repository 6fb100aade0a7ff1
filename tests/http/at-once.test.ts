import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eq, inArray } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { slugify } from "~/text/slug";
import { Browserless, browserOf, formOf, it } from "../support/http";
import { createPerson, unique } from "../support/people";
import { picture, waitingFilesOf } from "../support/posts";
import { confirmationSubject, register, registration } from "../support/registration";
import { goodClaim, reserve } from "../support/reservations";

/** Eight names that nobody takes for each other, with the same slug. */
function namesOfOneSlug() {
  const name = unique("Eva Moos");
  return [..."日月火水木金土本"].map((sign) => `${name} ${sign}`);
}

const numbered = (slug: string, most: number) => [
  slug,
  ...Array.from({ length: most - 1 }, (_, index) => `${slug}-${index + 2}`),
];

describe("eight at once who want one address each get one", () => {
  it("registering", async ({ site, mailSink }) => {
    const people = namesOfOneSlug().map((name) => registration({ name }));
    const pages = await Promise.all(people.map((values) => register(new Browserless(site.url), values)));
    expect(pages.map(({ status }) => status)).toEqual(people.map(() => 200));
    const names = people.map(({ name }) => name);
    const stored = await db.select({ slug: profiles.slug }).from(profiles).where(inArray(profiles.name, names));
    expect(stored.map(({ slug }) => slug).sort()).toEqual(numbered(slugify(names[0] ?? ""), 8));
    for (const { email } of people) {
      await mailSink.waitForMail(email, { subject: confirmationSubject });
      expect(mailSink.mails.filter(({ recipient }) => recipient === email)).toHaveLength(1);
    }
  });

  it("but of names alike, one does [SAFE-131]", async ({ site }) => {
    const name = unique("Eva Moos");
    const spellings = [name, name.replace(" ", "-"), name.toUpperCase(), `${name}.`];
    const pages = await Promise.all(
      spellings.map((spelling) => register(new Browserless(site.url), registration({ name: spelling }))),
    );
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(pages.filter(({ text }) => text.includes("Name bereits vergeben"))).toHaveLength(3);
  });

  it("claiming profiles", async ({ site }) => {
    const names = namesOfOneSlug();
    const links = await Promise.all(names.map((name) => reserve(db, { name })));
    const answers = await Promise.all(
      links.map(({ path }) => new Browserless(site.url).post(path, { ...goodClaim, agbAccepted: "on" })),
    );
    for (const { text } of answers) expect(text).toContain("Profil erfolgreich erstellt!");
    const stored = await db.select({ slug: profiles.slug }).from(profiles).where(inArray(profiles.name, names));
    expect(stored.map(({ slug }) => slug).sort()).toEqual(numbered(slugify(names[0] ?? ""), 8));
  });

  it("being renamed by superadmins", async ({ site }) => {
    const admin = await browserOf(db, site.url, await createPerson(db, { isSuperadmin: true }));
    const names = namesOfOneSlug();
    const people = await Promise.all(names.map(() => createPerson(db)));
    const pages = await Promise.all(people.map(({ id }) => admin.get(`/admin/profile/${id}`)));
    const forms = pages.map((page, index) => page.form(`/admin/profile/${people[index]?.id}`, "name"));
    const answers = await Promise.all(
      forms.map((form, index) => admin.submit(form, { name: names[index] ?? "" }, { follow: false })),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 303));
    const stored = await db.select({ slug: profiles.slug }).from(profiles).where(inArray(profiles.name, names));
    expect(stored.map(({ slug }) => slug).sort()).toEqual(numbered(slugify(names[0] ?? ""), 8));
  });
});

it("leaves nothing of an account that is deleted while it posts, likes, writes and uploads, and nothing fails", async ({
  site,
}) => {
  const ben = await createPerson(db);
  for (let round = 0; round < 3; round += 1) {
    const anna = await createPerson(db);
    const browser = await browserOf(db, site.url, anna);
    const sendFile = async (path: string, field: string) => {
      const body = formOf({ content: unique("Noch einer") });
      body.append(field, await picture());
      return browser.post(path, body, { follow: false });
    };
    const send = (path: string, form: Record<string, string>) =>
      browser.post(path, form, { follow: false, headers: { accept: "*/*" } });
    const letter = { senderEmail: anna.email, subject: "Frage", message: "Haben Sie im März Zeit für ein Plakat?" };
    const work = () => [
      sendFile("/posts/neu", "images"),
      sendFile("/profil/bild", "avatar"),
      send(`/kreative/${ben.slug}/like`, { like: "1" }),
      send(`/nachrichten/neu?an=kreative/${ben.slug}`, letter),
    ];
    const answers = await Promise.all([...work(), send("/profil/loeschen", { password: anna.password }), ...work()]);
    for (const { status, text } of answers) expect(status, text).toBeLessThan(500);
    expect(await db.$count(profiles, eq(profiles.id, anna.id))).toBe(0);
    expect(await db.select().from(profiles).where(eq(profiles.id, ben.id))).toMatchObject([{ favoriteCount: 0 }]);
    const folder = join(site.dataDir, "files/post-images", anna.id);
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    expect(await waitingFilesOf(db, anna.id)).toEqual([]);
  }
});
