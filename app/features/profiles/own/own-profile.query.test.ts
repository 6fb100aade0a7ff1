import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { type ProfileForm, profileSchema } from "~/features/profiles/profile-form";
import { getPublicProfile } from "~/features/profiles/public/public-profile.server";
import { ChangedMeanwhile, type Seen } from "~/http/seen-version.server";
import { takeAway } from "../../../../tests/support/break-database";
import { withJobs } from "../../../../tests/support/jobs";
import {
  changePerson,
  createCompany,
  createPerson,
  type Person,
  storedPerson,
  unique,
} from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { whateverIsStored } from "../../../../tests/support/seen";
import { createCredit, createWorkOf } from "../../../../tests/support/works";
import {
  getOwnProfile,
  getOwnProfileAndRequests,
  isNameFree,
  updateHighlights,
  updateProfile,
} from "./own-profile.server";

withJobs();

/** Saves the form with everything left empty but these. */
async function save(person: Person, changes: Partial<ProfileForm> = {}, seen = whateverIsStored) {
  const { name } = await getOwnProfile(person.id);
  return updateProfile(person, { ...profileSchema.parse({ name, acceptsMessages: true }), ...changes }, seen);
}

const seenNow = async ({ id }: Person): Promise<Seen> => {
  const { version } = await getOwnProfile(id);
  return { is: (stored) => stored === version };
};

it("says of its contact address that nobody has proven it yet [ACCT-97]", async () => {
  const anna = await createPerson(db, { contactEmail: "buero@xn--ksehaus-5wa.at", provenContactEmail: null });
  const ben = await createPerson(db);
  expect(await getOwnProfile(anna.id)).toMatchObject({ isContactUnproven: true, emailText: "buero@käsehaus.at" });
  expect(await getOwnProfile(ben.id)).toMatchObject({ isContactUnproven: false, emailText: null });
  await changePerson(db, anna, { provenContactEmail: "buero@xn--ksehaus-5wa.at" });
  expect(await getOwnProfile(anna.id)).toMatchObject({ isContactUnproven: false });
});

