import { eq, gte, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { profiles, rateLimits } from "~/db/schema";
import { useUp } from "../../tests/support/limits";
import { changePerson, createPerson } from "../../tests/support/people";
import { superadminTimes, tryLimits, writeLimits } from "./limits";
import {
  countGrowing,
  countTry,
  countWrite,
  findReachedLimit,
  forgetTries,
  LimitReached,
  secondsUntilNextTry,
  tooManyTriesText,
} from "./rate-limit.server";

const { times, atFirst } = writeLimits.name;
const unknown = tryLimits["sign-in-unknown"];
const { times: mails, seconds } = tryLimits["confirm-mail-account"];

const tries = (count: number, who: string) =>
  Promise.all(Array.from({ length: count }, () => countTry("confirm-mail-account", who)));

it("lets through as many as it says, also when they come all at once", async () => {
  const waits = await tries(mails + 3, "a@example.com");
  expect(waits.filter((wait) => wait === 0)).toHaveLength(mails);
  for (const wait of waits.filter((wait) => wait > 0)) expect(wait).toBeGreaterThan(seconds - 100);
});

it("counts each person and each thing apart", async () => {
  await tries(mails, "b@example.com");
  expect(await countTry("confirm-mail-account", "c@example.com")).toBe(0);
  expect(await countTry("reset-unknown", "b@example.com")).toBe(0);
  expect(await countTry("confirm-mail-account", "b@example.com")).toBeGreaterThan(0);
});

it("counts a network of IPv6 as one address", async () => {
  const from = (address: string) => countTry("new-password-address", address);
  const { times } = tryLimits["new-password-address"];
  for (let host = 1; host <= times; host++) expect(await from(`2001:db8::${host.toString(16)}:1`)).toBe(0);
  expect(await from("2001:0db8:0:0:ffff::1")).toBeGreaterThan(0);
  expect(await from("2001:db8:0:1::1")).toBe(0);
});

it("resets the counter after a successful sign-in", async () => {
  await tries(mails, "d@example.com");
  await forgetTries("confirm-mail-account", "d@example.com");
  expect(await countTry("confirm-mail-account", "d@example.com")).toBe(0);
});

it("doubles the wait each time where the limit says so, and resets after a day without tries [ACCT-10]", async () => {
  const who = "grows@example.com";
  const round = async () => {
    const answers = [];
    for (let count = 0; count < unknown.times; count += 1) answers.push(await countGrowing("sign-in-unknown", who));
    expect(answers.map(({ waitSeconds }) => waitSeconds)).toEqual(Array(unknown.times).fill(0));
    expect(answers.map(({ isLast }) => isLast)).toEqual([...Array(unknown.times - 1).fill(false), true]);
    const { waitSeconds } = await countGrowing("sign-in-unknown", who);
    // Further tries during the wait do not change it.
    expect(await countTry("sign-in-unknown", who)).toBeGreaterThanOrEqual(waitSeconds - 1);
    return Math.round(waitSeconds / 60);
  };
  const pass = (ms: number) =>
    db
      .update(rateLimits)
      .set({ expire: Date.now() - ms })
      .where(gte(rateLimits.points, unknown.times));
  const waits: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    waits.push(await round());
    await pass(1000);
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 480]);
  await pass(24 * 3_600_000);
  expect(await round()).toBe(15);
});

it("lets through no more than it says when tries of a growing limit come all at once [ACCT-10]", async () => {
  const who = "at-once@example.com";
  const answers = await Promise.all(Array.from({ length: unknown.times + 15 }, () => countTry("sign-in-unknown", who)));
  expect(answers.filter((wait) => wait === 0)).toHaveLength(unknown.times);
});

it("stores only a keyed hash, no address", async () => {
  await countTry("sign-in-address", "203.0.113.9");
  const keys = (await db.select().from(rateLimits)).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => !/^[\w-]{43}$/.test(key))).toEqual([]);
});

