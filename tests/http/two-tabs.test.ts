import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { createAgentOf } from "../support/agents";
import { createCallOf } from "../support/calls";
import { attribute, Browserless, byTag, it, signIn, textOf } from "../support/http";
import { createCompany, createPerson, type Person } from "../support/people";
import { createArticle } from "../support/posts";
import { createWorkOf } from "../support/works";

interface Row {
  rule: string;
  person: () => Promise<Person>;
  path: (me: Person) => Promise<string>;
  /** A text of the form, and its label. */
  field: [name: string, label: string];
  title: string;
}

const rows: Record<string, Row> = {
  "a call": {
    rule: "CALL-86",
    person: () => createCompany(db),
    path: async (me) => `/ausschreibungen/${(await createCallOf(db, me)).id}/bearbeiten`,
    field: ["description", "Beschreibung"],
    title: "Diese Ausschreibung wurde inzwischen geändert",
  },
  "a work": {
    rule: "WORK-88",
    person: () => createPerson(db),
    path: async (me) => `/arbeiten/${(await createWorkOf(db, me)).id}/bearbeiten`,
    field: ["content", "Text"],
    title: "Diese Arbeit wurde inzwischen geändert",
  },
  "the own profile": {
    rule: "OWN-51",
    person: () => createPerson(db),
    path: async () => "/profil/bearbeiten",
    field: ["bio", "Beschreibung"],
    title: "Ihr Profil wurde inzwischen geändert",
  },
  "a profile, by a superadmin": {
    rule: "ADM-31",
    person: () => createPerson(db, { isSuperadmin: true }),
    path: async () => `/admin/profile/${(await createPerson(db)).id}`,
    field: ["bio", "Beschreibung"],
    title: "Das Profil wurde inzwischen geändert",
  },
  "the look of the site": {
    rule: "ADM-80",
    person: () => createPerson(db, { isSuperadmin: true }),
    path: async () => "/admin/auftritt",
    field: ["claim", "Leitsatz"],
    title: "Der Auftritt wurde inzwischen geändert",
  },
  "a stored search": {
    rule: "REACH-106",
    person: () => createPerson(db),
    path: async (me) => `/suchauftraege/${await createAgentOf(db, me, "q=Logo")}`,
    field: ["name", "Name des Suchauftrags"],
    title: "Dieser Suchauftrag wurde inzwischen geändert",
  },
  "an article": {
    rule: "BADM-22",
    person: () => createPerson(db),
    path: async (me) => `/blog/admin/${(await createArticle(db, { createdBy: me.id })).id}`,
    field: ["excerpt", "Kurzfassung"],
    title: "Jemand hat diesen Beitrag inzwischen geändert",
  },
};

describe("two tabs with the same form", () => {
  for (const [kind, { rule, person, path: pathOf, field, title }] of Object.entries(rows)) {
    it(`never overwrite ${kind} unseen, and both texts are shown [${rule}, GEN-35]`, async ({ site }) => {
      const me = await person();
      const browser = await signIn(new Browserless(site.url), me);
      const path = await pathOf(me);
      const [name, label] = field;
      const open = async () => (await browser.get(path)).form(path, "version");
      const nameOfForm = async () => {
        const names = byTag((await browser.get(path)).document, "form").map((form) => attribute(form, "name"));
        return names.find(Boolean);
      };
      const stored = async () => (await browser.get(path)).valueAt(name);
      const [first, second, third] = [await open(), await open(), await open()];
      const nameBefore = await nameOfForm();
      expect((await browser.submit(first, { [name]: "aus dem ersten" }, { follow: false })).status).toBe(303);
      expect(await nameOfForm()).not.toBe(nameBefore);

      const refused = await browser.submit(second, { [name]: "aus dem zweiten" });
      expect(refused.status).toBe(409);
      expect(refused.texts("alert").join()).toContain(title);
      const parts = byTag(refused.document, "section").map(textOf);
      expect(parts).toContain(`${label} Gespeichert aus dem ersten Ihre Eingabe aus dem zweiten`);
      expect(refused.text.split("Ihre Eingabe")).toHaveLength(2);
      expect(refused.valueAt(name)).toBe("aus dem zweiten");
      expect(byTag(refused.document, "a").map((link) => attribute(link, "href"))).toContain(path);
      expect(await stored()).toBe("aus dem ersten");

      // Without the choice it stays refused; with it, only what was shown is overwritten.
      const again = refused.form(path, "version");
      const overwrite = refused.valueAt("overwrite") ?? "";
      expect((await browser.submit(again)).status).toBe(409);
      await browser.submit(await open(), { [name]: "dazwischen" });
      expect((await browser.submit(again, { overwrite })).status).toBe(409);
      await browser.submit(await open(), { [name]: "aus dem ersten" });
      expect((await browser.submit(again, { overwrite }, { follow: false })).status).toBe(303);
      expect(await stored()).toBe("aus dem zweiten");

      // What is stored already is no conflict.
      expect((await browser.submit(third, { [name]: "aus dem zweiten" }, { follow: false })).status).toBe(303);
      // A form without a version has seen nothing.
      expect((await browser.submit(third, { [name]: "blind", version: "" })).status).toBe(409);
      expect(await stored()).toBe("aus dem zweiten");
    });
  }
});
