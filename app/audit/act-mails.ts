import type { Outcome } from "~/db/schema";
import { keepingTimes } from "~/jobs/keeping-times";
import type { MailContent } from "~/mail/compose";
import { formatDay } from "~/text/dates";
import { type Ground, grounds } from "./grounds";
import { titleOrKind } from "./reported";
import { rolesText } from "./roles";
import type { NamedIfProven } from "./tell-reporter.server";

interface Site {
  productName: string;
  contactEmail: string;
  siteUrl: string;
}

/** What was done to something that people published: "Ihr Post" was hidden, we have hidden "Ihren Post". */
const published = (what: string, whom = what, it = "sie") => ({
  hidden: (title: string) => ({
    subject: `${what} wurde ausgeblendet`,
    text: `wir haben ${whom} „${title}“ ausgeblendet. Andere sehen ${it} nicht mehr.`,
  }),
  shown: (title: string) => ({
    subject: `${what} ist wieder sichtbar`,
    text: `${what} „${title}“ ist wieder für alle sichtbar.`,
  }),
  deleted: (title: string) => ({
    subject: `${what} wurde gelöscht`,
    text: `wir haben ${whom} „${title}“ gelöscht.`,
  }),
});

const call = published("Ihre Ausschreibung");
const question = published("Ihre Frage");
const sentence = published("Ihr Satz zur Zusammenarbeit", "Ihren Satz zur Zusammenarbeit", "ihn");
const answer = published("Ihre Antwort auf einen Satz zur Zusammenarbeit");
const collection = published("Ihre Merkliste");
const work = published("Ihre Arbeit");
const post = published("Ihr Post", "Ihren Post", "ihn");
const article = published("Ihr Artikel", "Ihren Artikel", "ihn");

/** The act in words for the person concerned. */
const sentences = {
  "profile.edit": (what: string) => ({
    subject: "Ihr Profil wurde geändert",
    text: `unser Team hat Ihr Profil geändert: ${what}. Sie können es jederzeit selbst ansehen und ändern.`,
  }),
  "profile.avatar": () => ({
    subject: "Ihr Profilbild wurde geändert",
    text: "unser Team hat Ihr Profilbild geändert. Sie können jederzeit ein anderes hochladen.",
  }),
  "profile.avatar-remove": () => ({
    subject: "Ihr Profilbild wurde entfernt",
    text: "wir haben Ihr Profilbild entfernt. Sie können jederzeit ein anderes hochladen.",
  }),
  "profile.text-remove": () => ({
    subject: "Ein Text Ihres Profils wurde entfernt",
    text: "wir haben den Text über Sie aus Ihrem Profil entfernt. Alles andere bleibt, und Sie können jederzeit einen neuen schreiben.",
  }),
  "profile.hide": () => ({
    subject: "Ihr Profil wurde ausgeblendet",
    text: "wir haben Ihr Profil ausgeblendet. Nur Sie sehen es noch, mit Ihren Arbeiten, Posts und Ausschreibungen. Anmelden und Nachrichten schreiben können Sie weiterhin.",
  }),
  "profile.show": () => ({
    subject: "Ihr Profil ist nicht mehr ausgeblendet",
    text: "wir haben Ihr Profil wieder eingeblendet. Andere sehen es, wenn Sie selbst es nicht ausgeblendet haben.",
  }),
  /** `what` is in the genitive, as `warnedAbout` says it. */
  "profile.warn": (what: string) => ({
    subject: "Verwarnung",
    text: `wir verwarnen Sie wegen ${what}. An Ihrem Konto und an dem, was Sie veröffentlicht haben, ändert das nichts.`,
  }),
  "message.hide": (which: string) => ({
    subject: "Eine Ihrer Nachrichten wurde ausgeblendet",
    text: `wir haben Ihre Nachricht ${which} ausgeblendet. Die andere Seite sieht ihren Text nicht mehr; Sie sehen ihn noch.`,
  }),
  "message.show": (which: string) => ({
    subject: "Ihre Nachricht ist wieder sichtbar",
    text: `Ihre Nachricht ${which} ist wieder für beide Seiten zu lesen.`,
  }),
  "profile.roles": (held: string) => ({
    subject: "Ihre Rollen haben sich geändert",
    text: `unser Team hat Ihre Rollen geändert. Sie haben jetzt: ${held}.${held === rolesText([]) ? "" : " Was dazu gehört, finden Sie im Kontomenü unter „Admin“."}`,
  }),
  "profile.copy": () => ({
    subject: "Eine Kopie Ihrer Daten wird erstellt",
    text: "unser Team erstellt auf Ihren Wunsch eine Kopie Ihrer Daten und gibt sie Ihnen weiter. Nach 48 Stunden wird sie bei uns gelöscht.",
  }),
  "profile.delete": () => ({
    subject: "Ihr Konto wurde gelöscht",
    text: "wir haben auf Ihren Wunsch Ihr Konto gelöscht, mit Ihrem Profil und allem, was dazu gehört.",
  }),
  "profile.block": () => ({
    subject: "Ihr Konto wurde gesperrt",
    text: "wir haben Ihr Konto gesperrt. Sie können sich nicht mehr anmelden, und was Sie veröffentlicht haben, ist für andere nicht mehr sichtbar.",
  }),
  "profile.unblock": () => ({
    subject: "Ihr Konto ist wieder frei",
    text: "die Sperre Ihres Kontos ist aufgehoben. Sie können sich wieder anmelden.",
  }),
  "question.hide": question.hidden,
  "question.show": question.shown,
  "collaboration.hide": sentence.hidden,
  "collaboration.show": sentence.shown,
  "answer.hide": answer.hidden,
  "answer.show": answer.shown,
  "collection.hide": collection.hidden,
  "collection.show": collection.shown,
  "call.hide": call.hidden,
  "call.show": call.shown,
  "call.delete": call.deleted,
  "work.hide": work.hidden,
  "work.show": work.shown,
  "work.delete": work.deleted,
  "post.hide": post.hidden,
  "post.show": post.shown,
  "post.delete": post.deleted,
  "article.delete": article.deleted,
  "article.republish": (title: string) => ({
    subject: "Ihr Artikel ist wieder veröffentlicht",
    text: `wir haben unsere Entscheidung aufgehoben. Ihr Artikel „${title}“ ist wieder veröffentlicht.`,
  }),
  "article.restore": (title: string) => ({
    subject: "Ihr Artikel ist wieder da",
    text: `wir haben unsere Entscheidung aufgehoben. Ihr Artikel „${title}“ ist nicht mehr gelöscht.`,
  }),
  "article.withdraw": (title: string) => ({
    subject: "Ihr Artikel ist nicht mehr veröffentlicht",
    text: `wir haben die Veröffentlichung Ihres Artikels „${title}“ zurückgenommen. Er bleibt als Entwurf erhalten.`,
  }),
};

