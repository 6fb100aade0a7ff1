import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { withJobs } from "../../../../tests/support/jobs";
import { createPerson } from "../../../../tests/support/people";
import { blockProfile, unblockProfile } from "./moderate-profile.server";

withJobs();

const reason = "Werbung für Dritte";

it.each(["active", "hidden"] as const)(
  "leads back from a block to '%s', whatever the log says [DATA-13]",
  async (status) => {
    const superadmin = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
    const { id } = await createPerson(db, { profileStatus: status });
    const state = async () => {
      const [row] = await db
        .select({ status: profiles.profileStatus, before: profiles.statusBeforeBlock })
        .from(profiles)
        .where(eq(profiles.id, id));
      return row;
    };
    expect(await blockProfile(superadmin, id, reason)).toBe(true);
    expect(await blockProfile(superadmin, id, reason)).toBe(false);
    expect(await state()).toEqual({ status: "blocked", before: status });
    await db.execute(sql`alter table audit_log disable trigger user`);
    await db.execute(sql`update audit_log set before = null where concerns = ${id}`);
    await db.execute(sql`alter table audit_log enable trigger user`);
    expect(await unblockProfile(superadmin, id, reason)).toBe(true);
    expect(await state()).toEqual({ status, before: null });
  },
);
