import type { PictureName } from "./types";

/** A file of a call, by its title, or of a message, by its text: a page with lines, or a picture of the demo. */
export type DemoFile = { name: string } & ({ call: string } | { message: string }) &
  ({ title: string; lines: readonly string[] } | { picture: PictureName });

const catalogue = "Möbelkatalog 2027: 64 Seiten, auf dem Umschlag ein Hocker";

export const files: readonly DemoFile[] = [
  {
    call: catalogue,
    name: "Briefing Möbelkatalog 2027.pdf",
    title: "Briefing: Möbelkatalog 2027",
    lines: [
      "64 Seiten, 21 mal 26 Zentimeter, 3.000 Stück.",
      "Auf dem Umschlag ein Hocker. Welcher, wissen wir im Jänner.",
      "38 Möbel, je eine Seite oder eine halbe. Die Bank bekommt zwei, sie ist drei Meter lang.",
      "Sechs Holzarten, bitte mit Namen. Kunden sagen sonst „das dunkle“.",
      "Die Preisliste kommt als Einleger: Sie ändert sich öfter als die Möbel.",
      "Papier, das sich angreifen lässt. Bindung, die offen liegen bleibt.",
      "Muster der letzten drei Kataloge liegen in der Werkstatt, eines davon unter dem Tischbein.",
    ],
  },
  { call: catalogue, name: "Hocker.jpg", picture: "studio-berg-hocker-stool" },
  {
    call: "Messestand für die Herbstmesse, 6 mal 4 Meter",
    name: "Maße des alten Stands.pdf",
    title: "Maße des alten Stands",
    lines: [
      "Fläche: 6,00 mal 4,00 Meter, Eckplatz, offen nach Süden und Westen.",
      "Rückwand: 6,00 mal 2,50 Meter, Fichte, Baujahr 2018, in vier Teilen.",
      "Größtes Teil, das in unseren Wagen passt: 2,60 mal 1,40 Meter.",
      "Strom kommt von hinten links. Vorne rechts kommt das Publikum.",
    ],
  },
  {
    message: "2,40 mal 1,10 Meter. Der Hund besteht darauf.",
    name: "Werkstatttür.pdf",
    title: "Werkstatttür, Maße",
    lines: [
      "Blatt: 2,40 Meter hoch, 1,10 Meter breit, Lärche, innen geölt.",
      "Klinke auf 1,05 Meter, rechts. Der Zettel hängt auf 1,60 Meter, seit 2011.",
      "Frei für die Zeichnung: von 1,20 bis 2,20 Meter, links bis an den Rand.",
      "Der Hund ist 61 Zentimeter hoch, sitzend.",
    ],
  },
];