/** What made us look: a report that waits or waited until now, or ourselves, whether or not there were reports earlier. */
export type Cause = keyof typeof causes;

const causes = {
  report: "Anlass war eine Meldung. Wer gemeldet hat, sagen wir nicht.",
  "earlier-report":
    "Es gab dazu schon früher eine Meldung, die beantwortet ist. Wer gemeldet hat, sagen wir nicht. Jetzt haben wir noch einmal entschieden.",
  own: "Wir sind selbst darauf aufmerksam geworden.",
};

/** What a statement of reasons says besides the act and its reason (Art. 17 DSA). */
export interface Statement {
  outcome: Outcome;
  path: string | null;
  ground: Ground;
  cause: Cause;
  objectionUntil: Date;
  objectionUrl: string;
}

const lasts: Record<Outcome, string> = {
  none: "",
  warn: "Wir berücksichtigen das, wenn es zu einem weiteren Verstoß kommt.",
  hide: "Das gilt überall, bis wir es wieder aufheben.",
  delete: "Das gilt überall und auf Dauer.",
  block: "Das gilt überall, bis wir die Sperre wieder aufheben.",
  part: "Das gilt überall. Etwas anderes, das nicht dagegen verstößt, können Sie jederzeit selbst eintragen oder hochladen.",
};

/** Superadmins can bring a deleted article back. */
const lastsForArticles: Partial<Record<Told["act"], string>> = {
  "article.delete": `Das gilt überall. ${keepingTimes.deletedArticle.words} lang können wir ihn noch zurückholen, danach ist er endgültig gelöscht.`,
};

interface Told {
  name: string;
  act: keyof typeof sentences;
  /** Of the content that the act is on, or of the fields that were changed. */
  title?: string;
  /** Every act that restricts something has one. */
  reason?: string;
  /** For an act that restricts something. */
  statement?: Statement;
}

/** The acts that Art. 17 DSA wants a statement of reasons for. */
export const restrictions = [
  "profile.avatar-remove",
  "profile.text-remove",
  "profile.hide",
  "profile.warn",
  "profile.block",
  "question.hide",
  "collaboration.hide",
  "answer.hide",
  "collection.hide",
  "message.hide",
  "call.hide",
  "call.delete",
  "work.hide",
  "work.delete",
  "post.hide",
  "post.delete",
  "article.delete",
  "article.withdraw",
] satisfies Told["act"][];

