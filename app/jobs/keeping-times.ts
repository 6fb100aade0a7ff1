const hoursPerDay = 24;

interface Span {
  hours: number;
  /** In PostgreSQL's syntax. */
  interval: string;
  /** In German, for pages and mails. */
  words: string;
}

const hours = (count: number): Span => ({ hours: count, interval: `${count} hours`, words: `${count} Stunden` });
const days = (count: number): Span => ({
  hours: count * hoursPerDay,
  interval: `${count} days`,
  words: `${count} Tage`,
});
const months = (count: number): Span => ({
  hours: count * 30 * hoursPerDay,
  interval: `${count} months`,
  words: `${count} Monate`,
});
const years = (count: number): Span => ({
  hours: count * 365 * hoursPerDay,
  interval: `${count} years`,
  words: `${count} Jahre`,
});

/** How long data is stored. Jobs delete by these times, and the privacy policy shows them. */
export const keepingTimes = {
  unconfirmedAccount: days(14),
  unusedSession: days(30),
  session: days(90),
  figures: months(26),
  unusedPicture: hours(24),
  deletedArticle: days(30),
  claimLink: days(30),
  /** A list of members that nobody has reserved. */
  importPreview: hours(24),
  importUndo: days(30),
  /** After the link of a reservation that nobody claimed has run out or was withdrawn. */
  unclaimedReservation: months(6),
  /** As long as claims for damages may be raised. A trigger of the database lets nothing go earlier. */
  auditLog: years(3),
  conversation: months(24),
  /** After the last message of its conversation, and at least as long as told before. */
  messageFile: days(60),
  /** How long before that both people are informed. */
  messageFileNotice: days(7),
  /** Of an offer that was not sent, after it was last changed. */
  offerDraft: days(90),
  /** Declined, withdrawn and undecided ones, with their conversations. */
  endedOffer: months(12),
  confirmedOffer: years(3),
  /** A form is sent again within minutes, or out of a tab that was left open for days. */
  submission: days(30),
  /** How long a creative can't ask a member who has refused, and after the next refusal. */
  creditPause: days(30),
  creditPauseAgain: months(12),
  /** After its end a pause is remembered, so that the next refusal counts as another one. */
  endedCreditPause: months(12),
  undeliveredMail: days(90),
  unfoundWord: days(90),
  agentMatch: months(12),
  addressRequest: hours(24),
  addressUndo: days(7),
  /** In the footer of a mail. */
  switchOffLink: days(30),
  ownData: hours(48),
  decidedReport: months(12),
  serverLog: days(30),
  cookieChoice: months(12),
} satisfies Record<string, Span>;

const spans = keepingTimes;
const words = (span: Span) => span.words;

