import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { memberImports, reservedProfiles } from "~/db/schema";
import { attribute, byTag, it, signIn, textOf } from "../support/http";
import { createPerson, unique, uniqueEmail } from "../support/people";

const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], "mitglieder.csv", { type: "text/csv" });

it("turns a list into reserved profiles and back, without script [ADM-38, ADM-40, ADM-41]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const [eva, ben] = [uniqueEmail("eva"), uniqueEmail("ben")];
  const [evasName, bensName] = [unique("Eva Neu"), unique("Ben Neu")];
  const csv = `Name;E-Mail\n${evasName};${eva}\n${bensName};${ben}\n=1+1;x@example.com\n`;
  const preview = await browser.submit((await browser.get("/admin/import")).form("/admin/import"), { list: file(csv) });
  expect(preview.heading).toBe("Import prüfen");
  expect(preview.text).toContain("Beginnt wie eine Formel.");
  expect(preview.text).toContain(evasName);
  const reservedNow = () => db.$count(reservedProfiles, eq(reservedProfiles.email, ben));
  expect(await reservedNow()).toBe(0);

  const form = preview.form(preview.path);
  const chosen = await browser.submit(form, { chosen: "3" });
  expect(chosen.text).toContain("Auswahl gemerkt");
  const done = await browser.submit({ ...chosen.form(chosen.path), action: `${preview.path}/ausfuehren` });
  expect(done.text).toContain("Ein Profil reserviert");
  expect(await reservedNow()).toBe(1);
  expect(await db.$count(reservedProfiles, eq(reservedProfiles.email, eva))).toBe(0);

  const undone = await browser.post(`${preview.path}/zuruecknehmen`, { word: "zurücknehmen" });
  expect(undone.text).toContain("Import zurückgenommen");
  expect(await reservedNow()).toBe(0);
  expect((await browser.post(`${preview.path}/zuruecknehmen`, { word: "zurücknehmen" })).text).toContain(
    "Hier war nichts zu tun.",
  );
});

it("says why it refuses a file, and stores nothing of it [ADM-39]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const page = await browser.get("/admin/import");
  const before = await db.$count(memberImports);
  const refusals: [File, number, string][] = [
    [file("Name;Mail\0\n"), 400, "Sie enthält unlesbare Zeichen."],
    [file(new Uint8Array(3 * 1024 * 1024)), 400, "Die Datei ist größer als 2"],
  ];
  for (const [list, status, says] of refusals) {
    const refused = await browser.submit(page.form("/admin/import"), { list });
    expect([says, refused.status]).toEqual([says, status]);
    expect(refused.text).toContain(says);
  }
  expect(await db.$count(memberImports)).toBe(before);
});

it("marks in the menu of the area where a page belongs that the menu does not name [LOOK-92]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const belongs: [string, string][] = [
    ["/admin/import", "Profil reservieren"],
    ["/admin/briefe", "Profil reservieren"],
    ["/admin/auswahl/profile?tat=ausblenden", "Profile"],
    ["/admin/auswahl/ausschreibungen?tat=ausblenden", "Ausschreibungen"],
    ["/admin/auswahl/reservierungen?tat=erneuern", "Profil reservieren"],
    ["/admin/profile", "Profile"],
  ];
  for (const [path, menu] of belongs) {
    const page = await browser.get(path);
    const area = byTag(page.document, "nav").find((nav) => attribute(nav, "aria-label") === "Administration");
    const current = area ? byTag(area, "a").filter((link) => attribute(link, "aria-current") === "page") : [];
    expect([path, current.map(textOf)]).toEqual([path, [menu]]);
  }
});

it("names each row of the list before all else that it says of it [LOOK-78]", async ({ browser }) => {
  await signIn(browser, await createPerson(db, { isSuperadmin: true }));
  const name = unique("Ida Neu");
  const list = file(`Name;E-Mail\n${name};${uniqueEmail("ida")}\n`);
  const preview = await browser.submit((await browser.get("/admin/import")).form("/admin/import"), { list });
  const row = byTag(preview.document, "tr").find((one) => textOf(one).includes(name));
  const [first] = row ? byTag(row, "th", "td") : [];
  expect(first && [first.tagName, textOf(first).includes(name)]).toEqual(["th", true]);
});
