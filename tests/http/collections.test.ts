import { expect } from "vitest";
import { db } from "~/db/client.server";
import { createCollection } from "../support/collections";
import { it, signIn } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";
import { createWorkOf } from "../support/works";

it("begins with 'Merken' on cards, profiles and works, for members [REACH-71]", async ({ browser }) => {
  const skill = unique("Glasmalerei");
  const anna = await createPerson(db, { skills: [skill] });
  const { slug } = await createWorkOf(db, anna, { skills: [skill] });
  const remember = `/merklisten/merken?an=${anna.slug}`;
  const pages = [
    [`/kreative/${anna.slug}`, `href="${remember}"`],
    [`/kreative?skill=${encodeURIComponent(skill)}`, `href="${remember}"`],
    [`/kreative/${anna.slug}/arbeiten/${slug}`, `href="${remember}&amp;arbeit=${slug}"`],
    [`/arbeiten?skill=${encodeURIComponent(skill)}`, `href="${remember}&amp;arbeit=${slug}"`],
  ] as const;
  const offering = () => Promise.all(pages.map(async ([page, link]) => (await browser.get(page)).html.includes(link)));
  expect(await offering()).toEqual([false, false, false, false]);
  await signIn(browser, await createCompany(db));
  expect(await offering()).toEqual([true, true, true, true]);
});

it("is a list with notes that nobody else reads, and a link that shows it without them [REACH-70, REACH-74, REACH-75]", async ({
  browser,
}) => {
  const anna = await createPerson(db);
  const hidden = await createPerson(db, { profileStatus: "hidden" });
  const berg = await createCompany(db);
  const note = unique("Ruhige Bilder");
  await signIn(browser, berg);
  const page = await browser.get(`/merklisten/merken?an=${anna.slug}`);
  const nameless = await browser.submit(page.form("/merklisten/merken"), { note });
  expect(nameless.text).toContain("Bitte geben Sie der neuen Merkliste einen Namen");
  expect([nameless.status, nameless.html.includes(note)]).toEqual([400, true]);
  const list = await browser.submit(page.form("/merklisten/merken"), { name: "Fotografie 2027", note });
  for (const text of ["Gemerkt", "Fotografie 2027", anna.name, note]) expect(list.text).toContain(text);
  const table = await browser.get(`${list.path}/tabelle.csv`);
  expect(table.headers.get("content-type")).toContain("text/csv");
  expect(table.html).toContain(note);

  const shared = await browser.submit(list.form(`${list.path}/teilen`));
  const [, link = ""] = /(\/merkliste\/[\w-]+)/.exec(shared.html) ?? [];
  const token = "offen-".concat(berg.id);
  await createCollection(db, berg, {
    shareToken: token,
    entries: [{ profileId: hidden.id }, { profileId: anna.id, note }],
  });
  browser.cookies.clear();
  for (const path of [link, `/merkliste/${token}`]) {
    const seen = await browser.get(path);
    expect(seen.status).toBe(200);
    expect(seen.text).toContain(anna.name);
    expect(seen.text).toContain(`Merkliste von ${berg.name}`);
    expect(seen.html).not.toContain(note);
    expect(seen.html).not.toContain(hidden.name);
    expect(seen.text).toContain("1 Eintrag");
    expect(seen.headers.get("cache-control")).toContain("no-store");
    expect(seen.html).toContain('content="noindex');
  }
  await signIn(browser, berg);
  await browser.submit((await browser.get(list.path)).form(`${list.path}/teilen`));
  expect((await browser.get(link)).status).toBe(404);
});

it("leads nowhere while a superadmin hides it, by a new link neither, and its owner still sees it [REACH-77]", async ({
  browser,
}) => {
  const anna = await createPerson(db);
  const list = await createCollection(db, anna, { shareToken: unique("liste"), hidden: true });
  const isGone = async (token: string) => {
    for (const path of [`/merkliste/${token}`, `/einbetten/merkliste/${token}`])
      expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
  };
  await isGone(list.shareToken ?? "");
  await signIn(browser, anna);
  const page = await browser.get(list.path);
  expect(page.text).toContain("Unser Team hat diese Merkliste ausgeblendet.");
  const taken = await browser.submit(page.form(`${list.path}/teilen`));
  const again = await browser.submit(taken.form(`${list.path}/teilen`));
  const [, token = ""] = /\/merkliste\/([\w-]+)/.exec(again.html) ?? [];
  expect(token).not.toBe("");
  await isGone(token);
});
