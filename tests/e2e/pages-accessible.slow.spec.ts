import type { Page } from "@playwright/test";
import type { Database } from "../../app/db/client.server";
import { db } from "../../app/db/client.server";
import { feedAddresses } from "../../app/db/schema";
import { rows } from "../http/role-rows";
import { answerFor, createPeople } from "../support/actors";
import { createCallOf } from "../support/calls";
import { createCollaboration } from "../support/collaborations";
import { createCollection } from "../support/collections";
import { expectAccessible, expectNoSidewaysScroll, expectWholeWords, phone, test } from "../support/fixtures";
import { createInvitation } from "../support/invitations";
import { createOffer } from "../support/offers";
import { createPerson, type Person } from "../support/people";
import { createLetters } from "../support/reservations";
import { pathFor, type Row } from "../support/role-row";
import { openStarted, touch } from "../support/touch";
import { inGroups, writeRows } from "./write-rows";

/** States of pages besides those that the rows of routes show: by the form on a page, which is then filled in, or by its address. */
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
    "/blog/was-kostet-ein-logo",
    "/kreative/handwerk/glas/damuels",
    "/kreative?ansicht=karte",
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
    "POST /konto/nennungen/:id/bestaetigen",
    "POST /konto/blockierte/:id/aufheben",
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
    "POST /angebote/:id/aendern",
    "POST /angebote/:id/uebernehmen",
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
    "POST /admin/auftritt/bilder/:picture",
    "POST /admin/briefe",
    async (on) => `/admin/briefe/${await createLetters(on)}`,
    "POST /admin/import/:id",
  ],
};

async function expectGoodOnPhoneAndDesk(page: Page) {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectWholeWords(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
}

for (const [who, list] of Object.entries(pages)) {
  test(`further pages of a ${who} have no flaw that a machine can find [ACCT-72, LOOK-48]`, async ({
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
      await expectGoodOnPhoneAndDesk(page);
    }
  });
}

const readers = ["visitor", "creative", "company", "superadmin"] as const;

/** Who sees a page at an address, the first that does. */
const readerOf = (row: Row) => readers.find((reader) => [answerFor(row, reader)].flat()[0] === 200);

/** Every route has a row there, so that no new page is left out here. */
const addresses = Object.entries(rows).filter(([route]) => route.startsWith("GET "));

for (const [at, group] of inGroups(addresses, 12).entries()) {
  test(`pages of every route have no flaw that a machine can find, part ${at + 1} [ACCT-72, LOOK-48]`, async ({
    page,
    signIn,
  }) => {
    // The rows make works whose pictures have no files.
    const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    await page.route(/\/storage\/.*\/work_\d+[-.]/, (route) => route.fulfill({ contentType: "image/svg+xml", body }));
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: "dark" });
    const people = await createPeople(db);
    for (const [route, row] of group) {
      const reader = readerOf(row);
      if (!reader || row.isMail) continue;
      await page.context().clearCookies();
      if (reader !== "visitor") await signIn(people[reader]);
      const path = await pathFor(route, row, { people }, reader);
      const answer = await page.request.get(path);
      if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
      await test.step(`${path} as ${reader}`, async () => {
        await page.goto(path);
        // A list in the page of somebody else has no script.
        if (!path.startsWith("/einbetten/")) await touch(page);
        await expectGoodOnPhoneAndDesk(page);
      });
    }
  });
}
