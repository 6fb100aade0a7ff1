import { and, desc, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import { listAcknowledgements } from "~/auth/legal/acknowledge.server";
import { db } from "~/db/client.server";
import {
  addressChanges,
  auditLog,
  ausschreibungen,
  blockedPeople,
  blogPosts,
  consents,
  creditPauses,
  favorites,
  mailPreferences,
  messages,
  newsletterDeliveries,
  newsletters,
  offers,
  offerVersions,
  posts,
  profileSlugs,
  profiles,
  profileVisits,
  sessions,
  workCredits,
  workPictures,
  works,
} from "~/db/schema";
import { namedVisitors, visibleProfiles } from "~/visible/profiles.server";
import { listDecisionsAbout, listOwnReports } from "./collect-reports.server";

export type Rows = Record<string, unknown>[];

export interface Chapter {
  /** Its name in the JSON. */
  name: string;
  title: string;
  rows: Rows;
}

/** Everything that is kept about an account and by it. Of others only what the person has seen, and no address of theirs. */
export async function collectOwnData(id: string): Promise<Chapter[]> {
  const chapter = async (name: string, title: string, rows: PromiseLike<Rows>) => ({ name, title, rows: await rows });
  const { searchText: _, isPublic: _1, hasVisibleCalls: _2, ...profile } = getTableColumns(profiles);
  const { searchText: _3, searchHead: _4, companySearch: _5, ...call } = getTableColumns(ausschreibungen);
  const { searchText: _6, authorBlocked: _7, ...article } = getTableColumns(blogPosts);
  const { note: _8, seenAt: _9, shortlisted: _10, companyId: _11, ...sentOffer } = getTableColumns(offers);
  const { ownerPublic: _12, isPublic: _13, ...work } = getTableColumns(works);
  const { kind, name, role, state, stateSince } = getTableColumns(workCredits);
  const credit = { kind, name, role, state, stateSince };
  const other = { name: visibleProfiles.name, slug: visibleProfiles.slug };
  return Promise.all([
    chapter("konto", "Konto und Profil", db.select(profile).from(profiles).where(eq(profiles.id, id))),
    chapter(
      "adressen_des_profils",
      "Adressen des Profils",
      db
        .select({ slug: profileSlugs.slug, createdAt: profileSlugs.createdAt })
        .from(profileSlugs)
        .where(eq(profileSlugs.profileId, id)),
    ),
    chapter(
      "sitzungen",
      "Sitzungen",
      db
        .select({ device: sessions.device, since: sessions.createdAt, lastSeen: sessions.updatedAt })
        .from(sessions)
        .where(eq(sessions.userId, id)),
    ),
    chapter(
      "einwilligungen",
      "Einwilligungen",
      db
        .select({ kind: consents.kind, isGiven: consents.isGiven, wording: consents.wording, at: consents.createdAt })
        .from(consents)
        .where(eq(consents.profileId, id)),
    ),
    chapter("bedingungen", "AGB und Datenschutzerklärung", listAcknowledgements(id)),
    chapter(
      "newsletter",
      "Newsletter an Sie",
      db
        .select({
          subject: newsletters.subject,
          state: newsletterDeliveries.state,
          at: newsletterDeliveries.queuedAt,
        })
        .from(newsletterDeliveries)
        .innerJoin(newsletters, eq(newsletters.id, newsletterDeliveries.newsletterId))
        .where(eq(newsletterDeliveries.profileId, id)),
    ),
    chapter(
      "abbestellte_mails",
      "Abbestellte Mails",
      db
        .select({ kind: mailPreferences.kind, since: mailPreferences.offSince })
        .from(mailPreferences)
        .where(eq(mailPreferences.profileId, id)),
    ),
    chapter(
      "adressaenderungen",
      "Änderungen der E-Mail-Adresse",
      db
        .select({
          from: addressChanges.fromEmail,
          to: addressChanges.toEmail,
          askedAt: addressChanges.createdAt,
          changedAt: addressChanges.changedAt,
        })
        .from(addressChanges)
        .where(eq(addressChanges.profileId, id)),
    ),
    chapter(
      "ausschreibungen",
      "Ausschreibungen",
      db.select(call).from(ausschreibungen).where(eq(ausschreibungen.userId, id)),
    ),
    chapter("posts", "Posts", db.select().from(posts).where(eq(posts.userId, id))),
    chapter("arbeiten", "Arbeiten", db.select(work).from(works).where(eq(works.userId, id))),
    chapter(
      "bilder_der_arbeiten",
      "Bilder der Arbeiten",
      db.select().from(workPictures).where(eq(workPictures.userId, id)),
    ),
    chapter(
      "mitwirkende",
      "Mitwirkende und Auftraggeber Ihrer Arbeiten",
      db
        .select({ ...credit, title: works.title, name: sql`coalesce(${visibleProfiles.name}, ${workCredits.name})` })
        .from(workCredits)
        .innerJoin(works, eq(works.id, workCredits.workId))
        .leftJoin(visibleProfiles, eq(visibleProfiles.id, workCredits.memberId))
        .where(eq(works.userId, id)),
    ),
    // A draft that names the person, and a request that was never sent, are known to its creative only.
    chapter(
      "nennungen",
      "Arbeiten, die Sie nennen",
      db
        .select({ ...credit, title: works.title, by: visibleProfiles.name })
        .from(workCredits)
        .innerJoin(works, eq(works.id, workCredits.workId))
        .leftJoin(visibleProfiles, eq(visibleProfiles.id, works.userId))
        .where(
          and(eq(workCredits.memberId, id), or(works.isPublic, inArray(workCredits.state, ["confirmed", "refused"]))),
        ),
    ),
    chapter(
      "keine_bitten_an_sie",
      "Pausen, in denen jemand Sie nicht um eine Nennung bitten kann, auch beendete",
      db
        .select({ ...other, until: creditPauses.until })
        .from(creditPauses)
        .leftJoin(visibleProfiles, eq(visibleProfiles.id, creditPauses.creativeId))
        .where(eq(creditPauses.memberId, id)),
    ),
    chapter(
      "keine_bitten_von_ihnen",
      "Pausen, in denen Sie jemanden nicht um eine Nennung bitten können, auch beendete",
      db
        .select({ ...other, until: creditPauses.until })
        .from(creditPauses)
        .leftJoin(visibleProfiles, eq(visibleProfiles.id, creditPauses.memberId))
        .where(eq(creditPauses.creativeId, id)),
    ),
    chapter("artikel", "Artikel", db.select(article).from(blogPosts).where(eq(blogPosts.createdBy, id))),
    chapter(
      "likes_gegeben",
      "Gefällt mir, von Ihnen",
      db
        .select({ ...other, at: favorites.createdAt })
        .from(favorites)
        .innerJoin(visibleProfiles, eq(visibleProfiles.id, favorites.favoritedProfileId))
        .where(eq(favorites.userId, id)),
    ),
    chapter(
      "likes_erhalten",
      "Gefällt mir, an Sie",
      db
        .select({ ...other, at: favorites.createdAt })
        .from(favorites)
        .leftJoin(visibleProfiles, eq(visibleProfiles.id, favorites.userId))
        .where(eq(favorites.favoritedProfileId, id)),
    ),
    chapter(
      "besuche_von_ihnen",
      "Besuche von Ihnen",
      db
        .select({ ...other, at: profileVisits.visitedAt })
        .from(profileVisits)
        .leftJoin(visibleProfiles, eq(visibleProfiles.id, profileVisits.visitedProfileId))
        .where(eq(profileVisits.visitorId, id)),
    ),
    chapter(
      "besuche_bei_ihnen",
      "Besuche bei Ihnen",
      db
        .select({ name: namedVisitors.name, slug: namedVisitors.slug, at: profileVisits.visitedAt })
        .from(profileVisits)
        .leftJoin(namedVisitors, eq(namedVisitors.id, profileVisits.visitorId))
        .where(eq(profileVisits.visitedProfileId, id)),
    ),
    chapter("nachrichten", "Nachrichten", listMessages(id)),
    chapter(
      "angebote_gesendet",
      "Angebote von Ihnen",
      db.select(sentOffer).from(offers).where(eq(offers.senderId, id)),
    ),
    chapter(
      "angebote_frueher",
      "Frühere Fassungen Ihrer Angebote",
      db
        .select(getTableColumns(offerVersions))
        .from(offerVersions)
        .innerJoin(offers, eq(offers.id, offerVersions.offerId))
        .where(eq(offers.senderId, id)),
    ),
    chapter(
      "angebote_erhalten",
      "Angebote an Sie",
      db
        .select({ ...getTableColumns(offers), senderId: visibleProfiles.name })
        .from(offers)
        .leftJoin(visibleProfiles, eq(visibleProfiles.id, offers.senderId))
        .where(eq(offers.companyId, id)),
    ),
    chapter(
      "blockierte",
      "Von Ihnen blockiert",
      db
        .select({ ...other, since: blockedPeople.createdAt })
        .from(blockedPeople)
        .leftJoin(visibleProfiles, eq(visibleProfiles.id, blockedPeople.blockedId))
        .where(eq(blockedPeople.blockerId, id)),
    ),
    chapter("meldungen", "Meldungen von Ihnen", listOwnReports(id)),
    chapter("entscheidungen", "Entscheidungen über Ihre Inhalte", listDecisionsAbout(id)),
    chapter(
      "eingriffe",
      "Eingriffe der Betreiber",
      db
        .select({
          action: auditLog.action,
          subject: auditLog.subjectName,
          reason: auditLog.reason,
          at: auditLog.createdAt,
        })
        .from(auditLog)
        .where(eq(auditLog.concerns, id)),
    ),
  ]);
}

/** What others wrote comes with their name, and without any address of theirs. */
function listMessages(id: string) {
  const isMine = sql`${messages.senderId} = ${id}`;
  const mine = <Column>(column: Column) => sql<string | null>`case when ${isMine} then ${column} end`;
  return db
    .select({
      direction: sql<string>`case when ${isMine} then 'gesendet' else 'empfangen' end`,
      senderName: messages.senderName,
      senderEmail: mine(messages.senderEmail),
      senderMitarbeiter: mine(messages.senderMitarbeiter),
      subject: messages.subject,
      message: messages.message,
      at: messages.createdAt,
    })
    .from(messages)
    .where(and(or(eq(messages.senderId, id), eq(messages.recipientId, id))))
    .orderBy(desc(messages.id));
}
