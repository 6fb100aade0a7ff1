import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { agentMatches, type ausschreibungen, blockedPeople } from "~/db/schema";
import { switchMails } from "~/mail/switch-off.server";
import { createAgentOf } from "../../../../tests/support/agents";
import { refuseUnless } from "../../../../tests/support/break-database";
import { changeCall, createCallOf, dayFromNow } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { changePerson, createCompany, createPerson, type Person } from "../../../../tests/support/people";
import { matchNews } from "../found/match-news.server";
import { dismissMatch, pauseAgent } from "../own/agent-commands.server";
import { findLinkedAgent } from "../own/linked-agent.server";
import { lastSending } from "./due";
import { sendDigests } from "./send-digests.server";

withJobs();

let berg: Person;
let anna: Person;

beforeEach(async () => {
  await clearProfiles();
  await db.execute(sql`delete from pgboss.job`);
  await db.execute(sql`delete from agent_news`);
  berg = await createCompany(db);
  anna = await createPerson(db);
});

const inHours = (hours: number) => sql`now() + make_interval(hours => ${hours}::int)`;
const tomorrow = inHours(25);

async function add(title: string, values: Partial<typeof ausschreibungen.$inferInsert> = {}) {
  const call = await createCallOf(db, berg, { title, ...values });
  await matchNews();
  return call;
}

const mailsTo = ({ email }: Person) => queuedMails(email);

