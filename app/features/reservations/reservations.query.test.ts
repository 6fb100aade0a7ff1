import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { auditLog, profiles, reservedProfiles } from "~/db/schema";
import { tidyUp } from "~/jobs/housekeeping.server";
import { daysAgo } from "../../../tests/support/calls";
import { formOf } from "../../../tests/support/form-of";
import { changePerson, createPerson, unique, uniqueEmail } from "../../../tests/support/people";
import { reserve } from "../../../tests/support/reservations";
import { findClaim } from "./find-claim.server";
import { deleteReservation, findReservation, renewClaimLink, revokeClaimLink } from "./reservations.server";
import { createReservation, reserveProfile } from "./reserve.server";

const superadmin = async () => (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
const stateOf = async (id: number) => (await findReservation(id))?.state;

async function reserveFor(viewer: Viewer, { name, email }: { name: string; email: string }) {
  const answer = await reserveProfile(formOf({ name, email }), viewer);
  return answer instanceof Response ? "reserved" : answer.data.result.error;
}

it("a form that arrives again reserves nobody again who was deleted meanwhile [SAFE-95]", async () => {
  const viewer = await superadmin();
  const person = { name: unique("Ida"), email: uniqueEmail() };
  const send = () => createReservation(viewer, person, { account: viewer.id, key: "ida" });
  const [{ id }, same] = await Promise.all([send(), send()]);
  expect([same, await send()]).toEqual([{ id }, { id }]);
  await deleteReservation(viewer, id ?? 0);
  expect(await send()).toEqual({ id: null });
  expect(await db.$count(reservedProfiles, eq(reservedProfiles.email, person.email))).toBe(0);
});

it("a link is revoked once, and whoever revokes it again reads that there was nothing to do [ADM-64]", async () => {
  const viewer = await superadmin();
  const { id } = await reserve(db);
  expect((await revokeClaimLink(viewer, id))?.state).toBe("widerrufen");
  expect(await revokeClaimLink(viewer, id)).toBeNull();
  expect([await deleteReservation(viewer, id), await deleteReservation(viewer, id)]).toEqual([true, false]);
});

describe("a reservation that has expired", () => {
  it("frees its name and its address, and still says that it expired [TELL-33]", async () => {
    const viewer = await superadmin();
    const expired = await reserve(db, { expiresAt: daysAgo(1) });
    expect(await reserveFor(viewer, { ...expired, name: expired.name.toUpperCase() })).toBe("reserved");
    expect(await stateOf(expired.id)).toBe("abgelaufen");
    const open = await reserve(db);
    expect(await reserveFor(viewer, open)).toEqual({
      name: ["Dieser Name ist schon reserviert."],
      email: ["Für diese E-Mail-Adresse ist schon ein Profil reserviert."],
    });
  });

  it("can be renewed, also when another one of the same name has expired meanwhile [TELL-33]", async () => {
    const viewer = await superadmin();
    const [first, second] = [await reserve(db, { revokedAt: daysAgo(9), expiresAt: daysAgo(2) }), await reserve(db)];
    await db
      .update(reservedProfiles)
      .set({ name: first.name, expiresAt: daysAgo(1) })
      .where(eq(reservedProfiles.id, second.id));
    expect((await renewClaimLink(viewer, first.id))?.state).toBe("offen");
    expect(await stateOf(second.id)).toBe("abgelaufen");
  });

  it("is renewed once by the same form, also when it is sent twice at the same moment [ADM-64]", async () => {
    const viewer = await superadmin();
    const { id } = await reserve(db);
    const [one, other] = await Promise.all([renewClaimLink(viewer, id, "eins"), renewClaimLink(viewer, id, "eins")]);
    const again = await renewClaimLink(viewer, id, "eins");
    expect(new Set([one, other, again].map((renewed) => renewed?.claimUrl)).size).toBe(1);
    expect(one?.claimUrl).toBe((await findReservation(id))?.claimUrl);
    expect(
      await db.$count(auditLog, and(eq(auditLog.action, "reservation.renew"), eq(auditLog.subjectId, `${id}`))),
    ).toBe(1);
    expect((await renewClaimLink(viewer, id, "zwei"))?.claimUrl).not.toBe(one?.claimUrl);
  });

  it("is told apart from one that was revoked", async () => {
    const viewer = await superadmin();
    const { id } = await reserve(db);
    await revokeClaimLink(viewer, id);
    expect(await stateOf(id)).toBe("widerrufen");
  });
});

describe("an invitation that was claimed with an address nobody confirmed", () => {
  async function claimed(days: number, emailVerified = false) {
    const invitation = await reserve(db);
    const person = await createPerson(db, { name: invitation.name, email: invitation.email, emailVerified });
    await changePerson(db, person, { createdAt: daysAgo(days) });
    await db
      .update(reservedProfiles)
      .set({ claimed: true, claimedAt: sql`now()`, claimedProfileId: person.id })
      .where(eq(reservedProfiles.id, invitation.id));
    return { ...invitation, person };
  }
  const isThere = async ({ person }: { person: { id: string } }) =>
    (await db.$count(profiles, eq(profiles.id, person.id))) > 0;

  it("comes back with its link when the account is removed [TELL-34]", async () => {
    const [due, recent, confirmed] = [await claimed(15), await claimed(13), await claimed(15, true)];
    await tidyUp();
    expect(await Promise.all([due, recent, confirmed].map(isThere))).toEqual([false, true, true]);
    expect(await Promise.all([due, recent, confirmed].map(({ id }) => stateOf(id)))).toEqual([
      "offen",
      "beansprucht",
      "beansprucht",
    ]);
    expect(await findClaim(due.reservationToken)).toEqual({ name: due.name, email: due.email });
    await tidyUp();
    expect(await stateOf(due.id)).toBe("offen");
  });

  it("goes with the account when its name is reserved again [TELL-34]", async () => {
    const due = await claimed(15);
    const anew = await reserve(db);
    await db.update(reservedProfiles).set({ name: due.name }).where(eq(reservedProfiles.id, anew.id));
    await tidyUp();
    expect([await isThere(due), await stateOf(due.id), await stateOf(anew.id)]).toEqual([false, undefined, "offen"]);
    expect(await db.$count(auditLog, eq(auditLog.subjectName, due.name))).toBe(0);
  });
});
