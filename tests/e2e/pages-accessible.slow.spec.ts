import type { Database } from "../../app/db/client.server";
import { db } from "../../app/db/client.server";
import { feedAddresses } from "../../app/db/schema";
import { createCallOf } from "../support/calls";
import { createCollaboration } from "../support/collaborations";
import { createCollection } from "../support/collections";
import { expectAccessible, expectNoSidewaysScroll, expectWholeWords, phone, test } from "../support/fixtures";
import { createInvitation } from "../support/invitations";
import { createOffer } from "../support/offers";
import { createPerson, type Person } from "../support/people";
import { createLetters } from "../support/reservations";
import { openStarted } from "../support/touch";
import { writeRows } from "./write-rows";

/** With the three people that a page of a craft or place needs. */
const landingOf = (path: string) => async (on: Database) => {
  for (let count = 0; count < 3; count += 1) await createPerson(on, { title: "Glasbläserin", location: "Lingenau" });
  return path;
};

/** Pages that no journey visits: by the form on them, which is then filled in, or by their address. */
type Address = string | ((on: Database, me: Person) => Promise<string>);

/** A call with an invitation and a suggestion. */
async function invitedCall(on: Database, me: Person) {
  const call = await createCallOf(on, me, { title: "Glasbläserei für Vasen" });
  const skills = ["Glasbläserei"];
  await createInvitation(on, call, await createPerson(on, { skills }));
  await createPerson(on, { skills });
  return call;
}

const pages: Record<"visitor" | "creative" | "company" | "superadmin", Address[]> = {
  visitor: [
    "POST /auth/passwort-neu",
    "POST /konto/adresse/zurueck",
    "POST /newsletter/bestaetigen",
    "POST /mails/abbestellen",
    "POST /melden",
    "POST /einspruch",
    "/melden/danke",
    "/transparenz",
    "/ausschreibungen",
    "/blog",
    "/blog/was-kostet-ein-logo",
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
    "/konto",
    "POST /konto/nennungen/:id/bestaetigen",
    "/konto/blockierte",
    "POST /konto/blockierte/:id/aufheben",
    "/profil/passwort",
    "/profil/loeschen",
    "/profil/spezialisierungen",
    "/profil/verfuegbarkeit",
    "/favoriten",
    "/admin/dashboard",
    "POST /suchauftraege/neu",
    "POST /suchauftraege/:id/pause",
    "POST /suchauftraege/:id/mail",
    "POST /einladungen/:id",
    "POST /ausschreibungen/:id/fragen",
    "POST /ausschreibungen/:id/unterlagen",
    "POST /fragen/:id/zurueckziehen",
    "POST /merklisten",
    "POST /merklisten/:id",
    async (on, me) => {
      await on.insert(feedAddresses).values({ userId: me.id, token: me.id });
      return "/konto/abos?q=Logo";
    },
    "/konto/einbetten",
    "/angebote",
    "POST /angebote/:id/aendern",
    "POST /angebote/:id/uebernehmen",
    "/konto/zweiter-faktor",
    "POST /konto/zweiter-faktor/einrichten",
    "POST /konto/zweiter-faktor/codes",
    // Every page after it would lead there.
    "POST /bedingungen",
  ],
  company: [
    "POST /einladungen/neu",
    "POST /fragen/:id",
    "POST /merklisten/merken",
    async (on, me) => {
      const entries = [{ profileId: (await createPerson(on)).id, note: "Ruhige Bilder" }];
      await createCollection(on, me, { shareToken: me.id, entries });
      return `/merkliste/${me.id}`;
    },
    async (on, me) => `/ausschreibungen/${(await createCallOf(on, me)).id}/angebote`,
    async (on, me) => `/ausschreibungen/${(await invitedCall(on, me)).id}/angebote`,
    async (on, me) => {
      const call = await createCallOf(on, me);
      await createOffer(on, call, await createPerson(on));
      return `/ausschreibungen/${call.id}/angebote/vergleich`;
    },
    "POST /ausschreibungen/:id/angebote/absagen",
    "POST /angebote/:id/notiz",
    "POST /angebote/:id/auswaehlen",
    async (on, me) =>
      `${(await createOffer(on, await createCallOf(on, me), await createPerson(on), { state: "confirmed" })).path}/auftragsblatt`,
    async (on, me) =>
      `${(await createOffer(on, await createCallOf(on, me), await createPerson(on), { state: "confirmed", deliveredAt: new Date() })).path}/auftrag`,
    async (on, me) => (await createCollaboration(on, await createPerson(on), me, { answer: "Gern wieder." })).orderPath,
    async (on, me) => (await createCollaboration(on, me, await createPerson(on))).page,
    async (on, me) => (await invitedCall(on, me)).path,
    "POST /auth/code",
  ],
  superadmin: [
    "/admin/markt",
    "/admin/meldungen",
    "POST /admin/meldungen/:id",
    "POST /admin/einsprueche/:id",
    "POST /admin/ausschreibungen/:id/ausblenden",
    "POST /admin/ausschreibungen/:id/einblenden",
    "POST /admin/profile/:id/entsperren",
    "POST /admin/profile/:id/kopie",
    "POST /admin/profile/:id",
    "POST /admin/arbeiten/:id/ausblenden",
    "POST /admin/newsletter/:id/anhalten",
    "POST /admin/newsletter/:id/beenden",
    "/admin/newsletter",
    "/admin/newsletter/neu",
    "/admin/protokoll",
    "/admin/profile",
    "/admin/einrichten",
    "POST /admin/auftritt/bilder/:picture",
    "POST /admin/briefe",
    async (on) => `/admin/briefe/${await createLetters(on)}`,
    "POST /admin/import/:id",
  ],
};

for (const [who, list] of Object.entries(pages)) {
  test(`pages of a ${who} that no journey visits have no flaw that a machine can find [ACCT-72, LOOK-48]`, async ({
    page,
    newPerson,
    newCompany,
    signIn,
    expectTrouble,
  }) => {
    if (who === "visitor") expectTrouble(/404 GET \/kreative\/handwerk\/glas\/damuels/);
    if (who === "creative") expectTrouble(/403 GET \/admin\/dashboard/);
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: "dark" });
    const isCompany = who === "company";
    const me: Person = await (isCompany ? newCompany() : newPerson({ isSuperadmin: who === "superadmin" }));
    for (const name of list) {
      // Some pages sign out.
      if (who !== "visitor") await signIn(me);
      const address = typeof name === "string" ? (writeRows[name]?.page ?? name) : await name(db, me);
      await openStarted(page, typeof address === "string" ? address : await address({ me }));
      if (typeof name === "string") await writeRows[name]?.fill?.(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expectWholeWords(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(phone);
    }
  });
}
