import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { versionOn } from "~/auth/legal/versions";
import { db } from "~/db/client.server";
import { addressChanges, profiles } from "~/db/schema";
import { changePerson, createPerson } from "../../tests/support/people";
import { tidyUp } from "./housekeeping.server";
import { keepingRows, keepingTimes } from "./keeping-times";

it("the table for people says the spans by which jobs delete [ACCT-45, WORK-73]", async () => {
  const until = Object.fromEntries(keepingRows.map((row) => [row.what, row.until]));
  expect(until["Unbestätigte Konten"]).toBe(keepingTimes.unconfirmedAccount.words);
  expect(until["Hochgeladene Bilder, die in nichts Gespeichertem vorkommen"]).toBe(keepingTimes.unusedPicture.words);
  expect(until.Reservierungen).toContain(`${keepingTimes.unclaimedReservation.words} länger`);
  expect(until["Aufzeichnungen über Eingriffe"]).toContain(keepingTimes.auditLog.words);
  expect(until.Sitzungen).toContain(keepingTimes.session.words);
  expect(until.Analysedaten).toContain(keepingTimes.figures.words);
  expect(until.Nachrichten).toContain(keepingTimes.conversation.words);
  expect(until["Dateien zu Nachrichten"]).toContain(keepingTimes.messageFile.words);
  expect(until.Angebote).toContain(`${keepingTimes.endedOffer.words}, nachdem`);
  expect(until.Angebote).toContain(`bestätigte ${keepingTimes.confirmedOffer.words}`);
  for (const { interval, hours, words } of Object.values(keepingTimes)) {
    const { rows } = await db.execute<{ hours: number }>(
      sql`select (extract(epoch from ${interval}::interval) / 3600)::int as hours`,
    );
    // A month has between 28 and 31 days.
    expect(Math.abs((rows[0]?.hours ?? 0) / hours - 1), words).toBeLessThan(0.03);
    expect(interval.split(" ")[0]).toBe(words.split(" ")[0]);
  }
});

/** The times that a version of the privacy policy says. When they change, the policy needs a new version. */
const timesOf: Record<string, string> = { "2026-11-22": "6966ac94dd629fdf" };

it("a changed keeping time is a new version of the privacy policy [LEGAL-06]", () => {
  const { from } = versionOn("datenschutz", "9999-12-31");
  const times = createHash("sha256").update(JSON.stringify(keepingRows)).digest("hex").slice(0, 16);
  expect({ [from]: times }).toEqual({ [from]: timesOf[from] });
});

const content = "Ausschreibungen, Arbeiten, Posts, Bilder und Artikel";
const account = "Konto, Profil, Inhalte";
const decided = "Meldungen samt kopierten Nachrichten, Entscheidungen, Einsprüche";

