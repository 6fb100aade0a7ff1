import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { callOrders } from "~/features/calls/list/call-orders";
import { kindsOfSuggestedCalls, suggestedCalls } from "~/features/calls/list/suggested-calls.server";
import { orders } from "~/features/profiles/directory/orders";
import { suggestedKinds, suggestedPeople } from "~/features/profiles/directory/people-for-call.server";
import { explainedTiers } from "~/features/ranking/tiers";
import { workOrders } from "~/features/works/browse/work-orders";
import { headingOf } from "~/search/groups";
import { tierKinds } from "~/search/tiers";
import { attribute, byTag, elements, it, signIn, textOf } from "../support/http";
import { createPerson } from "../support/people";

describe("the page that says how lists are ordered", () => {
  it("names each order, each kind of results in its order, and that nobody pays for a place [FIND-76, FIND-77, REACH-89]", async ({
    browser,
  }) => {
    const page = await browser.get("/reihung");
    expect(page.heading).toBe("Wie wir reihen");
    const terms = elements(page.document, ({ tagName }) => tagName === "dt").map(textOf);
    for (const all of [orders, callOrders, workOrders]) {
      const labels = Object.values(all).map(({ label }) => label);
      const start = terms.findIndex((_, at) => labels.every((label, index) => terms[at + index] === label));
      expect([labels, start]).not.toEqual([labels, -1]);
    }
    const headings = tierKinds.flatMap((kind) => headingOf(kind, "…") ?? []);
    const places = headings.map((heading) => page.text.indexOf(`Darüber steht „${heading}“.`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(page.text).toContain("Geld hat auf keine Reihenfolge Einfluss.");
    expect(page.text).toMatch(/die letzten 10 ersten Nachrichten, Angebote und Einladungen.*180 Tagen.*ab 5 davon/);
    expect(page.text).toContain("E-Mail-Adresse der Domain … bestätigt");
    expect(page.text).toContain("2019/1150");
    expect(page.text).toContain("2022/2065");
  });

  it("is linked from each list, at its section, from the terms and the footer [FIND-78]", async ({ browser }) => {
    const linksOf = async (path: string) => {
      const page = await browser.get(path);
      return byTag(page.document, "a").map((link) => attribute(link, "href") ?? "");
    };
    const ranking = await browser.get("/reihung");
    const ids = elements(ranking.document, (element) => Boolean(attribute(element, "id"))).map((one) =>
      attribute(one, "id"),
    );
    for (let count = 0; count < 3; count += 1) await createPerson(db, { title: "Korbflechterin", location: "Damüls" });
    const lists = {
      "/": "startseite",
      "/kreative": "kreative",
      "/kreative?q=Fotografie": "suche",
      "/arbeiten": "arbeiten",
      "/feed": "feed",
      "/blog": "blog",
    };
    for (const [path, id] of Object.entries(lists)) {
      expect([path, await linksOf(path)]).toEqual([path, expect.arrayContaining([`/reihung#${id}`, "/reihung"])]);
      expect(ids).toContain(id);
    }
    expect(ids).toEqual(expect.arrayContaining(["orte", "ausschreibungen"]));
    expect(await linksOf("/agb?fassung=2027-01-01")).toContain("/reihung");
    await signIn(browser, await createPerson(db));
    expect(await linksOf("/ausschreibungen")).toContain("/reihung#ausschreibungen");
  });

  it("says how suggestions come about, as the program makes them [REACH-56]", async ({ browser }) => {
    const { text } = await browser.get("/reihung");
    const said = text.slice(text.indexOf("Vorschläge sind eine Suche"));
    expect(said).toContain(`bis zu ${suggestedPeople} Kreative`);
    expect(said).toContain(`bis zu ${suggestedCalls} offene`);
    const places = suggestedKinds.map((kind) => said.indexOf(explainedTiers[kind]));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(kindsOfSuggestedCalls).toEqual(suggestedKinds.slice(0, -1));
    expect(said).toContain("Die letzte Stufe gibt es nur bei Kreativen.");
  });

  it("and recommendations say why they are there [FIND-79]", async ({ browser }) => {
    const page = await browser.get("/");
    const said = byTag(page.document, "p").map((text) => textOf(text).replace(/\s+/g, " "));
    for (const order of ["die mit den meisten „Gefällt mir“ zuerst", "die neuesten zuerst"])
      expect(said.join("\n")).toContain(`Von unserem Team ausgewählt, ${order}. Dafür bezahlt niemand.`);
    expect((await browser.get("/feed")).text).toContain("Das Neueste steht zuerst.");
  });
});
