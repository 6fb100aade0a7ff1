import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { dataExports } from "~/db/schema";
import { withJobs } from "../../../../tests/support/jobs";
import { untilBlocked } from "../../../../tests/support/locks";
import { createPerson } from "../../../../tests/support/people";
import { askForExport } from "./exports.server";

withJobs();

it.each(["the person", "a superadmin"])(
  "asks for one copy when %s presses twice at the same moment [ACCT-47, ACCT-56]",
  async (who) => {
    const [anna, vera] = [await createPerson(db), await createPerson(db, { isSuperadmin: true })];
    const askedBy = who === "the person" ? null : vera.id;
    const { second } = await db.transaction(async (tx) => {
      await askForExport(tx, anna.id, askedBy);
      const waiting = db.transaction((other) => askForExport(other, anna.id, askedBy));
      await untilBlocked(db);
      return { second: waiting };
    });
    await second;
    expect(await db.$count(dataExports)).toBe(1);
    await db.delete(dataExports);
  },
);