describe("the mail of stored searches", () => {
  it("is one for all that are due, grouped, with what people need to decide, and each result once [REACH-10]", async () => {
    await createAgentOf(db, anna, "q=Logo");
    await createAgentOf(db, anna, "ort=Egg&umkreis=25");
    await add("Ein Logo", { budget: "2500", deadline: dayFromNow(20), location: "Lech" });
    await add("Ein Plakat", { location: "Dornbirn" });
    expect(await sendDigests(tomorrow)).toBe(1);
    expect(await sendDigests(tomorrow)).toBe(0);
    const [mail, ...others] = await mailsTo(anna);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("2 neue Treffer für Ihre Suchaufträge");
    for (const part of [
      "== „Logo“ ==",
      "== Egg und 25\u00a0km Umkreis ==",
      "Ein Logo",
      berg.name,
      "Budget: 1.000-2.500 €",
      "Angebote bis",
      "Gefunden: Dornbirn, 12\u00a0km von Egg",
      "Das passt nicht:",
      "Diesen Suchauftrag beenden:",
      "Keine E-Mails mehr über Treffer Ihrer Suchaufträge",
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.html).toContain("/ausschreibungen?ort=Egg&amp;umkreis=25");
    expect(mail?.switchOffUrl).toContain("art=suchauftraege");
    await db.update(agentMatches).set({ foundAt: sql`now() - interval '9 days'` });
    expect(await sendDigests(tomorrow)).toBe(0);
  });

  it("goes at seven by the clock in Vorarlberg, in summer and in winter, by day and on Mondays [REACH-11]", async () => {
    const last = async (every: "day" | "week", moment: string) => {
      const { rows } = await db.execute<{ at: Date }>(
        sql`select ${lastSending(every, sql`${moment}::timestamptz`)} as at`,
      );
      return new Date(rows[0]?.at ?? "").toISOString();
    };
    expect(await last("day", "2026-07-01T04:59:00Z")).toBe("2026-06-30T05:00:00.000Z");
    expect(await last("day", "2026-07-01T05:00:00Z")).toBe("2026-07-01T05:00:00.000Z");
    expect(await last("day", "2026-12-31T06:01:00Z")).toBe("2026-12-31T06:00:00.000Z");
    // The clocks change on these nights.
    expect(await last("day", "2026-03-29T05:00:00Z")).toBe("2026-03-29T05:00:00.000Z");
    expect(await last("day", "2026-03-29T04:59:00Z")).toBe("2026-03-28T06:00:00.000Z");
    expect(await last("day", "2026-10-25T05:59:00Z")).toBe("2026-10-24T05:00:00.000Z");
    expect(await last("week", "2026-11-30T05:59:00Z")).toBe("2026-11-23T06:00:00.000Z");
    expect(await last("week", "2026-11-30T06:00:00Z")).toBe("2026-11-30T06:00:00.000Z");
    expect(await last("week", "2027-01-03T12:00:00Z")).toBe("2026-12-28T06:00:00.000Z");
  });

  it("is told each day, each week, at most once an hour, or never, as its owner chose [REACH-11]", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => createPerson(db)));
    const [daily, weekly, atOnce, never] = people as [Person, Person, Person, Person];
    await createAgentOf(db, daily, "q=Logo");
    await createAgentOf(db, weekly, "q=Logo", { rhythm: "woechentlich" });
    await createAgentOf(db, atOnce, "q=Logo", { rhythm: "sofort" });
    await createAgentOf(db, never, "q=Logo", { rhythm: "seite" });
    const counts = () => Promise.all(people.map(async (person) => (await mailsTo(person)).length));
    await add("Logo 1");
    await sendDigests();
    expect(await counts()).toEqual([0, 0, 1, 0]);
    await add("Logo 2");
    await sendDigests();
    expect(await counts()).toEqual([0, 0, 1, 0]);
    await sendDigests(sql`now() + interval '61 minutes'`);
    expect((await counts())[2]).toBe(2);
    await sendDigests(tomorrow);
    expect((await counts())[0]).toBeGreaterThan(0);
    await sendDigests(inHours(8 * 24));
    expect(await counts()).toEqual([1, 1, 2, 0]);
  });

  it("leaves out what has closed, who is blocked or out of sight, and what its owner paused or took out [REACH-12]", async () => {
    const agent = await createAgentOf(db, anna, "q=Logo");
    const paused = await createAgentOf(db, anna, "q=Plakat");
    const closed = await add("Logo 1");
    const dismissed = await add("Logo 2");
    await add("Plakat");
    const other = await createCompany(db);
    await createCallOf(db, other, { title: "Logo 3" });
    await matchNews();
    await changeCall(db, closed, { status: "geschlossen" });
    const { rows } = await db.execute<{ id: number }>(sql`
      select m.id::int from agent_matches as m join search_documents as d on d.id = m.document_id
      where d.call_id = ${dismissed.id}`);
    expect(await dismissMatch(anna.id, agent, rows[0]?.id ?? 0)).toBe(true);
    await pauseAgent(anna.id, paused, true);
    await db.insert(blockedPeople).values({ blockerId: other.id, blockedId: anna.id });
    expect(await sendDigests(tomorrow)).toBe(0);
    expect(await mailsTo(anna)).toEqual([]);
    await add("Logo 4");
    await changePerson(db, berg, { profileStatus: "hidden" });
    expect(await sendDigests(tomorrow)).toBe(0);
    await changePerson(db, berg, { profileStatus: "active" });
    await matchNews();
    await sendDigests(tomorrow);
    expect((await mailsTo(anna))[0]?.subject).toBe("Neu für Sie: Logo 4");
  });

  it("is not sent to people who are blocked or have switched these mails off [REACH-12]", async () => {
    const ben = await createPerson(db);
    await createAgentOf(db, anna, "q=Logo");
    await createAgentOf(db, ben, "q=Logo");
    await add("Ein Logo");
    await switchMails(anna.id, "suchauftraege", false);
    await changePerson(db, ben, { profileStatus: "blocked" });
    expect(await sendDigests(tomorrow)).toBe(0);
    expect([await mailsTo(anna), await mailsTo(ben)]).toEqual([[], []]);
    await switchMails(anna.id, "suchauftraege", true);
    expect(await sendDigests(tomorrow)).toBe(0);
  });

  it("is queued with its marks or not at all, by however many machines at once, behind all other mails [REACH-13]", async () => {
    await createAgentOf(db, anna, "q=Logo");
    await add("Ein Logo");
    const mend = await refuseUnless(db, "agent_matches", "told_at is null");
    await expect(sendDigests(tomorrow)).rejects.toThrow();
    expect(await mailsTo(anna)).toEqual([]);
    await mend();
    const sent = await Promise.all([sendDigests(tomorrow), sendDigests(tomorrow), sendDigests(tomorrow)]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(1);
    expect(await mailsTo(anna)).toHaveLength(1);
    const { rows } = await db.execute(sql`select priority from pgboss.job where name = 'mail'`);
    expect(rows).toEqual([{ priority: -1 }]);
  });

  it("has links that end an agent and show why a result was found, until they expire, and no others [REACH-14]", async () => {
    const agent = await createAgentOf(db, anna, "q=Logo");
    const other = await createAgentOf(db, anna, "q=Plakat");
    await add("Ein Logo");
    await sendDigests(tomorrow);
    const [mail] = await mailsTo(anna);
    const links = [...(mail?.text ?? "").matchAll(/\/suchauftraege\/\d+\/mail\?(\S+)/g)].map(
      ([, query]) => new URLSearchParams(query),
    );
    const [ofResult, ofAgent] = links;
    if (!ofResult || !ofAgent) throw new Error("The mail has no links");
    expect((await findLinkedAgent(agent, ofResult))?.result).toMatchObject({ title: "Ein Logo", isDismissed: false });
    expect(await findLinkedAgent(agent, ofAgent)).toMatchObject({ id: agent, result: null, isPaused: false });
    expect(await findLinkedAgent(other, ofAgent)).toBeNull();
    const later = new URLSearchParams({ ...Object.fromEntries(ofAgent), bis: "2099-01-01" });
    expect(await findLinkedAgent(agent, later)).toBeNull();
    const swapped = new URLSearchParams({ ...Object.fromEntries(ofAgent), treffer: ofResult.get("treffer") ?? "" });
    expect(await findLinkedAgent(agent, swapped)).toBeNull();
  });
});