describe("saving", () => {
  it("changes what the form holds and the time of the change, and nothing else [OWN-11, DATA-20]", async () => {
    const anna = await createPerson(db, { phone: "05522 1", newsletterConsent: true, portfolioHighlights: ["SEO"] });
    const outcome = await save(anna, {
      title: "Illustration",
      location: "Bezau",
      bio: "Zeichnet.",
      website: "https://anna.example",
      contactEmail: "anna@atelier.example",
      skills: ["SEO"],
      branchen: ["tourismus"],
    });
    expect(outcome).toBe("link sent");
    const stored = await storedPerson(db, anna);
    expect(stored).toMatchObject({
      title: "Illustration",
      location: "Bezau",
      bio: "Zeichnet.",
      phone: null,
      website: "https://anna.example",
      contactEmail: "anna@atelier.example",
      skills: ["SEO"],
      branchen: [],
      portfolioHighlights: ["SEO"],
      email: anna.email,
      slug: anna.slug,
      newsletterConsent: true,
    });
    expect(stored?.updatedAt.getTime()).toBeGreaterThan(anna.updatedAt.getTime());
  });

  it("keeps branchen for companies and skills for creatives [DATA-06, DATA-07]", async () => {
    const company = await createCompany(db);
    await save(company, { skills: ["SEO"], branchen: ["tourismus", "Sennerei"] });
    expect(await getOwnProfile(company.id)).toMatchObject({ skills: [], branchen: ["tourismus", "Sennerei"] });
  });

  it("does not overwrite what another window has saved in the meantime", async () => {
    const anna = await createPerson(db);
    const seen = await seenNow(anna);
    expect(await save(anna, { title: "aus dem ersten Fenster" }, seen)).toBe("saved");
    await expect(save(anna, { title: "aus dem zweiten" }, seen)).rejects.toThrow(ChangedMeanwhile);
    expect((await getOwnProfile(anna.id)).title).toBe("aus dem ersten Fenster");
  });

  it("lets one of two windows win that save at the same moment", async () => {
    const anna = await createPerson(db);
    const seen = await seenNow(anna);
    const outcomes = await Promise.allSettled(["a", "b", "c"].map((title) => save(anna, { title }, seen)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
  });

  it("leaves the calls of a hiding company only when it agrees, and asks again the next time [TELL-30]", async () => {
    const berg = await createCompany(db);
    const calls = async () => {
      const [row] = await db
        .select({ isAgreed: profiles.showsCallsWhileHidden, areShown: profiles.hasVisibleCalls })
        .from(profiles)
        .where(eq(profiles.id, berg.id));
      return row;
    };
    expect(await calls()).toEqual({ isAgreed: false, areShown: true });
    await save(berg, { isHidden: true });
    expect(await calls()).toEqual({ isAgreed: false, areShown: false });
    await save(berg, { isHidden: true, showsCallsWhileHidden: true });
    expect(await calls()).toEqual({ isAgreed: true, areShown: true });
    await save(berg, { isHidden: false, showsCallsWhileHidden: true });
    expect(await calls()).toEqual({ isAgreed: false, areShown: true });
  });

  it("hides a profile and shows it again, but never unblocks one [DATA-13]", async () => {
    const anna = await createPerson(db);
    await save(anna, { isHidden: true });
    await expect(getPublicProfile("kreative", anna.slug, null, undefined)).rejects.toMatchObject({
      init: { status: 404 },
    });
    await save(anna);
    expect((await getPublicProfile("kreative", anna.slug, null, undefined)).id).toBe(anna.id);
    await changePerson(db, anna, { profileStatus: "blocked" });
    await expect(save(anna)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("a new name", () => {
  it("must not be another's, however it is written [OWN-13, DATA-02]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db, { name: unique("Ben Rusch") })];
    expect(await isNameFree(ben.name.toUpperCase(), anna.id)).toBe(false);
    expect(await isNameFree(anna.name, anna.id)).toBe(true);
    expect(await save(anna, { name: ben.name })).toBe("name taken");
  });

  it("must not look like another's, unless superadmins gave one like it [SAFE-131]", async () => {
    const [anna, joerg] = [await createPerson(db), await createPerson(db, { name: unique("Jörg Ölz") })];
    const alike = joerg.name.replace("Jörg Ölz", "Joerg Oelz");
    expect(await isNameFree(alike, anna.id)).toBe(false);
    const namesake = await createPerson(db, { name: alike, slug: `${joerg.slug}-2` });
    expect(await isNameFree(alike, namesake.id)).toBe(true);
  });

  it("goes to one of two people who take names alike in the same moment [SAFE-131]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const name = unique("Jörg Ölz");
    const spellings = [name, name.replace("Jörg Ölz", "Joerg Oelz")];
    const outcomes = await Promise.all([anna, ben].map((person, i) => save(person, { name: spellings[i] })));
    expect(outcomes.sort()).toEqual(["name taken", "saved"]);
  });

  it("brings a new address, and the old one leads to it for good [GEN-18]", async () => {
    const anna = await createPerson(db);
    const renamed = unique("Änne Fink");
    await save(anna, { name: renamed });
    const { slug } = await getOwnProfile(anna.id);
    expect(slug).toMatch(/^aenne-fink-/);
    const answer = getPublicProfile("kreative", anna.slug, null, undefined);
    await expect(answer).rejects.toMatchObject({ status: 301 });
    await answer.catch((redirect: Response) => expect(redirect.headers.get("location")).toBe(`/kreative/${slug}`));
    await save(anna, { name: anna.name });
    expect((await getOwnProfile(anna.id)).slug).toBe(anna.slug);
  });

  it("keeps its address when only its spelling changes [GEN-18]", async () => {
    const anna = await createPerson(db);
    await save(anna, { name: anna.name.toUpperCase() });
    expect((await getOwnProfile(anna.id)).slug).toBe(anna.slug);
  });
});

it("stores specialisations, at most five of them [OWN-29, OWN-31, DATA-18]", async () => {
  const anna = await createPerson(db);
  await updateHighlights(anna.id, ["SEO", "Branding"]);
  expect((await getOwnProfile(anna.id)).portfolioHighlights).toEqual(["SEO", "Branding"]);
  await expect(updateHighlights(anna.id, ["1", "2", "3", "4", "5", "6"])).rejects.toThrow();
});

it("reads one's own profile and the credits that wait for an answer with one statement, and without their number when only that can't be read", async () => {
  const ben = await createPerson(db);
  const work = await createWorkOf(db, await createPerson(db));
  await createCredit(db, work, ben);
  const sent = await recordQueries(async () => {
    expect(await getOwnProfileAndRequests(ben.id)).toMatchObject({ profile: { id: ben.id }, requests: 1 });
  });
  expect(sent).toHaveLength(1);
  await takeAway(db, "table", "work_credits");
  expect(await getOwnProfileAndRequests(ben.id)).toMatchObject({ profile: { id: ben.id }, requests: null });
});
