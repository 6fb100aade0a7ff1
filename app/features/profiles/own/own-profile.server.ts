import { and, eq, ne } from "drizzle-orm";
import { data } from "react-router";
import { isContactUnproven, sendContactLink } from "~/auth/address/contact-address.server";
import { type Connection, db } from "~/db/client.server";
import { hasNameLike, lockNamesLike } from "~/db/names-alike";
import { prepared } from "~/db/planned.server";
import { findSlugAfterRename } from "~/db/profile-slugs.server";
import { profiles, type UserType } from "~/db/schema";
import { contactTexts } from "~/features/profiles/contact-texts.server";
import { columnsOf } from "~/features/profiles/profile-fields";
import type { ProfileForm } from "~/features/profiles/profile-form";
import { ownParts, partsOf } from "~/features/profiles/profile-parts";
import { signalFacts } from "~/features/profiles/signal-facts.server";
import { orNull } from "~/http/or-empty.server";
import { countWrite } from "~/http/rate-limit.server";
import { mayOverwrite, type Seen, versionOf } from "~/http/seen-version.server";
import { refreshProfile } from "~/search-index/refresh.server";
import { shownEmail } from "~/text/shown-address.server";
import { openRequestsOf } from "~/visible/credit-requests.server";
import { hidingColumns } from "./save-visibility.server";

const ownColumns = {
  id: profiles.id,
  userType: profiles.userType,
  name: profiles.name,
  slug: profiles.slug,
  email: profiles.email,
  title: profiles.title,
  location: profiles.location,
  bio: profiles.bio,
  phone: profiles.phone,
  website: profiles.website,
  contactEmail: profiles.contactEmail,
  isContactUnproven,
  vatNumber: profiles.vatNumber,
  avatarUrl: profiles.avatarUrl,
  skills: profiles.skills,
  branchen: profiles.branchen,
  portfolioHighlights: profiles.portfolioHighlights,
  profileStatus: profiles.profileStatus,
  hiddenBySuperadmin: profiles.hiddenBySuperadmin,
  showsCallsWhileHidden: profiles.showsCallsWhileHidden,
  acceptsMessages: profiles.acceptsMessages,
  favoriteCount: profiles.favoriteCount,
  memberSince: profiles.memberSince,
  completedProjects: profiles.completedProjects,
  responseTime: profiles.responseTime,
  callRecord: profiles.callRecord,
  availability: profiles.availability,
  availabilityDay: profiles.availabilityDay,
  availabilitySaidAt: profiles.availabilitySaidAt,
  mailDomain: profiles.mailDomain,
  updatedAt: profiles.updatedAt,
};

const selectOwnProfile = prepared((id: string) => db.select(ownColumns).from(profiles).where(eq(profiles.id, id)));

export async function getOwnProfile(id: string) {
  const [profile] = await selectOwnProfile(id);
  return foundOwn(profile);
}

type Stored = Pick<typeof profiles.$inferSelect, Exclude<keyof typeof ownColumns, "isContactUnproven">>;

const partsInForm = (profile: Stored) =>
  ownParts(profile.userType, profile, { ...profile, isHidden: profile.profileStatus === "hidden" });

function foundOwn<Profile extends Stored>(profile: Profile | undefined) {
  if (!profile) throw data(null, { status: 404 });
  return {
    ...profile,
    ...contactTexts(profile),
    accountText: shownEmail(profile.email),
    signals: signalFacts(profile),
    version: versionOf(partsInForm(profile)),
  };
}

const selectWithRequests = prepared((id: string) =>
  db
    .select({ ...ownColumns, requests: openRequestsOf(id) })
    .from(profiles)
    .where(eq(profiles.id, id)),
);

/**
 * The person's profile with the number of credits that wait for an answer, or without the number when it can't be read.
 */
export async function getOwnProfileAndRequests(id: string) {
  const rows = await orNull(() => selectWithRequests(id), "how many credits wait for an answer");
  if (!rows) return { profile: await getOwnProfile(id), requests: null };
  const { requests, ...profile } = foundOwn(rows[0]);
  return { profile, requests };
}

export type OwnProfile = Awaited<ReturnType<typeof getOwnProfile>>;

/** Whoever got a name like another one from superadmins, who know both people, may keep it. */
export async function isNameFree(name: string, ownId: string, on: Connection = db): Promise<boolean> {
  const alike = await on.select({ id: profiles.id }).from(profiles).where(hasNameLike(name));
  return alike.length === 0 || alike.some(({ id }) => id === ownId);
}

/** The link confirms a new contact address. */
export type Outcome = "saved" | "link sent" | "name taken";

/** Saves unless the profile has changed since the form was opened, or somebody has a name like the new one. */
export function updateProfile(
  owner: { id: string; userType: UserType },
  form: ProfileForm,
  seen: Seen,
): Promise<Outcome> {
  const { acceptsMessages, isHidden, showsCallsWhileHidden, ...written } = form;
  const columns = columnsOf(owner.userType, written);
  return db.transaction(async (tx) => {
    const [present] = await tx
      .select(ownColumns)
      .from(profiles)
      .where(and(eq(profiles.id, owner.id), ne(profiles.profileStatus, "blocked")))
      .for("no key update");
    if (!present) throw data(null, { status: 404 });
    const typed = ownParts(owner.userType, { ...present, ...columns }, form);
    if (!mayOverwrite(seen, partsInForm(present), typed)) return "saved";
    const isRenamed = columns.name !== present.name;
    if (isRenamed) {
      await lockNamesLike(tx, columns.name);
      if (!(await isNameFree(columns.name, owner.id, tx))) return "name taken";
    }
    await tx
      .update(profiles)
      .set({
        ...columns,
        slug: await findSlugAfterRename(tx, present, columns.name),
        acceptsMessages,
        ...hidingColumns(owner.userType, { isHidden, showsCallsWhileHidden }),
        updatedAt: new Date(),
        ...(changesWhatIsShown(owner.userType, present, columns) ? { activeAt: new Date() } : {}),
      })
      .where(eq(profiles.id, owner.id));
    await refreshProfile(tx, owner.id);
    await countWrite(tx, "profile", owner.id);
    if (isRenamed) await countWrite(tx, "name", owner.id);
    if (!columns.contactEmail || columns.contactEmail === present.contactEmail) return "saved";
    return (await sendContactLink(owner.id, tx)).state === "sent" ? "link sent" : "saved";
  });
}

/** Whether the profile shows something else afterwards. Pressing the button again does not count as activity. */
const changesWhatIsShown = (userType: UserType, present: Stored, columns: Partial<Stored>) =>
  versionOf(partsOf(userType, present)) !== versionOf(partsOf(userType, { ...present, ...columns }));

export function updateHighlights(id: string, portfolioHighlights: string[]): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .update(profiles)
      .set({ portfolioHighlights, updatedAt: new Date(), activeAt: new Date() })
      .where(eq(profiles.id, id));
    await countWrite(tx, "profile", id);
    await refreshProfile(tx, id);
  });
}
