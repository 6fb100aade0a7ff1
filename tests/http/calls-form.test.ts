import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { durations } from "~/features/calls/call-options";
import { callFieldNames } from "~/features/calls/call-schema";
import { categories } from "~/features/calls/categories";
import { targetGroups } from "~/features/calls/target-groups";
import { createCallOf } from "../support/calls";
import {
  attribute,
  byTag,
  type Element,
  elements,
  type Form,
  it,
  type Page,
  signedIn,
  signIn,
  textOf,
} from "../support/http";
import { createCompany, createPerson } from "../support/people";

const named = (root: Element, name: string) => elements(root, (element) => attribute(element, "name") === name);
const values = (found: Element[]) => found.map((element) => attribute(element, "value"));

/** The options of the choice with this name, in order. */
function options(form: Form, name: string) {
  const [field] = named(form.element, name);
  return field ? byTag(field, "option").map(textOf) : [];
}

const sections = (form: Form) => byTag(form.element, "section").map((section) => ({ section, text: textOf(section) }));

const budgetLabels = [
  "Bis 500€",
  "500€ - 1.000€",
  "1.000€ - 2.500€",
  "2.500€ - 5.000€",
  "5.000€ - 10.000€",
  "Über 10.000€",
];

describe("the form of a new call", () => {
  it("has four sections with German headings and labels, the last one with whom the call is for and whether it is pinned [CALL-18, CALL-20, CALL-36]", async ({
    browser,
  }) => {
    await signIn(browser, await createCompany(db));
    const found = sections((await browser.get("/ausschreibungen/neu")).form("/ausschreibungen/neu"));
    expect(found.map(({ section }) => byTag(section, "h2").map(textOf))).toEqual([
      ["Worum geht es?"],
      ["Budget und Zeitplan"],
      ["Anforderungen und Lieferumfang"],
      ["Sichtbarkeit"],
    ]);
    const labels = [
      ["Titel", "Beschreibung", "Kategorie", "Unterkategorie", "Ort", "Arbeitsort"],
      ["Budget", "Deadline", "Projektdauer"],
      ["Anforderungen", "Lieferumfang", "Erfahrung"],
      ["Zielgruppe", "Alle 28 Zielgruppen zeigen", "Diese Ausschreibung anheften"],
    ];
    for (const [index, texts] of labels.entries()) {
      for (const text of texts) expect(found[index]?.text).toContain(text);
    }
    expect(found[3]?.text).toContain("Es kann immer nur eine Ausschreibung angeheftet sein");
    expect(found.map(({ section }) => named(section, "pinned").length)).toEqual([0, 0, 0, 1]);
  });

  it("has a control for every field of its schema, and so has the editor [HOUSE-46]", async ({ browser }) => {
    const company = await createCompany(db);
    const { id } = await createCallOf(db, company);
    await signIn(browser, company);
    for (const path of ["/ausschreibungen/neu", `/ausschreibungen/${id}/bearbeiten`]) {
      const form = (await browser.get(path)).form(path);
      const missing = callFieldNames.filter((name) => named(form.element, name).length === 0);
      expect(missing, path).toEqual([]);
    }
  });

  it("offers the choices of the specification and nothing more [CALL-21, CALL-28, CALL-29, CALL-30, CALL-34, CONST-05, CONST-11]", async ({
    browser,
  }) => {
    await signIn(browser, await createCompany(db));
    const form = (await browser.get("/ausschreibungen/neu")).form("/ausschreibungen/neu");
    expect(options(form, "budget")).toEqual(["Auf Anfrage", ...budgetLabels]);
    expect(values(byTag(named(form.element, "budget")[0] ?? expect.fail(), "option"))).toEqual([
      "",
      "500",
      "1000",
      "2500",
      "5000",
      "10000",
      "mehr",
    ]);
    expect(options(form, "projectDuration")).toEqual(["Nach Absprache", ...durations]);
    const radios = (name: string) => values(named(form.element, name));
    expect(radios("workLocation")).toEqual(["vor-ort", "remote", "hybrid", ""]);
    expect(radios("experienceLevel")).toEqual(["einsteiger", "fortgeschritten", "expertin", "egal", ""]);
    for (const text of ["Vor Ort", "Remote", "Hybrid", "Einsteiger", "Fortgeschritten", "Expert:in", "Egal"]) {
      expect(textOf(form.element)).toContain(text);
    }
    expect(named(form.element, "featured")).toEqual([]);

    const keys = targetGroups.map(({ key }) => key);
    const [folded] = byTag(form.element, "details");
    expect(attribute(folded ?? expect.fail(), "open")).toBeNull();
    expect(values(named(folded ?? expect.fail(), "targetGroup"))).toEqual(keys.slice(6));
    expect(radios("targetGroup")).toEqual(keys);
  });
});

it("the editor of a call offers what the form of a new call offers, its ten categories and six budgets among them [CALL-71, CALL-72, CALL-73, CONST-02, CONST-06]", async ({
  browser,
}) => {
  const berg = await signedIn(browser, createCompany(db));
  const { id } = await createCallOf(db, berg);
  const form = (await browser.get(`/ausschreibungen/${id}/bearbeiten`)).form(`/ausschreibungen/${id}`);
  const created = (await browser.get("/ausschreibungen/neu")).form("/ausschreibungen/neu");
  for (const name of ["category", "subcategory", "budget", "projectDuration"]) {
    expect(options(form, name), name).toEqual(options(created, name));
  }
  expect(options(form, "budget").slice(1)).toEqual(budgetLabels);
  expect(options(form, "category").slice(1)).toEqual(categories.map(({ name }) => name));
  expect(options(form, "category").slice(1, 11).join(", ")).toBe(
    "Logo Design, Webdesign, Print Design, Fotografie, Video Production, Social Media, Branding, Illustration, Packaging, Marketing",
  );
});

it("leads a visitor over the sign-in to the form of a call [CALL-16, CALL-17, CALL-23]", async ({ browser }) => {
  const { email, password } = await createCompany(db);
  const home = await browser.get("/");
  expect(linkTo(home, "Projekt einstellen")).toContain("/ausschreibungen/neu");
  const prompt = await browser.get("/ausschreibungen/neu");
  const signInPath = linkTo(prompt, "Jetzt anmelden")[0] ?? expect.fail();
  const form = (await browser.get(signInPath)).form("/auth?modus=anmelden");
  const page = await browser.submit(form, { email, password });
  expect(page.redirects).toEqual(["/ausschreibungen/neu"]);
  expect(page.form("/ausschreibungen/neu").method).toBe("post");
});

const linkTo = (page: Page, text: string) =>
  byTag(page.document, "a")
    .filter((link) => textOf(link) === text)
    .map((link) => attribute(link, "href"));

it("the page of a call has experience as its fourth tile when it is set, and three tiles otherwise [CALL-63]", async ({
  browser,
}) => {
  const berg = await createCompany(db);
  const [set, unset] = [await createCallOf(db, berg, { experienceLevel: "expertin" }), await createCallOf(db, berg)];
  await signIn(browser, await createPerson(db));
  const tilesOf = async (path: string) => {
    const [tiles] = byTag((await browser.get(path)).document, "dl");
    return tiles ? ["dt", "dd"].map((tag) => byTag(tiles, tag).map(textOf)) : [];
  };
  const [labels, values] = await tilesOf(set.path);
  expect(labels).toEqual(["Budget", "Deadline", "Dauer", "Erfahrung"]);
  expect(values?.[3]).toBe("Expert:in");
  expect((await tilesOf(unset.path))[0]).toEqual(["Budget", "Deadline", "Dauer"]);
});
