import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "./client.server";
import { accounts, profiles } from "./schema";
import { ensureSupportProfile } from "./support-profile.server";

it("is there after the first start, once, and nobody can sign in with it [NAV-33, NAV-45]", async () => {
  await Promise.all([ensureSupportProfile(), ensureSupportProfile()]);
  await ensureSupportProfile();
  const found = await db.select().from(profiles).where(eq(profiles.slug, "kreativlaendle"));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ userType: "kreative", name: "Kreativländle", isPublic: true, isSuperadmin: false });
  expect(await db.$count(accounts, eq(accounts.userId, found[0]?.id ?? ""))).toBe(0);
});

it("is left as people have changed it", async () => {
  await ensureSupportProfile();
  await db.update(profiles).set({ bio: "Wir sind im Urlaub." }).where(eq(profiles.slug, "kreativlaendle"));
  await ensureSupportProfile();
  const [profile] = await db.select().from(profiles).where(eq(profiles.slug, "kreativlaendle"));
  expect(profile?.bio).toBe("Wir sind im Urlaub.");
});
