import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { createPerson } from "../../../../tests/support/people";
import { createWorkOf } from "../../../../tests/support/works";
import { readDirectorySearch } from "./directory";
import { listCreatives } from "./directory.server";

const page = async (parameters: string) => {
  const listed = await listCreatives(readDirectorySearch(new URLSearchParams(parameters)), null, undefined);
  return { next: listed.next, found: listed.creatives.map(({ name, kind }) => [kind, name]) };
};

beforeAll(async () => {
  const likes = { favoriteCount: 9 };
  await createPerson(db, { name: "Kirsten Klein", title: "Lektorin", location: "Schruns", ...likes });
  await createPerson(db, { name: "Chatbots", title: "KI-Anwendungen", location: "Egg", favoriteCount: 2 });
  const shown = await createPerson(db, { name: "Anki Frei", title: "Musiker", location: "Egg", favoriteCount: 1 });
  await createWorkOf(db, shown, { title: "Chatbot" });
  await createPerson(db, { name: "Sprachmodelle", title: "Künstliche Intelligenz", location: "Egg" });
  await createPerson(db, { name: "Verena Ki", title: "Gastwirtin", location: "Egg" });
});

describe("the letters of a word that names a craft", () => {
  it("count first where they are the whole word, and last within another one [FIND-09]", async () => {
    expect((await page("q=KI")).found).toEqual([
      ["letters", "Chatbots"],
      ["letters", "Verena Ki"],
      ["craft", "Sprachmodelle"],
      ["craft", "Anki Frei"],
      ["within", "Kirsten Klein"],
    ]);
  });

  it("stand behind what is only akin if nobody does it, however long the word is [FIND-09]", async () => {
    await createPerson(db, { name: "Beate Lampert", title: "Lektorin", location: "Egg", favoriteCount: 9 });
    await createPerson(db, { name: "Glashaus", title: "Glasbläserei", location: "Egg" });
    expect((await page("q=Lampe+in+Egg")).found).toEqual([
      ["related", "Glashaus"],
      ["within", "Beate Lampert"],
    ]);
  });

  it("count alone if letters alone are searched [FIND-12]", async () => {
    const { found } = await page("q=KI&woertlich=1");
    expect(found.map(([kind]) => kind)).toEqual(Array(found.length).fill("letters"));
    expect(found).toContainEqual(["letters", "Kirsten Klein"]);
  });

  it("show nobody twice and leave nobody out on later pages [FIND-10]", async () => {
    for (let number = 0; number < pageSizes.creatives; number += 1)
      await createPerson(db, { name: `Kira ${number}`, title: number % 2 ? "Tischler" : "KI", location: "Au" });
    const seen: unknown[] = [];
    let parameters: string | null | undefined = "q=KI";
    while (parameters) {
      const { found, next } = await page(parameters);
      seen.push(...found.map(([, name]) => name));
      parameters = next?.slice(next.indexOf("?") + 1);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(5 + pageSizes.creatives);
  });
});

it("puts those first whose title says the craft, also those who are liked less [FIND-103]", async () => {
  await createPerson(db, { name: "Auch Dabei", title: "Schreinerin", skills: ["Keramik"], favoriteCount: 8 });
  await createPerson(db, { name: "Ganz Rund", title: "Keramikerin", location: "Egg", favoriteCount: 1 });
  expect((await page("q=Töpferin")).found.slice(0, 2)).toEqual([
    ["craft", "Ganz Rund"],
    ["craft", "Auch Dabei"],
  ]);
});
