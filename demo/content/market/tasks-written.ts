import { type Task, task } from "./task";

export const writtenTasks: readonly Task[] = [
  task(
    "Marketing",
    "Texterstellung",
    420,
    "Website auf Englisch, zwölf Seiten",
    "Wir suchen eine Übersetzung ins Englische für {betrieb}, zwölf kurze Seiten. Die Fachwörter schreiben wir Ihnen heraus, samt denen, über die wir selbst uneins sind.",
  ),
  task(
    "Marketing",
    "Texterstellung",
    360,
    "Angebote und Rechnungen auf Italienisch",
    "Seit heuer haben wir Kundschaft in Südtirol. Gesucht ist eine Übersetzung unserer Vorlagen ins Italienische, von jemandem, der beim ersten Anruf dabei ist.",
  ),
  task(
    "Marketing",
    "Texterstellung",
    300,
    "Hausordnung in vier Sprachen",
    "Eine Seite Deutsch, gesucht ist die Übersetzung ins Türkische, Englische, Serbische und Ukrainische. Freundlich soll sie in allen vier klingen.",
  ),
  task(
    "Marketing",
    "Texterstellung",
    520,
    "Katalog auf Französisch, bitte mit Gefühl für Holz",
    "Vierzig Seiten über {betrieb}, bisher nur auf Deutsch. Die Übersetzung soll nicht nach Übersetzung klingen.",
  ),
  task(
    "Marketing",
    "Texterstellung",
    280,
    "Untertitel auf Englisch für sechs kurze Filme",
    "Im Dialekt gesprochen, auf Hochdeutsch abgeschrieben. Gesucht ist die Übersetzung für die Untertitel, zusammen elf Minuten.",
  ),
  task(
    "Marketing",
    "Texterstellung",
    1300,
    "Texte für {betrieb}, ohne das Wort Leidenschaft",
    "Gesucht ist jemand für Texte: acht Seiten, je hundert Wörter. Wir erzählen, Sie schreiben mit und lassen weg.",
  ),
  task(
    "Marketing",
    "Newsletter",
    820,
    "Newsletter, viermal im Jahr",
    "Vierhundert Adressen, die wirklich gefragt wurden. Gesucht ist jemand, der die Texte schreibt und uns an die Termine erinnert.",
  ),
  task(
    "Marketing",
    "Texterstellung",
    640,
    "Korrektorat für die Festschrift",
    "Wir werden hundert: achtzig Seiten, viele Namen. Gesucht ist ein Lektorat, das auch beim dritten Hubert noch nachschaut, welcher es ist.",
  ),
  task(
    "Social Media",
    "Redaktionsplan",
    580,
    "Ein Plan für zwei Beiträge in der Woche",
    "Machen wollen wir es selbst, nur anfangen können wir nicht. Gesucht ist ein Nachmittag mit jemandem, der fragt, was bei uns los ist.",
  ),
  task(
    "Social Media",
    "Kanalbetreuung",
    760,
    "Unser Kanal schläft seit Ostern",
    "Gesucht ist jemand für {betrieb}, der zweimal im Monat vorbeikommt, schaut, fotografiert und schreibt.",
  ),
];
