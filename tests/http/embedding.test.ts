import { expect } from "vitest";
import { db } from "~/db/client.server";
import { createCallOf } from "../support/calls";
import { createCollection } from "../support/collections";
import { Browserless, it, signIn } from "../support/http";
import { createCompany, createPerson, unique } from "../support/people";

it("shows the directory, a shared list and calls in frames, and nothing else [REACH-94]", async ({ site }) => {
  const skill = unique("Glasmalerei");
  const people = [];
  for (let count = 0; count < 14; count += 1) people.push(await createPerson(db, { skills: [skill] }));
  const hidden = await createPerson(db, { skills: [skill], profileStatus: "hidden" });
  const anyone = new Browserless(site.url);
  const page = await anyone.get(`/einbetten/kreative?${new URLSearchParams({ skill })}`);
  expect(page.html.match(/<li>/g)).toHaveLength(12);
  expect(page.html).not.toContain(hidden.name);
  expect(page.html).not.toMatch(/<script|<img|<link|javascript:/i);
  expect(page.html).toContain('target="_blank" rel="noopener"');
  expect(page.headers.get("set-cookie")).toBeNull();
  expect(page.headers.get("x-frame-options")).toBeNull();
  expect(page.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-.*frame-ancestors \*$/,
  );
  expect((await anyone.get("/einbetten/kreative?farbe=dunkel")).html).toContain("color-scheme:dark;");

  const token = `frei-${people[0]?.id}`;
  await createCollection(db, await createCompany(db), {
    name: "Unsere <Besten>",
    shareToken: token,
    entries: [{ profileId: people[0]?.id, note: "Geheim" }, { profileId: hidden.id }],
  });
  const list = await anyone.get(`/einbetten/merkliste/${token}`);
  expect(list.html).toContain("<h1>Unsere &lt;Besten&gt;</h1>");
  expect([list.html.includes("Geheim"), list.html.match(/<li>/g)?.length]).toEqual([false, 1]);
  for (const path of ["merkliste/niemand", "ausschreibungen/niemand", "ausschreibungen", "profile"])
    expect([path, (await anyone.get(`/einbetten/${path}`)).status]).toEqual([path, 404]);
  const framed = (await anyone.get("/kreative")).headers;
  expect(framed.get("x-frame-options")).toBe("DENY");
  expect(framed.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

it("makes the snippet with a preview, and shows calls only if allowed [REACH-95]", async ({ browser, site }) => {
  const berg = await createCompany(db, { contactEmail: "geheim@example.com" });
  const open = await createCallOf(db, berg, { location: "Egg" });
  const closed = await createCallOf(db, berg, { status: "geschlossen" });
  await signIn(browser, berg);
  const page = "/konto/einbetten?was=ausschreibungen&farbe=hell";
  const before = await browser.get(page);
  expect(before.html).not.toContain("<iframe");
  await browser.submit(before.form("/konto/einbetten", "tat"));
  const after = await browser.get(page);
  const [, path = ""] = /<iframe[^>]* src="([^"]+)"/.exec(after.html) ?? [];
  expect(after.text).toContain(`<iframe src="${site.url}${path}"`);
  const anyone = new Browserless(site.url);
  const shown = await anyone.get(path);
  for (const text of [open.title, "Egg", open.path]) expect(shown.html).toContain(text);
  for (const text of [closed.title, "geheim@", berg.email]) expect(shown.html).not.toContain(text);
  await browser.submit(after.form("/konto/einbetten", "tat"));
  expect((await anyone.get(path)).status).toBe(404);
  const creatives = await browser.get("/konto/einbetten?q=Logo%20%22%3E&skill=SEO");
  expect(creatives.html).toContain('src="/einbetten/kreative?q=Logo+%22%3E&amp;skill=SEO"');
});