it("allows a member less in the first week, and a superadmin more [SAFE-51]", async () => {
  const longAgo = new Date("2026-01-01");
  /** One after the other: how many fit into the time to wait for a connection would depend on the machine. */
  const countWrites = async ({ id }: { id: string }) => {
    let written = 0;
    for (let tries = 0; tries <= superadminTimes(writeLimits.name); tries += 1)
      written += await countWrite(db, "name", id).then(
        () => 1,
        () => 0,
      );
    return written;
  };
  expect(await countWrites(await createPerson(db))).toBe(atFirst);
  expect(await countWrites(await createPerson(db, { memberSince: longAgo }))).toBe(times);
  expect(await countWrites(await createPerson(db, { isSuperadmin: true }))).toBe(superadminTimes(writeLimits.name));
});

it("counts each target apart where the limit says so [SAFE-50]", async () => {
  const { id } = await createPerson(db);
  await useUp("like-again", id, 0, "a");
  await expect(countWrite(db, "like-again", id, "a")).rejects.toThrow(LimitReached);
  await countWrite(db, "like-again", id, "b");
});

it("does not count a write that failed, and undoes one that is refused [SAFE-53]", async () => {
  const { id } = await createPerson(db);
  const failing = db.transaction(async (tx) => {
    await countWrite(tx, "name", id);
    throw new Error("something else went wrong");
  });
  await expect(failing).rejects.toThrow("something else");
  await useUp("name", id);
  const refused = db.transaction(async (tx) => {
    await changePerson(tx, { id }, { bio: "Neu" });
    await countWrite(tx, "name", id);
  });
  await expect(refused).rejects.toMatchObject({
    toast: {
      title: "Zu viele Namensänderungen",
      description: expect.stringContaining("Weiter geht es ab"),
      kind: "error",
    },
  });
  expect(await db.select({ bio: profiles.bio }).from(profiles).where(eq(profiles.id, id))).toEqual([{ bio: null }]);
});

it("lets a person whose limit has grown continue, however often they were refused before [SAFE-51]", async () => {
  const { id } = await createPerson(db);
  await Promise.allSettled(Array.from({ length: 10 * atFirst }, () => countWrite(db, "name", id)));
  await changePerson(db, { id }, { memberSince: new Date("2026-01-01") });
  for (let count = atFirst; count < times; count += 1) await countWrite(db, "name", id);
  await expect(countWrite(db, "name", id)).rejects.toThrow(LimitReached);
});

it("begins again once its time is over [SAFE-50]", async () => {
  await tries(mails + 1, "e@example.com");
  await db.update(rateLimits).set({ expire: Date.now() });
  expect(await countTry("confirm-mail-account", "e@example.com")).toBe(0);
});

it("forgets what was counted while the clock was ahead, instead of refusing until then [SAFE-129]", async () => {
  const { id } = await createPerson(db);
  const [who, growing] = ["ahead@example.com", "ahead-growing@example.com"];
  await tries(mails, who);
  await useUp("name", id);
  for (let count = 0; count < unknown.times; count += 1) await countGrowing("sign-in-unknown", growing);
  expect(await secondsUntilNextTry("confirm-mail-account", who)).toBeGreaterThan(0);
  expect(await findReachedLimit("name", id)).not.toBeNull();
  const yearMs = 365 * 24 * 3_600_000;
  await db.update(rateLimits).set({ expire: sql`${rateLimits.expire} + ${yearMs}::bigint` });

  expect(await secondsUntilNextTry("confirm-mail-account", who)).toBe(0);
  expect(await countTry("confirm-mail-account", who)).toBe(0);
  expect(await findReachedLimit("name", id)).toBeNull();
  await countWrite(db, "name", id);
  expect((await countGrowing("sign-in-unknown", growing)).waitSeconds).toBe(0);
});

it("still counts what another machine counted whose clock is some seconds ahead [SAFE-129]", async () => {
  const who = "some-seconds@example.com";
  await tries(mails, who);
  await db.update(rateLimits).set({ expire: sql`${rateLimits.expire} + 30000` });
  expect(await countTry("confirm-mail-account", who)).toBeGreaterThan(0);
});

it("says in German how long it takes", () => {
  expect(tooManyTriesText(5)).toBe("Zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.");
  expect(tooManyTriesText(61)).toBe("Zu viele Anfragen. Bitte versuchen Sie es in 2 Minuten noch einmal.");
});