/** The table of the privacy policy: what is stored, and until when. */
export const keepingRows: { what: string; until: string }[] = [
  { what: "Konto, Profil, Inhalte", until: "bis Sie sie oder Ihr Konto löschen" },
  {
    what: "Nennungen in Arbeiten",
    until:
      "bis Sie sie ablehnen, zurücknehmen oder die Arbeit oder Ihr Konto gelöscht wird; dass Sie dort nicht genannt werden möchten, so lange wie die Arbeit",
  },
  {
    what: "Wer Sie nach einer Ablehnung vorerst nicht um eine Nennung bitten kann",
    until: `${words(spans.creditPause)}, nach einer weiteren Ablehnung ${words(spans.creditPauseAgain)}; dass es so war, ${words(spans.endedCreditPause)} länger`,
  },
  { what: "Unbestätigte Konten", until: words(spans.unconfirmedAccount) },
  {
    what: "Sitzungen",
    until: `bis zur Abmeldung, sonst ${words(spans.unusedSession)} ab der letzten Nutzung, höchstens ${words(spans.session)}`,
  },
  { what: "Zweiter Faktor", until: "bis Sie ihn entfernen oder Ihr Konto löschen" },
  {
    what: "Geänderte E-Mail-Adresse",
    until: `unbestätigt ${words(spans.addressRequest)}, sonst ${words(spans.addressUndo)}, in denen sie sich zurücknehmen lassen`,
  },
  { what: "Zustimmung zu AGB und Datenschutz", until: "mit Fassung und Zeitpunkt, bis Sie Ihr Konto löschen" },
  { what: "Newsletter", until: "welche Ausgabe an Sie ging, bis Sie Ihr Konto löschen; danach nur die Zahlen" },
  { what: "Einwilligungen", until: "mit Wortlaut und Zeitpunkt, bis Sie Ihr Konto löschen" },
  {
    what: "Nachrichten",
    until: `${words(spans.conversation)} nach der letzten Nachricht einer Unterhaltung, zu einem Angebot so lange wie das Angebot; mit Ihrem Konto löschen wir Ihre eigenen sofort`,
  },
  {
    what: "Dateien zu Nachrichten",
    until: `${words(spans.messageFile)} nach der letzten Nachricht der Unterhaltung, ihr Name so lange wie die Nachricht; mit Ihrem Konto löschen wir Ihre eigenen sofort`,
  },
  { what: "Blockierte Personen", until: "bis Sie das zurücknehmen oder eines der beiden Konten endet" },
  { what: "Kopie Ihrer Daten", until: `${words(spans.ownData)}, nachdem sie fertig ist` },
  {
    what: "Angebote",
    until: `${words(spans.endedOffer)}, nachdem sie abgesagt, zurückgezogen oder ohne Entscheidung beendet sind; bestätigte ${words(spans.confirmedOffer)}; Notizen so lange wie ihr Angebot; Entwürfe, bis Sie sie senden oder verwerfen oder die Ausschreibung endet, höchstens ${words(spans.offerDraft)} nach der letzten Änderung`,
  },
  {
    what: "Mails im Versand",
    until: `bis zur Zustellung, danach einen Tag nur noch, dass eine Mail zugestellt wurde; unzustellbare höchstens ${words(spans.undeliveredMail)}`,
  },
  { what: "Analysedaten", until: `${words(spans.figures)}, auch Profilbesuche` },
  {
    what: "Wörter, nach denen vergeblich gesucht wurde",
    until: `${words(spans.unfoundWord)}, wenn in einer Woche mindestens drei Personen danach gesucht haben, sonst bis zum Ende der Woche`,
  },
  {
    what: "Suchaufträge",
    until: `bis Sie sie oder Ihr Konto löschen; was sie gefunden haben, ${words(spans.agentMatch)}`,
  },
  { what: "Serverprotokolle", until: words(spans.serverLog) },
  { what: "Cookie-Einstellung", until: words(spans.cookieChoice) },
  { what: "Zähler gegen Missbrauch", until: "bis der jeweilige Zeitraum abgelaufen ist" },
  { what: "Kennungen abgesendeter Formulare", until: words(spans.submission) },
  {
    what: "Reservierungen",
    until: `der Link ${words(spans.claimLink)}; Name und E-Mail-Adresse, wenn niemand das Profil übernimmt, ${words(spans.unclaimedReservation)} länger, auf Ihren Wunsch löschen wir sie jederzeit; aus welcher Mitgliederliste sie kommen, ${words(spans.importUndo)}; eine Liste, die niemand übernimmt, ${words(spans.importPreview)}`,
  },
  { what: "Hochgeladene Bilder, die in nichts Gespeichertem vorkommen", until: words(spans.unusedPicture) },
  {
    what: "Gelöschte Artikel",
    until: `${words(spans.deletedArticle)}, damit ein Versehen rückgängig gemacht werden kann`,
  },
  {
    what: "Meldungen samt kopierten Nachrichten, Entscheidungen, Einsprüche",
    until: `${words(spans.decidedReport)} nach der Entscheidung, danach bleiben nur Zahlen; mit Ihrem Konto löschen wir sofort Ihre Adresse, Ihre Nachrichten und Einsprüche und alles, was über Sie darin steht`,
  },
  {
    what: "Aufzeichnungen über Eingriffe",
    until: `${words(spans.auditLog)}, um Entscheidungen zu begründen und Ansprüche zu klären`,
  },
];
