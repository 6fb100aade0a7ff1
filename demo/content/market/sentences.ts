/** What creatives write with an offer. */
export const offerTexts = [
  "Das mache ich gern. Am Dienstag wäre ich ohnehin in der Nähe und schaue mir an, worum es geht.",
  "Ich habe so etwas voriges Jahr für einen Nachbarbetrieb gemacht und weiß, wo es länger dauert, als man glaubt.",
  "Zwei Entwürfe, eine Korrektur, dann ist Schluss. So bleibt der Preis, wie er hier steht.",
  "Lieber rufe ich zuerst an und frage drei Dinge. Danach kann es auch weniger kosten.",
  "Die Arbeit gefällt mir, die Frist ist knapp. Mit einer Woche mehr wird es besser, sonst geht es auch so.",
  "Ich arbeite zu zweit, deshalb sind wir in der Hälfte der Zeit fertig und kosten trotzdem nicht das Doppelte.",
  "Bitte schicken Sie mir, was schon da ist, auch wenn es Ihnen nicht gefällt. Gerade dann.",
  "Im Preis ist alles enthalten, nur der Druck nicht. Den bestelle ich auf Ihren Namen, ohne Aufschlag.",
  "Ich komme mit dem Zug und bleibe einen Vormittag. Was an diesem Tag nicht fertig wird, mache ich zu Hause.",
  "Genau das suche ich seit Wochen. Ich lege zwei Arbeiten dazu, die in dieselbe Richtung gehen.",
  "Mein Vorschlag ist kleiner als Ihre Liste. Die letzten beiden Punkte brauchen Sie erst nächstes Jahr.",
  "Ich liefere offene Dateien und zeige einer Person bei Ihnen, wie man damit weiterarbeitet.",
] as const;

interface Letter {
  subject: string;
  text: string;
  answer: string;
}

/** First messages about a profile, and what comes back if something does. */
export const letters: readonly [Letter, ...Letter[]] = [
  {
    subject: "Ihre Arbeit für die Bäckerei",
    text: "Guten Tag, wir haben Ihre Arbeit im Nachbarort gesehen. Haben Sie im nächsten Monat ein paar Tage frei?",
    answer: "Ab der zweiten Woche ja. Worum geht es denn?",
  },
  {
    subject: "Zusammen etwas machen?",
    text: "Hallo, mir gefällt, wie Sie mit wenig Farbe auskommen. Ich suche jemanden für ein Heft, das ich allein nicht schaffe.",
    answer: "Gern. Am Freitag bin ich in Dornbirn, sonst telefonisch.",
  },
  {
    subject: "Frage zum Preis",
    text: "Guten Tag, was kostet bei Ihnen ungefähr ein Tag, und was ist darin enthalten?",
    answer: "Ein Tag sind sieben Stunden und 620 Euro, die Fahrt kommt nicht dazu.",
  },
  {
    subject: "Vertretung im Sommer",
    text: "Hallo, ich bin im August drei Wochen weg und suche jemanden, der meine Stammkunden nicht vergrault.",
    answer: "Das traue ich mir zu. Schicken Sie mir eine Liste, bitte mit Eigenheiten.",
  },
  {
    subject: "Atelierplatz",
    text: "Guten Tag, bei uns wird ein Tisch frei, neben dem Fenster und neben der Kaffeemaschine. Interesse?",
    answer: "Am Fenster ja, an der Kaffeemaschine sehr. Wann darf ich schauen kommen?",
  },
  {
    subject: "Kurzer Text bis Montag",
    text: "Guten Tag, wir brauchen vierzig Wörter für eine Tafel und streiten seit zwei Wochen über die ersten drei.",
    answer: "Schicken Sie mir die Wörter, über die Sie nicht streiten.",
  },
  {
    subject: "Danke für den Tipp",
    text: "Hallo, die Druckerei, die Sie im Feed genannt haben, war genau richtig. Machen Sie auch Umschläge?",
    answer: "Ja, aber nur, wenn innen auch etwas Ordentliches steht.",
  },
  {
    subject: "Vortrag in der Schule",
    text: "Guten Tag, unsere vierte Klasse fragt, was man den ganzen Tag macht, wenn man zeichnet. Mögen Sie antworten?",
    answer: "Sehr gern. Ich bringe auch die Rechnungen mit, die gehören dazu.",
  },
];

/** What members of the half year call a work of theirs. */
export const workTitles = [
  "Ein Auftrag für einen Betrieb in {ort}",
  "Aus der Werkstatt",
  "Für ein Fest in {ort}",
  "Arbeitsproben",
  "Eigenes Projekt",
] as const;

/** What members of the half year post now and then. */
export const postTexts = [
  "Heute zwei Stunden nach dem richtigen Grün gesucht. Es war das erste.",
  "Suche für eine Woche einen großen Tisch, der nicht wackelt.",
  "Fertig, abgeschickt, gleich danach den Fehler gefunden. Wie immer.",
  "Wer druckt in der Gegend noch mit Bleisatz und nimmt kleine Mengen?",
  "Neue Preise ab Jänner. Drei Leute gefragt, alle haben gesagt: endlich.",
] as const;