/** Words of the privacy policy for each table of accounts: that it is stored, and the row that says for how long. */
const told: Record<string, [stored: string, kept: string]> = {
  accounts: ["ein Passwort", account],
  address_changes: ["Ihre E-Mail-Adresse", "Geänderte E-Mail-Adresse"],
  ausschreibungen: [content, account],
  blocked_people: ["wen Sie blockiert", "Blockierte Personen"],
  blog_post_revisions: ["Artikel samt früheren Fassungen", "Gelöschte Artikel"],
  blog_posts: ["Artikel samt früheren Fassungen", "Gelöschte Artikel"],
  call_questions: ["Fragen zu Ausschreibungen: Text", account],
  collaborations: ["Bestätigte Zusammenarbeit: was", "Angebote"],
  collection_entries: ["Merklisten: ihre Namen", account],
  collections: ["Merklisten: ihre Namen", account],
  consents: ["mit welchen Worten Sie dem Newsletter zugestimmt", "Einwilligungen"],
  conversations: ["wann Sie eine Unterhaltung zuletzt gelesen haben", "Nachrichten"],
  credit_pauses: [
    "was Mitglieder dazu sagen",
    "Wer Sie nach einer Ablehnung vorerst nicht um eine Nennung bitten kann",
  ],
  data_exports: ["Kopien Ihrer Daten", "Kopie Ihrer Daten"],
  decisions: ["unsere Entscheidungen darüber", decided],
  favorites: ["welche Profile Sie so markiert haben", account],
  feed_addresses: ["Abonnements: eine geheime Adresse", account],
  invitations: ["Einladungen: wer wen", "Nachrichten"],
  legal_acknowledgements: ["welcher Fassung der AGB", "Zustimmung zu AGB und Datenschutz"],
  mail_preferences: ["welche E-Mails Sie abbestellt haben", account],
  messages: ["Nachrichten: Absendername", "Nachrichten"],
  newsletter_deliveries: ["welche Ausgabe wir an Sie geschickt haben", "Newsletter"],
  newsletters: ["welche Ausgabe wir an Sie geschickt haben", "Newsletter"],
  objections: ["Einsprüche und Aufzeichnungen", decided],
  offer_drafts: ["Entwürfe von Angeboten: was", "Angebote"],
  offers: ["Angebote: Text, Preis", "Angebote"],
  orphaned_files: [content, "Hochgeladene Bilder, die in nichts Gespeichertem vorkommen"],
  posts: [content, account],
  profile_slugs: ["Ihren Namen oder den Ihres Unternehmens", account],
  profile_visits: ["Profilbesuche: Sehen Sie angemeldet", "Analysedaten"],
  report_subjects: ["Meldungen von Inhalten mit Grund und Text", decided],
  reports: ["Meldungen von Inhalten mit Grund und Text", decided],
  reserved_profiles: ["ein Profil für Sie reserviert", "Reservierungen"],
  search_agents: ["Suchaufträge: wonach sie suchen", "Suchaufträge"],
  search_documents: ["welche Tätigkeiten und Orte sie nennen", account],
  sessions: ["Sitzungen: Beginn", "Sitzungen"],
  submissions: ["<KeepingTable />", "Kennungen abgesendeter Formulare"],
  two_factors: ["einen zweiten Faktor ein", "Zweiter Faktor"],
  work_credits: ["Nennungen: wen Kreative", "Nennungen in Arbeiten"],
  work_pictures: [content, account],
  works: [content, account],
};

it("the privacy policy tells of each table that points at an account, and how long it is kept [ACCT-45]", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'profiles'::regclass`);
  const tables = rows.map(({ name }) => name);
  expect(Object.keys(told).toSorted(), "`told` says where the policy tells of a table").toEqual(tables.toSorted());
  const policy = readFileSync("app/routes/public/datenschutz.tsx", "utf8").replaceAll(/\s+/g, " ");
  for (const [table, [stored, kept]] of Object.entries(told)) {
    expect(policy, table).toContain(stored);
    expect(keepingRows.map(({ what }) => what)).toContain(kept);
  }
});

it.each([["an unconfirmed account", keepingTimes.unconfirmedAccount.hours]])(
  "%s goes when its time in the table is over, and not before [ACCT-45]",
  async (_, hours) => {
    const person = await createPerson(db, { emailVerified: false });
    const isThere = () => db.$count(profiles, eq(profiles.id, person.id));
    const age = (minutes: number) =>
      changePerson(db, person, { createdAt: sql`now() - make_interval(hours => ${hours}, mins => ${minutes})` });
    await age(-5);
    await tidyUp();
    expect(await isThere()).toBe(1);
    await age(5);
    await tidyUp();
    expect(await isThere()).toBe(0);
  },
);

it("what is left of a change of address goes when nothing can be done with it any more [ACCT-45]", async () => {
  const { id, email } = await createPerson(db);
  const change = { profileId: id, fromEmail: email, toEmail: "neu@example.com" };
  const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
  await db.insert(addressChanges).values([
    { ...change, confirmHash: "1", confirmUntil: past },
    { ...change, confirmHash: "2", confirmUntil: future },
    { ...change, confirmHash: "3", confirmUntil: past, changedAt: past, undoHash: "3", undoUntil: future },
    { ...change, confirmHash: "4", confirmUntil: past, changedAt: past, undoHash: "4", undoUntil: past },
  ]);
  await tidyUp();
  const left = await db.select().from(addressChanges).where(eq(addressChanges.profileId, id));
  expect(left.map(({ confirmHash }) => confirmHash).toSorted()).toEqual(["2", "3"]);
});
