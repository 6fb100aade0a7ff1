import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { consents, profiles } from "~/db/schema";
import { settings } from "~/settings.server";
import { queuedMails, withJobs } from "../../tests/support/jobs";
import { changePerson, createPerson, type Person } from "../../tests/support/people";
import {
  confirmConsent,
  findConfirmable,
  findNewsletterConsent,
  giveNewsletterConsent,
  withdrawNewsletterConsent,
} from "./consents.server";
import { isNewsletterLink } from "./newsletter-link.server";

withJobs();

beforeEach(() => {
  settings.confirmEmail = false;
});

const give = (person: Person) => db.transaction((tx) => giveNewsletterConsent(tx, person));
const isOn = async ({ id }: Person) =>
  (await db.select({ isOn: profiles.newsletterConsent }).from(profiles).where(eq(profiles.id, id)))[0]?.isOn;

/** The parts of the link in the last mail. */
async function linkOf({ email }: Person) {
  const mail = (await queuedMails(email)).at(-1);
  const url = new URL(/http\S+bestaetigen\S+/.exec(mail?.text ?? "")?.[0] ?? "http://nirgends.invalid");
  const consentId = Number(url.searchParams.get("einwilligung"));
  return { consentId, seal: url.searchParams.get("siegel") ?? "" };
}

const use = ({ consentId, seal }: { consentId: number; seal: string }) =>
  confirmConsent(consentId, (person) => isNewsletterLink(seal, { consentId, ...person }));

it("counts at once where addresses are confirmed with the account [NEWS-10]", async () => {
  settings.confirmEmail = true;
  const anna = await createPerson(db);
  await give(anna);
  expect(await isOn(anna)).toBe(true);
  expect(await queuedMails(anna.email)).toEqual([]);
});

it("counts only after the link in its own mail where they are not, once for twenty clicks at once [NEWS-10, NEWS-11]", async () => {
  const anna = await createPerson(db);
  await give(anna);
  expect(await isOn(anna)).toBe(false);
  expect(await findNewsletterConsent(anna.id)).toMatchObject({ isGiven: true, isPending: true });
  const link = await linkOf(anna);
  expect(await use({ ...link, seal: `${link.seal.slice(0, -2)}xx` })).toBe(false);
  expect((await Promise.all(Array.from({ length: 20 }, () => use(link)))).filter(Boolean)).toHaveLength(1);
  expect(await isOn(anna)).toBe(true);
  const kept = await db.select().from(consents).where(eq(consents.profileId, anna.id)).orderBy(consents.id);
  expect(kept.map(({ wording }) => wording)).toEqual([
    expect.stringMatching(/^Ich möchte/),
    expect.stringMatching(/^Mit dem Link in der E-Mail bestätigt: Ich möchte/),
  ]);
});

it.each<[string, (person: Person) => Promise<unknown>]>([
  ["a later word", ({ id }) => withdrawNewsletterConsent(db, id)],
  ["a change of the address", ({ id, email }) => changePerson(db, { id }, { email: `neu-${email}` })],
  [
    "seven days",
    ({ id }) =>
      db.update(consents).set({ createdAt: sql`now() - interval '169 hours'` }).where(eq(consents.profileId, id)),
  ],
])("its link ends with %s [NEWS-11]", async (_, end) => {
  const anna = await createPerson(db);
  await give(anna);
  const link = await linkOf(anna);
  expect(await findConfirmable(link.consentId)).not.toBeNull();
  await end(anna);
  expect(await use(link)).toBe(false);
  expect(await isOn(anna)).toBe(false);
});

it("asks the same address at most three times a day [NEWS-11]", async () => {
  const anna = await createPerson(db);
  for (let time = 0; time < 5; time += 1) {
    await give(anna);
    await withdrawNewsletterConsent(db, anna.id);
  }
  expect(await queuedMails(anna.email)).toHaveLength(3);
});

it("is taken back once, and again without a second entry [NEWS-08]", async () => {
  settings.confirmEmail = true;
  const anna = await createPerson(db);
  await give(anna);
  await Promise.all(Array.from({ length: 20 }, () => withdrawNewsletterConsent(db, anna.id)));
  const kept = await db.select().from(consents).where(eq(consents.profileId, anna.id)).orderBy(consents.id);
  expect(kept.map(({ isGiven }) => isGiven)).toEqual([true, false]);
  expect(await isOn(anna)).toBe(false);
});
