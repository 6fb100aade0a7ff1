/**
 * What superadmins and the operator's commands can do to others, and members to other members' articles, with the text
 * that the log shows.
 */
export const actions = {
  "reservation.create": "Profil reserviert",
  "reservation.renew": "Claim-Link erneuert",
  "reservation.revoke": "Claim-Link widerrufen",
  "reservation.delete": "Reservierung gelöscht",
  "import.run": "Mitglieder importiert",
  "import.undo": "Import zurückgenommen",
  "letters.print": "Briefe vorbereitet",
  "profile.edit": "Profil bearbeitet",
  "profile.avatar": "Profilbild geändert",
  "profile.avatar-remove": "Profilbild entfernt",
  "profile.text-remove": "Text des Profils entfernt",
  "profile.part-back": "Entfernten Teil des Profils zurückgegeben",
  "profile.hide": "Profil ausgeblendet",
  "profile.show": "Profil wieder eingeblendet",
  "profile.warn": "Konto verwarnt",
  "profile.feature": "Profil empfohlen",
  "profile.unfeature": "Empfehlung beendet",
  "profile.copy": "Datenkopie auf Wunsch erstellt",
  "profile.copy-fetch": "Datenkopie heruntergeladen",
  "profile.delete": "Konto auf Wunsch gelöscht",
  "profile.block": "Profil gesperrt",
  "profile.unblock": "Sperre aufgehoben",
  "call.feature": "Ausschreibung empfohlen",
  "call.unfeature": "Empfehlung der Ausschreibung beendet",
  "call.hide": "Ausschreibung ausgeblendet",
  "call.show": "Ausschreibung wieder eingeblendet",
  "call.delete": "Ausschreibung gelöscht",
  "work.hide": "Arbeit ausgeblendet",
  "work.show": "Arbeit wieder eingeblendet",
  "work.delete": "Arbeit gelöscht",
  "post.hide": "Post ausgeblendet",
  "post.show": "Post wieder eingeblendet",
  "post.delete": "Post gelöscht",
  "question.hide": "Frage ausgeblendet",
  "question.show": "Frage wieder eingeblendet",
  "collection.hide": "Merkliste ausgeblendet",
  "collection.show": "Merkliste wieder eingeblendet",
  "collaboration.hide": "Satz zur Zusammenarbeit ausgeblendet",
  "collaboration.show": "Satz zur Zusammenarbeit wieder eingeblendet",
  "answer.hide": "Antwort auf einen Satz ausgeblendet",
  "answer.show": "Antwort auf einen Satz wieder eingeblendet",
  "message.hide": "Nachricht ausgeblendet",
  "message.show": "Nachricht wieder eingeblendet",
  "article.edit": "Fremden Artikel bearbeitet",
  "article.delete": "Fremden Artikel gelöscht",
  "article.restore": "Artikel wiederhergestellt",
  "article.withdraw": "Veröffentlichung eines Artikels zurückgenommen",
  "article.republish": "Artikel wieder veröffentlicht",
  "newsletter.send": "Newsletter versendet",
  "newsletter.pause": "Versand des Newsletters angehalten",
  "newsletter.continue": "Versand des Newsletters fortgesetzt",
  "newsletter.end": "Versand des Newsletters beendet",
  "report.dismiss": "Meldung ohne Eingriff beendet",
  "report.as-before": "Meldung mit der früheren Entscheidung beantwortet",
  "objection.uphold": "Einspruch stattgegeben",
  "objection.reject": "Einspruch abgelehnt",
  "job.retry": "Aufgabe erneut gestartet",
  "job.discard": "Aufgabe verworfen",
  "factor.remove": "Zweiten Faktor entfernt",
  "site.probe-mail": "Probe-E-Mail gesendet",
  "site.legal-read": "Rechtstexte geprüft",
  "site.look": "Auftritt geändert",
  "site.look-undo": "Auftritt zurückgenommen",
  "profile.roles": "Rollen geändert",
  "role.give": "Superadmin-Rolle gegeben",
  "role.remove": "Superadmin-Rolle entzogen",
} as const;

/** Acts that superadmins can't do to themselves or to their own content, because they are decisions or take one back. */
const decidesAbout =
  /^((call|question|collaboration|answer|collection|work|post|profile|message)\.(hide|show|delete)|article\.(delete|withdraw|republish)|profile\.(avatar-remove|text-remove|part-back|warn|block|unblock)|(report|objection)\..+)$/;

export const isDecision = (action: ActionName) => decidesAbout.test(action);

export const aboutSuperadmin = {
  title: "Nicht über die Administration",
  text: "Das betrifft jemanden aus der Administration. Darüber entscheidet nur sie selbst.",
};

export const aboutOneself = {
  title: "Nicht über sich selbst",
  text: "Das betrifft Sie selbst oder etwas von Ihnen. Darüber entscheidet jemand anderer.",
};

export type ActionName = keyof typeof actions;
export type SubjectType =
  | "reservation"
  | "profile"
  | "call"
  | "question"
  | "collaboration"
  | "answer"
  | "collection"
  | "post"
  | "article"
  | "message"
  | "work"
  | "job"
  | "newsletter"
  | "import"
  | "letters"
  | "site";

export function isActionName(name: string | null): name is ActionName {
  return name !== null && Object.hasOwn(actions, name);
}

export type Facts = Record<string, unknown>;

export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** The differences between two states, value by value, as readable text. */
export function changesBetween(before: Facts | null, after: Facts | null): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: asText(before?.[field]), after: asText(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(", ") : null;
  if (typeof value === "boolean") return value ? "ja" : "nein";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
