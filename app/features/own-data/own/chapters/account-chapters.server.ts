import { eq, getTableColumns } from "drizzle-orm";
import { roleLabels } from "~/audit/roles";
import { listAcknowledgements } from "~/auth/legal/acknowledge.server";
import { db } from "~/db/client.server";
import {
  addressChanges,
  consents,
  mailPreferences,
  newsletterDeliveries,
  newsletters,
  profileSlugs,
  profiles,
  sessions,
} from "~/db/schema";
import { eachMailKind, mailKinds } from "~/mail/mail-kinds";
import { chapter } from "../chapter";
import { createdAndChanged, userTypes } from "../words";

const { searchText: _, isPublic: _1, hasVisibleCalls: _2, ...profile } = getTableColumns(profiles);

const status = { active: "sichtbar", hidden: "ausgeblendet", blocked: "gesperrt" };

export const accountChapters = (id: string) => [
  chapter("konto", "Konto und Profil", db.select(profile).from(profiles).where(eq(profiles.id, id)), {
    id: "Kennung des Kontos",
    userType: ["Art des Kontos", userTypes],
    name: "Name",
    slug: "Name in der Adresse",
    email: "E-Mail-Adresse",
    emailVerified: "E-Mail-Adresse bestätigt",
    newsletterConsent: "Newsletter gewünscht",
    agbAcceptedAt: "AGB zugestimmt am",
    agbDeclinedAt: "Bei früheren AGB geblieben am",
    privacyNotedAt: "Datenschutzerklärung zur Kenntnis genommen am",
    title: "Titel",
    location: "Ort",
    bio: "Beschreibung",
    phone: "Telefon",
    website: "Website",
    contactEmail: "Kontaktadresse",
    vatNumber: "UID-Nummer",
    provenContactEmail: "Bestätigte Kontaktadresse",
    avatarUrl: "Profilbild",
    branchen: "Branchen",
    skills: "Fähigkeiten",
    portfolioHighlights: "Spezialisierungen",
    featured: "Empfohlen",
    featuredUntil: "Empfohlen bis",
    profileStatus: ["Zustand des Profils", status],
    statusBeforeBlock: ["Zustand vor der Sperre", status],
    showsCallsWhileHidden: "Ausschreibungen auch bei ausgeblendetem Profil zeigen",
    hiddenBySuperadmin: "Von uns ausgeblendet",
    isSuperadmin: "Administrator-Rolle",
    roles: ["Weitere Rollen", roleLabels],
    twoFactorEnabled: "Zweiter Faktor eingerichtet",
    acceptsMessages: "Nimmt Nachrichten an",
    visitsUnnamed: "Besucht Profile ohne Namen",
    reservesMining: "Behält sich Text- und Data-Mining vor",
    memberSince: "Mitglied seit",
    completedProjects: "Abgeschlossene Projekte",
    responseTime: [
      "Antwortet meist",
      { tag: "innerhalb eines Tages", "drei-tage": "innerhalb von drei Tagen", woche: "innerhalb einer Woche" },
    ],
    callRecord: [
      "Ausschreibungen im letzten Jahr",
      { ended: "beendet", awarded: "vergeben", answered: "alle Angebote beantwortet" },
    ],
    availability: [
      "Verfügbarkeit",
      { frei: "frei ab", ausgebucht: "ausgebucht bis", einzelne: "einzelne Aufträge möglich" },
    ],
    availabilityDay: "Verfügbarkeit, Tag",
    availabilitySaidAt: "Verfügbarkeit angegeben am",
    mailDomain: "Bestätigte Domain",
    favoriteCount: "Anzahl Gefällt mir",
    ...createdAndChanged,
    activeAt: "Zuletzt etwas veröffentlicht oder am Profil geändert am",
  }),
  chapter(
    "adressen_des_profils",
    "Adressen des Profils",
    db
      .select({ slug: profileSlugs.slug, createdAt: profileSlugs.createdAt })
      .from(profileSlugs)
      .where(eq(profileSlugs.profileId, id)),
    { slug: "Name in der Adresse", createdAt: "Seit" },
  ),
  chapter(
    "sitzungen",
    "Sitzungen",
    db
      .select({ device: sessions.device, since: sessions.createdAt, lastSeen: sessions.updatedAt })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    { device: "Browser und System", since: "Angemeldet am", lastSeen: "Zuletzt verwendet am" },
  ),
  chapter(
    "einwilligungen",
    "Einwilligungen",
    db
      .select({ kind: consents.kind, isGiven: consents.isGiven, wording: consents.wording, at: consents.createdAt })
      .from(consents)
      .where(eq(consents.profileId, id)),
    { kind: ["Wozu", { newsletter: "Newsletter" }], isGiven: "Erteilt", wording: "Wortlaut", at: "Am" },
  ),
  chapter("bedingungen", "AGB und Datenschutzerklärung", listAcknowledgements(id), {
    document: ["Text", { agb: "AGB", datenschutz: "Datenschutzerklärung" }],
    version: "Fassung, die gilt ab",
    act: [
      "Was geschehen ist",
      {
        accepted: "zugestimmt",
        declined: "bei der bisherigen Fassung geblieben",
        noted: "zur Kenntnis genommen",
        announced: "per E-Mail angekündigt",
      },
    ],
    createdAt: "Am",
  }),
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
    {
      subject: "Betreff",
      state: [
        "Zustand",
        {
          waiting: "wartet",
          queued: "wird versendet",
          sent: "zugestellt",
          failed: "nicht zustellbar",
          skipped: "ausgelassen",
          stopped: "nicht mehr versendet",
        },
      ],
      at: "Am",
    },
  ),
  chapter(
    "abbestellte_mails",
    "Abbestellte Mails",
    db
      .select({ kind: mailPreferences.kind, since: mailPreferences.offSince })
      .from(mailPreferences)
      .where(eq(mailPreferences.profileId, id)),
    {
      kind: ["E-Mails über", eachMailKind((kind) => mailKinds[kind].about)],
      since: "Abbestellt am",
    },
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
    { from: "Bisherige Adresse", to: "Neue Adresse", askedAt: "Verlangt am", changedAt: "Geändert am" },
  ),
];
