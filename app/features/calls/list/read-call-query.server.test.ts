import { expect, it } from "vitest";
import { readListSearch } from "~/features/agents/kinds.server";
import { readCallQuery } from "./read-call-query.server";

const read = (search: string) => readCallQuery(`http://localhost/ausschreibungen?${new URLSearchParams(search)}`);

it("takes a budget in the words of a search for a filter that can be taken out [FIND-104]", () => {
  const { typed, filter, understood, narrowing } = read("q=Logo bis 500 Euro&kategorie=Branding");
  expect(typed).toBe("Logo bis 500 Euro");
  expect(filter).toMatchObject({ query: "Logo", category: "Branding", asked: "'b:500'" });
  expect(narrowing.texts).toEqual([]);
  expect(understood?.parts).toEqual([
    { label: "Logodesign", without: "/ausschreibungen?q=bis+500+Euro&kategorie=Branding" },
    { label: "Budget bis 500 €", without: "/ausschreibungen?q=Logo&kategorie=Branding" },
  ]);
  expect(understood?.other).toBe("/ausschreibungen?q=Logo+bis+500+Euro&kategorie=Branding&woertlich=1");
});

it("says so too where nothing else is typed, and looks for the letters alone if asked to [FIND-104]", () => {
  expect(read("q=ab 10000 €")).toMatchObject({
    filter: { query: "", asked: "'b:mehr'" },
    understood: { parts: [{ label: "Budget ab 10.000 €", without: "/ausschreibungen" }] },
  });
  const literal = read("q=ab 10000 €&woertlich=1");
  expect(literal.filter).toMatchObject({ query: "ab 10000 €", isLiteral: true, asked: undefined });
  expect(literal.understood?.other).toBe("/ausschreibungen?q=ab+10000+%E2%82%AC");
});

it("is kept by a stored search as it was typed [FIND-104]", () => {
  const search = readListSearch("ausschreibungen", new URLSearchParams({ q: "Logo bis 500 Euro" }));
  expect(search).toMatchObject({ q: "Logo", filters: "'b:500'", texts: ["Budget bis 500 €"] });
  expect(search.fields).toEqual([["q", "Logo bis 500 Euro"]]);
});
