import { and, desc, eq, gt, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { consents, profiles } from "~/db/schema";
import { countTry } from "~/http/rate-limit.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { newsletterWording } from "./newsletter";
import { newsletterLinkOf } from "./newsletter-link.server";
import { newsletterConfirmationMail } from "./newsletter-mail";

interface Person {
  id: string;
  name: string;
  email: string;
}

/** Stores what someone agreed to, or took back, with its wording and the moment. */
async function storeConsent(on: Connection, profileId: string, isGiven: boolean, wording = newsletterWording) {
  const [stored] = await on
    .insert(consents)
    .values({ profileId, kind: "newsletter", isGiven, wording })
    .returning({ id: consents.id });
  if (!stored) throw new Error("The consent was not stored");
  return stored.id;
}

/**
 * Records a consent. It takes effect immediately, because the address was confirmed with the account. Where accounts are not
 * confirmed, a mail asks first, and the consent takes effect with the link in it.
 */
export async function giveNewsletterConsent(tx: Transaction, person: Person): Promise<void> {
  if (settings.confirmEmail) {
    await setConsent(tx, person.id, true);
    await storeConsent(tx, person.id, true);
    return;
  }
  const consentId = await storeConsent(tx, person.id, true);
  if (await countTry("newsletter-mail", person.email)) return;
  const url = newsletterLinkOf({ consentId, ...person });
  await sendMail(tx, ownAddress(person), newsletterConfirmationMail(person.name, url, settings));
}

/** Takes a consent back, also one that was not confirmed yet. Does nothing for a deleted account or without a consent. */
export async function withdrawNewsletterConsent(on: Connection, profileId: string): Promise<void> {
  await on.transaction(async (tx) => {
    const [locked] = await tx
      .select({ isOn: profiles.newsletterConsent })
      .from(profiles)
      .where(eq(profiles.id, profileId))
      .for("update");
    const last = locked && (await findNewsletterConsent(profileId, tx));
    if (!locked?.isOn && !last?.isGiven) return;
    await setConsent(tx, profileId, false);
    await storeConsent(tx, profileId, false);
  });
}

const setConsent = (tx: Transaction, id: string, newsletterConsent: boolean) =>
  tx.update(profiles).set({ newsletterConsent }).where(eq(profiles.id, id));

/** The last word about the newsletter; null for someone who was never asked. */
export async function findNewsletterConsent(profileId: string, on: Connection = db) {
  const { isGiven, wording, createdAt } = consents;
  const isPending = sql<boolean>`${consents.isGiven} and not ${profiles.newsletterConsent}`;
  const [last] = await on
    .select({ isGiven, wording, createdAt, isPending })
    .from(consents)
    .innerJoin(profiles, eq(profiles.id, consents.profileId))
    .where(and(eq(consents.profileId, profileId), eq(consents.kind, "newsletter")))
    .orderBy(desc(consents.id))
    .limit(1);
  return last ?? null;
}

export type LastConsent = Awaited<ReturnType<typeof findNewsletterConsent>>;

const confirmDays = 7;

/** The person whose consent a link would confirm. Null when the link was used, has expired, or a later word counts. */
export async function findConfirmable(consentId: number, on: Connection = db): Promise<Person | null> {
  const isLast = sql`not exists (
    select from ${consents} later where later.profile_id = ${profiles.id} and later.id > ${consentId})`;
  const isFresh = gt(consents.createdAt, sql`now() - make_interval(days => ${confirmDays})`);
  const [person] = await on
    .select({ id: profiles.id, name: profiles.name, email: profiles.email })
    .from(consents)
    .innerJoin(profiles, eq(profiles.id, consents.profileId))
    .where(
      and(
        eq(consents.id, consentId),
        eq(consents.isGiven, true),
        eq(profiles.newsletterConsent, false),
        isFresh,
        isLast,
      ),
    );
  return person ?? null;
}

/** Lets a consent take effect. Of several simultaneous uses, only the first succeeds. */
export async function confirmConsent(consentId: number, isLinkOf: (person: Person) => boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [asked] = await tx.select({ id: consents.profileId }).from(consents).where(eq(consents.id, consentId));
    await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.id, asked?.id ?? "00000000-0000-0000-0000-000000000000"))
      .for("update");
    const person = await findConfirmable(consentId, tx);
    if (!person || !isLinkOf(person)) return false;
    await setConsent(tx, person.id, true);
    await storeConsent(tx, person.id, true, `Mit dem Link in der E-Mail bestätigt: ${newsletterWording}`);
    return true;
  });
}
