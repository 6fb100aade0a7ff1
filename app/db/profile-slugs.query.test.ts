import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { changePerson, createCompany, createPerson } from "../../tests/support/people";
import { db, violatedConstraint } from "./client.server";
import { findFreeProfileSlug } from "./profile-slugs.server";
import { profileSlugs } from "./schema";

describe("findFreeProfileSlug", () => {
  it("numbers the second person with the same name in URL form [GEN-18]", async () => {
    await createPerson(db, { name: "Büro Süß" });
    expect(await findFreeProfileSlug(db, "kreative", "Buero Suess")).toBe("buero-suess-2");
    await createPerson(db, { name: "Buero Suess", slug: "buero-suess-2" });
    expect(await findFreeProfileSlug(db, "kreative", "BUERO SUESS")).toBe("buero-suess-3");
  });

  it("counts companies and creatives apart [GEN-18]", async () => {
    await createPerson(db, { name: "Werkstatt Rhein" });
    expect(await findFreeProfileSlug(db, "unternehmen", "Werkstatt Rhein")).toBe("werkstatt-rhein");
  });

  it("never assigns a slug that somebody has ever had [GEN-18]", async () => {
    const { id } = await createCompany(db, { name: "Alter Name" });
    await changePerson(db, { id }, { name: "Neuer Name", slug: "neuer-name" });
    expect(await findFreeProfileSlug(db, "unternehmen", "Alter Name")).toBe("alter-name-2");
    const kept = await db.select().from(profileSlugs).where(eq(profileSlugs.profileId, id));
    expect(kept.map(({ slug }) => slug).sort()).toEqual(["alter-name", "neuer-name"]);
  });

  it("is backed by the table when two ask at the same moment [GEN-17]", async () => {
    await createPerson(db, { name: "Eva Moosbrugger" });
    const second = createPerson(db, { name: "Eva  Moosbrugger", slug: "eva-moosbrugger" });
    expect(violatedConstraint(await second.catch((error: unknown) => error))).toBe("profiles_slug_unique");
  });
});
