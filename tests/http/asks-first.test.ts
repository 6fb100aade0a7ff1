import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { createAgentOf } from "../support/agents";
import { createCallOf } from "../support/calls";
import { attribute, byTag, it, signIn, textOf } from "../support/http";
import { createCompany, createPerson, type Person } from "../support/people";
import { createArticle, createPostOf } from "../support/posts";
import { createWorkOf } from "../support/works";

interface Asking {
  who: () => Promise<Person>;
  list: string;
  /** The address that asks about one entry of the list. */
  act: (me: Person) => Promise<string>;
  /** What the list links to, if it says where the act leads. */
  link?: string;
  asks: string;
  says: string;
}

const rows: Asking[] = [
  {
    who: () => createPerson(db),
    list: "/profil",
    act: async (me) => `/posts/${(await createPostOf(db, me)).id}/loeschen`,
    link: "?weiter=%2Fprofil",
    asks: "Post löschen",
    says: "Post erfolgreich gelöscht!",
  },
  {
    who: () => createPerson(db),
    list: "/profil",
    act: async (me) => `/arbeiten/${(await createWorkOf(db, me)).id}/loeschen`,
    asks: "Arbeit löschen",
    says: "Arbeit gelöscht",
  },
  {
    who: () => createPerson(db),
    list: "/suchauftraege",
    act: async (me) => `/suchauftraege/${await createAgentOf(db, me, "q=Logo")}/loeschen`,
    asks: "Suchauftrag löschen",
    says: "Suchauftrag gelöscht",
  },
  {
    who: () => createPerson(db),
    list: "/blog/admin",
    act: async () => `/blog/admin/${(await createArticle(db)).id}/loeschen`,
    asks: "Beitrag löschen",
    says: "Beitrag gelöscht",
  },
  {
    who: () => createCompany(db),
    list: "/profil",
    act: async (me) => `/ausschreibungen/${(await createCallOf(db, me)).id}/loeschen`,
    asks: "Ausschreibung löschen",
    says: "Ausschreibung erfolgreich gelöscht",
  },
];

describe("a list with acts that ask first", () => {
  for (const { who, list, act, link = "", asks, says } of rows)
    it(`sends no closed dialog; '${asks}' has a page, which leads back [FAST-144]`, async ({ browser }) => {
      const me = await who();
      await signIn(browser, me);
      const path = await act(me);
      const before = await browser.get(list);
      expect(byTag(before.document, "dialog")).toEqual([]);
      expect(byTag(before.document, "a").map((a) => attribute(a, "href"))).toContain(path + link);

      const page = await browser.get(path + link);
      expect(page.texts("h1")).toEqual([asks]);
      expect(page.html).toContain('<meta name="robots" content="noindex"/>');
      expect(page.headers.get("cache-control")).toMatch(/private|no-store/);
      const cancel = byTag(page.document, "a").find((a) => textOf(a) === "Abbrechen");
      const back = (cancel && attribute(cancel, "href")) ?? "";
      expect(back.split("#")[0]).toBe(list);

      const done = await browser.submit(page.form(path));
      expect([done.path, done.text]).toEqual([list, expect.stringContaining(says)]);
      expect((await browser.get(path)).status).toBe(404);
    });
});
