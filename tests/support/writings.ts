import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../../app/db/client.server";
import { submissionField } from "../../app/http/submission-id";
import type { Browserless, Page } from "./browserless";
import { createCallOf } from "./calls";
import { createPerson, longMember, type Person } from "./people";
import { browserOf } from "./session";

const offersPerRound = 14;
const senders = 6;

/** Something that a person writes; they send the same form again until they read that it was accepted. */
export interface Writing {
  text: string;
  path: string;
  by: Browserless;
  fields: Record<string, string>;
  isAcknowledged: boolean;
}

/** Offers of new people, and the company's replies to those of the round before. */
export async function prepareWritings(
  db: Database,
  siteUrl: string,
  berg: Person,
  bergs: Browserless,
  round: number,
): Promise<Writing[]> {
  return [...(await prepareReplies(db, berg, bergs, round)), ...(await prepareOffers(db, siteUrl, berg, round))];
}

function prepareOffers(db: Database, siteUrl: string, berg: Person, round: number): Promise<Writing[]> {
  return Promise.all(
    Array.from({ length: offersPerRound }, async (_, index) => {
      const person = await createPerson(db, longMember);
      const call = await createCallOf(db, berg);
      const text = `Angebot${round}x${index}x`;
      return {
        text,
        path: `/nachrichten/neu?ausschreibung=${call.id}`,
        by: await browserOf(db, siteUrl, person),
        fields: { senderEmail: person.email, subject: "Angebot", message: text },
        isAcknowledged: false,
      };
    }),
  );
}

/** The company replies in each conversation of the last round. */
async function prepareReplies(db: Database, berg: Person, by: Browserless, round: number): Promise<Writing[]> {
  await db.execute(sql`delete from rate_limits`);
  const { rows } = await db.execute<{ id: string }>(
    sql`select conversation_id as id from offers where company_id = ${berg.id} and message like ${`Angebot${round - 1}x%`}`,
  );
  return rows.map(({ id }, index) => {
    const text = `Antwort${round}x${index}x`;
    return {
      text,
      path: `/nachrichten/${id}`,
      by,
      fields: { message: text, [submissionField]: crypto.randomUUID() },
      isAcknowledged: false,
    };
  });
}

/** Several people send at the same time, until all is sent or `goOn`, asked after each acknowledgement, says no. */
async function sendAll(writings: Writing[], goOn: () => boolean): Promise<void> {
  const queue = [...writings];
  let isOver = false;
  await Promise.all(
    Array.from({ length: senders }, async () => {
      for (let next = queue.shift(); next && !isOver; next = queue.shift()) {
        const { path, by, fields } = next;
        const answer = await by.post(path, fields, { follow: false }).catch(() => null);
        // An offer that was stored without an answer is refused as the second one for its call.
        next.isAcknowledged = answer !== null && (isRedirect(answer) || answer.status === 409);
        if (next.isAcknowledged && !goOn()) isOver = true;
      }
    }),
  );
}

/**
 * Sends what is not acknowledged until the strike, which begins while several are being sent; `goesOn` where other machines
 * are left. Returns how many the strike cut off.
 */
export async function sendUntilStruck(
  writings: Writing[],
  strike: () => Promise<void>,
  { goesOn = false } = {},
): Promise<number> {
  const left = writings.filter(({ isAcknowledged }) => !isAcknowledged);
  const isStruck = Promise.withResolvers<void>();
  let untilStrike = randomInt(1, left.length - senders);
  await sendAll(left, () => {
    untilStrike -= 1;
    if (untilStrike === 0) isStruck.resolve(strike());
    return goesOn || untilStrike > 0;
  });
  await isStruck.promise;
  return left.filter(({ isAcknowledged }) => !isAcknowledged).length;
}

/** A client that got no answer sends its form again. */
export const sendAgain = (writings: Writing[]) =>
  sendAll(
    writings.filter(({ isAcknowledged }) => !isAcknowledged),
    () => true,
  );

const isRedirect = ({ status, headers }: Page) =>
  status >= 300 && status < 400 && !headers.get("location")?.startsWith("/auth");

/** How often each text is stored, and how many conversations count their unread messages wrongly. */
export async function countWritings(db: Database) {
  const { rows } = await db.execute<{ text: string; number: number }>(
    sql`select message as text, count(*)::int as number from messages where kind = 'text' group by 1`,
  );
  const offers = await db.execute<{ text: string; number: number }>(
    sql`select message as text, count(*)::int as number from offers group by 1`,
  );
  const miscounted = await db.execute(sql`
    select from conversations cross join lateral (
      select count(*) filter (where recipient_id = starter_id) as starter, count(*) filter (where recipient_id = other_id) as other
      from messages where conversation_id = conversations.id
    ) as written where (starter_unread, other_unread) is distinct from (starter, other)`);
  const numberOf = (all: { text: string; number: number }[], text: string) =>
    all.find((row) => row.text === text)?.number ?? 0;
  return (text: string) => ({
    messages: numberOf(rows, text),
    offers: numberOf(offers.rows, text),
    miscounted: miscounted.rows.length,
  });
}
