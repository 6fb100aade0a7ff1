import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { ausschreibungen, offers } from "~/db/schema";
import { createCallOf, dayFromNow } from "../../../../tests/support/calls";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson } from "../../../../tests/support/people";
import { decide } from "./act.server";
import { endUndecided } from "./end-undecided.server";

withJobs();

it("ends what is undecided thirty days after the call was over, and tells each sender once [OFFER-24]", async () => {
  const berg = await createCompany(db);
  const offered = async (
    call: Parameters<typeof createCallOf>[2],
    state: "sent" | "selected" | "confirmed" = "sent",
  ) => {
    const sender = await createPerson(db);
    const { id } = await createOffer(db, await createCallOf(db, berg, call), sender, { state });
    return { id, sender };
  };
  const over = { deadline: dayFromNow(-31) };
  const closed = { status: "geschlossen", closedOn: dayFromNow(-31) } as const;
  const due = [
    ...[await offered(over), await offered(over, "selected"), await offered(closed)],
    await offered({ ...closed, deadline: dayFromNow(30) }),
  ];
  const kept = [
    await offered({ deadline: dayFromNow(-30) }),
    await offered({ status: "geschlossen", closedOn: dayFromNow(-30) }),
    await offered({ status: "geschlossen", deadline: dayFromNow(30) }),
    await offered({}),
    await offered(over, "confirmed"),
  ];
  expect(await endUndecided()).toBe(4);
  expect(await endUndecided()).toBe(0);
  const stateOf = async (id: string) => (await db.select().from(offers).where(eq(offers.id, id)))[0];
  for (const { id, sender } of due) {
    expect(await stateOf(id)).toMatchObject({ state: "ended", stateBy: "site" });
    expect((await queuedMails(sender.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Ohne Entscheidung beendet: /),
    ]);
  }
  for (const { id, sender } of kept) {
    expect((await stateOf(id))?.state).not.toBe("ended");
    expect(await queuedMails(sender.email)).toEqual([]);
  }
});

it("lets a decision at the same moment win, or be told that the offer has ended [OFFER-05, OFFER-24]", async () => {
  const berg = await createCompany(db);
  const call = await createCallOf(db, berg, { deadline: dayFromNow(-40) });
  const made = await Promise.all(Array.from({ length: 6 }, async () => createOffer(db, call, await createPerson(db))));
  const [, ...decided] = await Promise.all([
    endUndecided(),
    ...made.map(({ id }) => decide(berg.id, id, "decline", "Leider nein.")),
  ]);
  await endUndecided();
  for (const [index, { id }] of made.entries()) {
    const [row] = await db.select().from(offers).where(eq(offers.id, id));
    const answer = decided[index];
    expect(row?.state).toBe(answer && "isNew" in answer && answer.isNew ? "declined" : "ended");
  }
  expect(await db.$count(ausschreibungen, eq(ausschreibungen.id, call.id))).toBe(1);
});
