import { expectAccessible, expectNoSidewaysScroll, expectWholeWords, test } from "../support/fixtures";
import type { Person } from "../support/people";
import { touch } from "../support/touch";
import { writeRows } from "./write-rows";

/** Pages that no journey visits: by the form on them, or by their address. */
const pages: Record<"visitor" | "creative" | "superadmin", string[]> = {
  visitor: [
    "POST /auth/passwort-neu",
    "POST /konto/adresse/zurueck",
    "POST /newsletter/bestaetigen",
    "POST /mails/abbestellen",
    "POST /einspruch",
    "/melden/danke",
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
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: "dark" });
    const me: Person = await newPerson({ isSuperadmin: who === "superadmin" });
    if (who !== "visitor") await signIn(me);
    for (const name of list) {
      const address = writeRows[name]?.page ?? name;
      await page.goto(typeof address === "string" ? address : await address({ db, me }));
      await touch(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expectWholeWords(page);
    }
  });
}
