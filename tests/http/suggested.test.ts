import { expect } from "vitest";
import { db } from "~/db/client.server";
import { createCallOf } from "../support/calls";
import { byTag, it, signIn, textOf } from "../support/http";
import { createCompany, createPerson } from "../support/people";

const skill = "Glasbläserei";

it("names on an open call of one's own who could fit, to nobody else [REACH-50, REACH-52]", async ({ browser }) => {
  const [berg, anna] = [await createCompany(db), await createPerson(db, { skills: [skill], location: "Egg" })];
  const values = { title: `${skill} für Vasen`, location: "Egg" };
  const open = await createCallOf(db, berg, values);
  const closed = await createCallOf(db, berg, { ...values, status: "geschlossen" });
  const other = await createCallOf(db, berg, { title: "Etwas anderes", category: "Beratung" });
  await signIn(browser, berg);
  const page = await browser.get(open.path);
  expect(byTag(page.document, "h2").map(textOf)).toContain("Wer könnte passen?");
  expect(page.html).toContain(`href="/kreative/${anna.slug}"`);
  expect(page.text).toContain("Glas");
  for (const path of [closed.path, other.path])
    expect((await browser.get(path)).text).not.toContain("Wer könnte passen?");
});

it("lists calls that fit one's own profile above all, without a search [REACH-53, REACH-55]", async ({ browser }) => {
  const call = await createCallOf(db, await createCompany(db), { title: `${skill} für Gläser` });
  await signIn(browser, await createPerson(db, { skills: [skill] }));
  const heading = "Passt zu Ihrem Profil";
  const page = await browser.get("/ausschreibungen");
  expect(page.text).toContain(heading);
  expect(page.html.indexOf(call.path)).toBeGreaterThan(page.html.indexOf(heading));
  for (const path of ["/ausschreibungen?q=Glas", "/ausschreibungen?kategorie=Packaging"])
    expect((await browser.get(path)).text).not.toContain(heading);
  await signIn(browser, await createCompany(db));
  expect((await browser.get("/ausschreibungen")).text).not.toContain(heading);
});
