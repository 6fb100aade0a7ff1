import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { blockedPeople, creditPauses } from "~/db/schema";
import { asked, asking, creditOf, mailsTo, naming, refusedFields } from "../../../../tests/support/credits";
import { withJobs } from "../../../../tests/support/jobs";
import { createPerson, type Person } from "../../../../tests/support/people";
import { whateverIsStored } from "../../../../tests/support/seen";
import { saving } from "../../../../tests/support/works";
import { confirmCredit, removeCredit } from "./answer-credit.server";
import { purgeCreditPauses } from "./credit-pauses.server";
import { countRequests } from "./own-credits.server";
import { createWork, deleteWork, updateWork } from "./work-commands.server";

withJobs();

describe("after a refusal", () => {
  const form = ({ name }: Person) => ({ credits: [asking(name)] });
  const daysOfPause = async (anna: Person, ben: Person) => {
    const [pause] = await db
      .select({ days: sql<number>`extract(day from ${creditPauses.until} - now())::int` })
      .from(creditPauses)
      .where(and(eq(creditPauses.creativeId, anna.id), eq(creditPauses.memberId, ben.id)));
    return pause?.days;
  };
  const endPause = (anna: Person, daysAgo = 0) =>
    db
      .update(creditPauses)
      .set({ until: sql`now() - make_interval(days => ${daysAgo}, secs => 1)` })
      .where(eq(creditPauses.creativeId, anna.id));

  it("the same creative can't ask for 30 days, not for a work made again either, and can write the name as text [WORK-85]", async () => {
    const { anna, ben, id, request } = await asked();
    await removeCredit(ben.id, request);
    await deleteWork(anna.id, id);
    expect(await refusedFields(createWork(anna.id, saving(anna, form(ben))))).toEqual({
      "credits[0].name": [
        expect.stringMatching(/zurzeit nicht um Nennungen gebeten werden\. Sie können nach dem .* wieder/),
      ],
    });
    await createWork(anna.id, saving(anna, { credits: [naming(ben.name)] }));
    expect([await countRequests(ben.id), (await mailsTo(ben)).length]).toEqual([0, 1]);

    const eva = await createPerson(db);
    await createWork(eva.id, saving(eva, form(ben)));
    await endPause(anna);
    await createWork(anna.id, saving(anna, form(ben)));
    expect(await countRequests(ben.id)).toBe(2);
  });

  it("a confirmation that is taken back counts as one, and new words are not asked about either [WORK-85]", async () => {
    const { anna, ben, id, request } = await asked();
    const other = await createWork(anna.id, saving(anna, form(ben)));
    await confirmCredit(ben.id, request);
    await removeCredit(ben.id, request);
    const changed = saving(anna, { credits: [asking(ben.name, "Regie")] });
    expect(await refusedFields(updateWork(anna.id, other, changed, whateverIsStored))).toHaveProperty([
      "credits[0].name",
    ]);
    expect(await creditOf(other, ben)).toMatchObject({ state: "asked", role: "Fotografie" });
    expect(await creditOf(id, ben)).toMatchObject({ state: "refused" });
  });

  it("another one makes it a year, unless it is about an earlier request, until the pause is long over [WORK-86]", async () => {
    const { anna, ben, request } = await asked();
    const ask = async () => (await creditOf(await createWork(anna.id, saving(anna, form(ben))), ben))?.id ?? 0;
    const earlier = await ask();
    await removeCredit(ben.id, request);
    await removeCredit(ben.id, earlier);
    expect(await daysOfPause(anna, ben)).toBeLessThanOrEqual(30);
    await endPause(anna, 360);
    await purgeCreditPauses();
    await removeCredit(ben.id, await ask());
    expect(await daysOfPause(anna, ben)).toBeGreaterThan(360);
    await endPause(anna, 370);
    await purgeCreditPauses();
    expect(await daysOfPause(anna, ben)).toBeUndefined();
  });

  it("and after a block a draft that was to ask does not ask when it is published [WORK-87]", async () => {
    for (const stop of ["block", "refusal"]) {
      const { anna, ben, request } = await asked();
      const draft = await createWork(anna.id, saving(anna, form(ben), true));
      if (stop === "block") await db.insert(blockedPeople).values({ blockerId: ben.id, blockedId: anna.id });
      else await removeCredit(ben.id, request);
      expect(await refusedFields(updateWork(anna.id, draft, saving(anna, form(ben)), whateverIsStored))).toHaveProperty(
        ["credits[0].name"],
      );
      expect([stop, (await creditOf(draft, ben))?.state]).toEqual([stop, "planned"]);
      expect(await mailsTo(ben)).toHaveLength(1);
    }
  });
});