/** The mail that tells a person what a superadmin did to them or to their content, and why. */
export function actMail({ name, act, title = "", reason, statement }: Told, site: Site): MailContent {
  if (!statement && restrictions.some((one) => one === act)) throw new Error(`${act} needs a statement of reasons`);
  const { subject, text } = sentences[act](title);
  const closing = [`Sie sehen das anders? Antworten Sie uns bitte: ${site.contactEmail}`];
  const paragraphs = reason ? [text, `Der Grund: ${reason}`] : [text];
  if (statement) {
    paragraphs.push(...basisOf(statement, site), lastsForArticles[act] ?? lasts[statement.outcome]);
    closing.unshift(...howToObject(statement.objectionUntil));
  }
  const action = statement && objectionAction(statement);
  return { subject, greeting: `Guten Tag, ${name}`, paragraphs, action, closing };
}

function basisOf({ path, ground, cause }: Statement, { siteUrl }: Site): string[] {
  return [
    `Wir stützen uns auf ${grounds[ground]}.`,
    causes[cause],
    "Ein Mensch hat das geprüft und entschieden, kein automatisches Verfahren.",
    ...(path ? [`Es geht um: ${new URL(path, siteUrl).href}`] : []),
  ];
}

const objectionAction = ({ objectionUrl }: { objectionUrl: string }) => ({
  label: "Einspruch erheben",
  url: objectionUrl,
});

const howToObject = (until: Date) => [
  `Bis ${formatDay(until)} können Sie kostenlos Einspruch erheben. Darüber entscheidet ein Mensch, wenn möglich ein anderer. Der Weg zu Gericht steht Ihnen daneben immer offen.`,
];

interface Answer {
  subject: NamedIfProven;
  outcome: Outcome;
  facts: string;
  objectionUntil: Date;
  objectionUrl: string;
}

const done: Record<Exclude<Outcome, "none">, string> = {
  warn: "Wir haben das Konto verwarnt.",
  hide: "Wir haben den Inhalt ausgeblendet.",
  delete: "Wir haben den Inhalt gelöscht.",
  block: "Wir haben das Konto gesperrt.",
  part: "Wir haben einen Teil des Inhalts entfernt oder geändert.",
};

/** An address that is not proven may be somebody else's, so the sentence names nobody as the reporter. */
const reportedSentence = (subject: NamedIfProven) =>
  subject.name === null
    ? `jemand hat uns mit dieser Adresse ${titleOrKind(subject)} gemeldet.`
    : `Sie haben uns ${titleOrKind(subject)} gemeldet.`;

/** The mail that tells a reporter what was decided. It gives the reason only where nothing was done to somebody else. */
export function answerToReporter(answer: Answer, site: Site): MailContent {
  const { subject, outcome, facts, objectionUntil } = answer;
  const greeting = "Guten Tag";
  const intro = `${reportedSentence(subject)} Ein Mensch hat das geprüft und entschieden.`;
  const action = objectionAction(answer);
  const closing = [...howToObject(objectionUntil), `Fragen dazu? Schreiben Sie uns: ${site.contactEmail}`];
  if (outcome !== "none") {
    const paragraphs = [intro, done[outcome], "Halten Sie das für zu wenig oder für falsch, können Sie es anfechten."];
    return { subject: "Ihre Meldung: Wir haben eingegriffen", greeting, paragraphs, action, closing };
  }
  const paragraphs = [intro, "Wir greifen nicht ein.", `Der Grund: ${facts}`];
  return { subject: "Ihre Meldung: Wir greifen nicht ein", greeting, paragraphs, action, closing };
}

/** The mail that tells a reporter that the decision about their report no longer holds. It gives nobody else's reasons. */
export function reversalToReporter(subject: NamedIfProven, outcome: Outcome, { contactEmail }: Site): MailContent {
  const follows =
    outcome === "none"
      ? "Wir prüfen Ihre Meldung noch einmal und schreiben Ihnen dann."
      : outcome === "warn"
        ? "Unsere Verwarnung gilt nicht mehr. Sie können das Gleiche noch einmal melden, wenn Sie etwas Neues dazu wissen."
        : "Unser Eingriff gilt nicht mehr. Was Sie gemeldet haben, kann wieder zu sehen sein. Sie können es noch einmal melden, wenn Sie etwas Neues dazu wissen.";
  return {
    subject: "Ihre Meldung: Unsere Entscheidung ist aufgehoben",
    greeting: "Guten Tag",
    paragraphs: [`${reportedSentence(subject)} Wir haben unsere Entscheidung dazu geändert.`, follows],
    closing: [`Der Weg zu Gericht steht Ihnen immer offen. Fragen? Schreiben Sie uns: ${contactEmail}`],
  };
}
