import type { Article } from "../types";

export const sideBusiness: Article = {
  slug: "nebenberuflich-selbststaendig",
  title: "Nebenberuflich selbstständig: die ersten zwölf Monate",
  excerpt:
    "Vier Tage angestellt, einen Tag frei und am Sonntag doch am Rechner. Ein Erfahrungsbericht mit Kalender, Zahlen und zwei Fehlern, die Sie auslassen können.",
  category: "Karriere",
  author: "Luca Kräutler-Weiß",
  picture: "luca-jahr-rise",
  featured: false,
  published: true,
  createdDaysAgo: 26,
  content: [
    "<p>Im Jänner des vergangenen Jahres habe ich meine Anstellung auf vier Tage gekürzt und den fünften zum Büro erklärt. Seither werde ich oft gefragt, wie das geht, meist von Leuten, die es längst tun und es nur noch niemandem gesagt haben. Hier ist die ehrliche Fassung. Für Steuern und Versicherung gilt: Fragen Sie die, die es wissen, also Steuerberatung, Wirtschaftskammer und Sozialversicherung. Ein Termin dort kostet meist nichts und spart ein Jahr Grübeln.</p>",
    "<h2>Monat 1 bis 3: Ordnung, bevor etwas da ist</h2>",
    "<p>Ich habe mit dem Langweiligen begonnen und bin heute froh darüber.</p>",
    "<ul><li><strong>Mit dem Arbeitgeber reden.</strong> Im Dienstvertrag stand, dass ich Nebentätigkeiten melden muss. Das Gespräch dauerte acht Minuten. Wir haben schriftlich festgehalten, dass ich nicht für direkte Mitbewerber arbeite. Beide Seiten schlafen seither besser.</li><li><strong>Klären, was man ist.</strong> Manche gestalterische Arbeit ist ein freies Gewerbe, manche fällt unter Kunst. Davon hängen Anmeldung und Versicherung ab. Nicht raten, fragen.</li><li><strong>Ein eigenes Konto.</strong> Klingt pedantisch, hat mir im ersten Jahresabschluss zwei Abende erspart.</li></ul>",
    "<h2>Monat 4 bis 6: der erste Fehler</h2>",
    "<p>Der erste Auftrag kam von einem Freund, der zweite von dessen Schwester. Beide habe ich zu billig gemacht, weil ich meinen Stundensatz aus dem Gehalt abgeleitet habe. <em>Das rechnet sich nicht.</em> Im Gehalt stecken Urlaub, Krankenstand, Heizung, Rechner und die Stunden, in denen man auf Antworten wartet. Selbstständig bezahlt das alles die eine Stunde, die man verrechnen kann.</p>",
    "<p>Meine Faustregel heute: Von einem ganzen Tag lassen sich fünf Stunden verrechnen. Der Rest ist Buchhaltung, Angebote, Technik und der Spaziergang, auf dem einem die Lösung einfällt. Wer seinen Satz durch fünf statt durch acht teilt, kommt der Wirklichkeit näher.</p>",
    "<h2>Monat 7 bis 9: der zweite Fehler</h2>",
    "<p>Ich habe Ja gesagt. Zu allem, gleichzeitig, mitten im August. Drei Projekte an einem Tag in der Woche bedeuten, dass jedes Projekt einen Tag alle drei Wochen bekommt. Bis man wieder weiß, wo man stehengeblieben ist, ist es Mittag.</p>",
    "<blockquote><p>Nebenberuflich heißt nicht ein bisschen von allem. Es heißt eines nach dem anderen.</p></blockquote>",
    "<p>Seither gilt: <strong>ein laufendes Projekt, eines in Vorbereitung, keines im Kopf.</strong> Wer anfragt, bekommt ein Datum, an dem ich beginnen kann. Die meisten warten gern. Wer nicht warten kann, bekommt eine Empfehlung, und diese Empfehlungen kommen zurück.</p>",
    "<h2>Monat 10 bis 12: es rundet sich</h2>",
    "<p>Am Ende des Jahres waren es elf Aufträge, davon sieben von Leuten, die ich vorher nicht kannte. Vier kamen über Ausschreibungen, drei über Beiträge, in denen ich halbfertige Sachen gezeigt habe. Das Halbfertige hat besser funktioniert als das Polierte. Wahrscheinlich, weil man dabei sieht, wie jemand denkt.</p>",
    "<h3>Was übrig blieb</h3>",
    "<p>Nach Abzug von Steuern, Versicherung, Software und einem Stuhl, den ich längst hätte kaufen sollen, entsprach der eine Tag ungefähr dem, was er als Angestellter gebracht hätte. Finanziell also ein Nullsummenspiel. Dafür habe ich elf Kundinnen und Kunden, ein Portfolio ohne Übungsaufgaben und eine ziemlich genaue Vorstellung davon, ob ich das ganz machen will. Ich will. Aber erst im nächsten Herbst.</p>",
    "<h2>Für alle, die gerade überlegen</h2>",
    "<ol><li>Fangen Sie mit einem Auftrag an, nicht mit einem Logo für sich selbst.</li><li>Schreiben Sie ins Profil, an welchen Tagen Sie erreichbar sind. Niemand erwartet mehr, viele erwarten weniger.</li><li>Legen Sie von jeder Rechnung ein Drittel weg. Sofort, am selben Tag.</li><li>Machen Sie im Sommer zwei Wochen frei. Auch vom zweiten Beruf.</li></ol>",
    '<p>Auf dieser Plattform ist ein großer Teil der Leute nebenbei selbstständig, und kein Betrieb hat sich bisher beschwert. Ein <a href="/auth?modus=registrieren">Profil</a> ist in ein paar Minuten angelegt. Wer danach wissen will, was auf der anderen Seite des Tisches passiert, liest <a href="/blog/ein-gutes-briefing-passt-auf-eine-seite">Ein gutes Briefing passt auf eine Seite</a>.</p>',
  ].join(""),
};
