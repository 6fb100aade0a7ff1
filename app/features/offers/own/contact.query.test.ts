import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { messages, offers } from "~/db/schema";
import { settings } from "~/settings.server";
import { createCallOf } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createOffer } from "../../../../tests/support/offers";
import { changePerson, createCompany, createPerson, type Person } from "../../../../tests/support/people";
import { decide } from "./act.server";
import { findContact, findContacts } from "./contact.server";
import { findOffer } from "./find-offer.server";

withJobs();

let anna: Person;
let berg: Person;
let offer: Awaited<ReturnType<typeof createOffer>>;

beforeEach(async () => {
  await clearProfiles();
  anna = await createPerson(db, {
    ...{ phone: "+43 664 12 34", website: "https://anna.example", vatNumber: "ATU12345678" },
  });
  berg = await createCompany(db, { contactEmail: "Buero@Berg.example", location: "Marktstraße 3, Dornbirn" });
  offer = await createOffer(db, await createCallOf(db, berg), anna);
});

async function shown(viewer: Person) {
  const found = await findOffer(offer.id, viewer.id);
  return findContacts(found?.offer ?? expect.fail("no offer"), viewer.id);
}

const nothing = { theirs: null, own: null };

const ofAnna = () => ({
  ...{ name: anna.name, userType: "kreative", person: null, email: anna.email, emailText: anna.email },
  ...{ phone: "+43 664 12 34", location: null, website: "https://anna.example", websiteText: "anna.example" },
  vatNumber: "ATU12345678",
});

const ofBerg = () => ({
  ...{ name: berg.name, userType: "unternehmen", person: null, email: "Buero@Berg.example" },
  emailText: "Buero@berg.example",
  ...{ phone: null, location: "Marktstraße 3, Dornbirn", website: null, websiteText: null },
  vatNumber: null,
});

describe("the contact data of the two sides", () => {
  it("have an address with umlauts as people write it [AUTH-66]", async () => {
    const { id } = await createPerson(db, { email: "anna@xn--ksehaus-5wa.at", contactEmail: null });
    expect((await findContact(db, id, offer.conversationId))?.emailText).toBe("anna@käsehaus.at");
  });

  it("are shown to the other after the confirmation, and each reads the own ones before pressing [OFFER-53, OFFER-54]", async () => {
    expect(await shown(anna)).toEqual(nothing);
    expect(await shown(berg)).toEqual({ theirs: null, own: ofBerg() });
    await decide(berg.id, offer.id, "select");
    expect(await shown(anna)).toEqual({ theirs: null, own: ofAnna() });
    expect(await shown(berg)).toEqual(nothing);
    await decide(anna.id, offer.id, "confirm");
    expect(await shown(anna)).toEqual({ theirs: ofBerg(), own: null });
    expect(await shown(berg)).toEqual({ theirs: ofAnna(), own: null });
  });

  it("stay unknown when an offer ends otherwise [OFFER-53]", async () => {
    for (const state of ["declined", "withdrawn", "ended"] as const) {
      await db.update(offers).set({ state });
      expect([state, await shown(anna), await shown(berg)]).toEqual([state, nothing, nothing]);
    }
  });

  it("name the staff member who has written last, and no address that nobody has proven [OFFER-53, OFFER-55]", async () => {
    await db.update(messages).set({ senderMitarbeiter: "Eva Moser" }).where(eq(messages.senderId, anna.id));
    await changePerson(db, berg, { provenContactEmail: null });
    await db.update(offers).set({ state: "confirmed" });
    expect((await shown(berg)).theirs?.person).toBe("Eva Moser");
    expect((await shown(anna)).theirs?.email).toBe(berg.email);
  });

  it("of a blocked account are not shown any more [OFFER-53]", async () => {
    await db.update(offers).set({ state: "confirmed" });
    await changePerson(db, anna, { profileStatus: "blocked" });
    expect(await shown(berg)).toEqual(nothing);
  });
});

it("the mail of a confirmation tells each how to reach the other, and an answer to it goes there [OFFER-53, OFFER-55]", async () => {
  await decide(berg.id, offer.id, "select");
  await decide(anna.id, offer.id, "confirm");
  const toAnna = (await queuedMails(anna.email)).at(-1);
  const toBerg = (await queuedMails("Buero@Berg.example")).at(-1);
  expect(toAnna?.replyTo).toEqual({ name: berg.name, address: "Buero@Berg.example" });
  expect(toAnna?.text).toContain(
    `So erreichen Sie ${berg.name}:\nUnternehmen: ${berg.name}\nE-Mail: Buero@berg.example\nOrt: Marktstraße 3, Dornbirn\n`,
  );
  expect(toBerg?.replyTo).toEqual({ name: anna.name, address: anna.email });
  expect(toBerg?.text).toContain(`Name: ${anna.name}\nE-Mail: ${anna.email}\nTelefon: +43 664 12 34\nWebsite:`);
  for (const mail of [toAnna, toBerg])
    expect(mail?.text).toContain(
      `Auf Kreativländle antworten:\n${settings.siteUrl}/nachrichten/${offer.conversationId}#neueste\n`,
    );
});
