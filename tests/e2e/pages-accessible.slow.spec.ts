import type { Database } from "../../app/db/client.server";
import { expectAccessible, expectNoSidewaysScroll, expectWholeWords, test } from "../support/fixtures";
import { createPerson, type Person } from "../support/people";
import { touch } from "../support/touch";
import { writeRows } from "./write-rows";

/** With the three people that a page of a craft or place needs. */
const landingOf = (path: string) => async (on: Database) => {
  for (let count = 0; count < 3; count += 1) await createPerson(on, { title: "Glasbläserin", location: "Lingenau" });
  return path;
};

/** Pages that no journey visits: by the form on them, or by their address. */
type Address = string | ((on: Database) => Promise<string>);

const pages: Record<"visitor" | "creative" | "superadmin", Address[]> = {
  visitor: [
    "POST /auth/passwort-neu",
    "POST /konto/adresse/zurueck",
    "POST /newsletter/bestaetigen",
    "POST /mails/abbestellen",
    "POST /einspruch",
    "/melden/danke",
    landingOf("/kreative/handwerk/glas/lingenau"),
    landingOf("/kreative/ort/lingenau"),
    "/kreative/handwerk/glas/damuels",
    "/reihung",
    landingOf("/kreative?ansicht=karte"),
    "/suche?q=Fotos+in+Bregenz",
    "/suche?q=xqzvw",
  ],
  creative: [
    "POST /konto/adresse",
    "POST /konto/adresse/bestaetigen",
    "POST /konto/kontaktadresse",
    "POST /konto/kontaktadresse/bestaetigen",
    "POST /konto/zweiter-faktor/entfernen",
    "POST /konto/daten",
    "/konto/blockierte",
    "POST /konto/blockierte/:id/aufheben",
    "/profil/passwort",
    "/profil/loeschen",
    "/profil/spezialisierungen",
    "/favoriten",
    "POST /suchauftraege/neu",
    "POST /suchauftraege/:id/pause",
    "POST /suchauftraege/:id/mail",
    "POST /bedingungen",
  ],
  superadmin: [
    "POST /admin/profile/:id/kopie",
    "POST /admin/profile/:id",
    "POST /admin/arbeiten/:id/ausblenden",
    "POST /admin/newsletter/:id/anhalten",
    "POST /admin/newsletter/:id/beenden",
  ],
};

for (const [who, list] of Object.entries(pages)) {
  test(`pages of a ${who} that no journey visits have no flaw that a machine can find [ACCT-72, LOOK-48]`, async ({
    page,
    db,
    newPerson,
    signIn,
    expectTrouble,
  }) => {
    if (who === "visitor") expectTrouble(/404 GET \/kreative\/handwerk\/glas\/damuels/);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: "dark" });
    const me: Person = await newPerson({ isSuperadmin: who === "superadmin" });
    if (who !== "visitor") await signIn(me);
    for (const name of list) {
      const address = typeof name === "string" ? (writeRows[name]?.page ?? name) : await name(db);
      await page.goto(typeof address === "string" ? address : await address({ db, me }));
      await touch(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expectWholeWords(page);
    }
  });
}
