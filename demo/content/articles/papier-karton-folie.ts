import type { Article } from "../types";

export const packagingChoice: Article = {
  slug: "papier-karton-folie",
  title: "Papier, Karton, Folie: was bei Verpackungen wirklich zählt",
  excerpt:
    "Braun ist nicht automatisch besser als bunt. Fünf Entscheidungen, die mehr bewirken als ein Blatt auf dem Etikett.",
  category: "Nachhaltigkeit",
  author: "Valentina Özkan-Moosmann",
  picture: "papier-karton-box-leaf-family",
  featured: false,
  published: true,
  createdDaysAgo: 33,
  content: [
    "<p>Sechs Jahre lang habe ich in einem Werk gearbeitet, das im Monat ein paar Millionen Schachteln stanzt. Seit ich selbst entwerfe, fragen mich fast alle dasselbe: Wie wird die Verpackung nachhaltig? Gemeint ist oft: Wie sieht sie danach aus? Die Antwort darauf ist leider: meistens braun. Die Antwort auf die eigentliche Frage ist länger.</p>",
    "<h2>1. Zuerst das Produkt retten</h2>",
    "<p>Eine Verpackung, die nicht schützt, ist die schlechteste von allen. In einem Viertel Bergkäse stecken gut zwanzig Liter Milch, dazu Arbeit, Heu und Zeit. Geht er auf dem Postweg kaputt, hilft der schönste Graskarton nichts. Deshalb steht am Anfang keine Farbe, sondern eine Liste: Wie schwer, wie weit, wie feucht, wie lange? Wer sie ausfüllt, streicht danach oft die Hälfte der Ideen und spart sich Reklamationen.</p>",
    "<h2>2. Weniger ist messbar</h2>",
    "<p>Gewicht lässt sich auf einer Küchenwaage vergleichen. Legen Sie Ihre Verpackung neben das, was sie enthält. Bei Schnaps sind Verhältnisse von eins zu eins üblich, bei Kosmetik kann die Hülle das Dreifache wiegen. <strong>Jedes Gramm, das Sie weglassen, spart dreimal: beim Einkauf, beim Transport und in der Tonne.</strong> Bei einem Auftrag im vorigen Jahr haben wir allein durch eine zwei Zentimeter niedrigere Schachtel vierzig Prozent mehr auf eine Palette bekommen. Niemand im Laden hat es bemerkt.</p>",
    "<h2>3. Eine Sorte statt drei</h2>",
    "<p>Karton mit Sichtfenster, Papierbeutel mit Alufolie innen, Glas mit Kunststoffdeckel und Papierbanderole: Jede Kombination muss jemand trennen, und die meisten tun es nicht. Ein Material, durch und durch, ist fast immer die bessere Wahl, auch wenn es für sich genommen nicht das edelste ist. Ein Beutel ganz aus einem Kunststoff lässt sich eher verwerten als einer aus Papier mit Innenleben.</p>",
    "<blockquote><p>Die ehrlichste Verpackung ist die, bei der man ohne nachzudenken weiß, in welche Tonne sie gehört.</p></blockquote>",
    "<h2>4. Farbe ist nicht das Problem</h2>",
    "<p>Das überrascht viele. Druckfarbe macht weniger als ein Prozent des Gewichts aus, und mineralölfreie Farben sind längst der Normalfall. Schwierig werden Veredelungen: Folienkaschierung, Heißprägung über große Flächen, Lacke, die sich beim Auflösen nicht vom Papier trennen. Wer Glanz möchte, bekommt ihn auch mit einem Wasserlack. Und wer Braun wählt, sollte es tun, weil es ihm gefällt. Ungebleichter Karton ist nicht grundsätzlich besser. Es kommt darauf an, woher die Faser stammt und wie oft sie schon unterwegs war.</p>",
    "<h2>5. Das zweite Leben</h2>",
    "<p>Am meisten bewirkt eine Verpackung, die niemand wegwirft. Das gelingt selten, aber es gelingt:</p>",
    "<ul><li>Eine Dose, die nach dem Tee Knöpfe aufnimmt, weil das Etikett sich in einem Stück ablösen lässt.</li><li>Eine Schachtel mit einem Maß auf der Innenseite, das in der Werkstatt tatsächlich fehlt.</li><li>Ein Stoffbeutel für Brot, der groß genug ist für den nächsten Einkauf.</li><li>Pfandgläser, deren Deckel in eine vorhandene Größe passt, damit im Keller keine eigene Sammlung entsteht.</li></ul>",
    "<p>Gemeinsam ist diesen Beispielen, dass das zweite Leben von Anfang an mitgedacht wurde. Nachträglich ein „Bitte wiederverwenden“ aufzudrucken, ändert nichts.</p>",
    "<h3>Und die Siegel?</h3>",
    "<p>Manche sind streng, manche sind Zeichnungen von Blättern. Verlangen Sie vom Lieferanten die Nummer und schlagen Sie sie nach. Wenn es keine Nummer gibt, ist es eine Zeichnung. Und prüfen Sie, was Sie behaupten dürfen: Für Umweltaussagen auf Packungen gelten strenge Regeln, „klimaneutral“ schreibt man nicht mehr einfach so dazu. Im Zweifel ist ein nüchterner Satz besser, zum Beispiel: „Schachtel aus Altpapier, gestanzt in Hard, 41 Gramm.“ Das glaubt Ihnen jeder, weil man es nachwiegen kann.</p>",
    "<h2>Womit anfangen?</h2>",
    '<p>Mit der Waage, heute Nachmittag. Danach mit einem Gespräch, am besten bevor das Produkt fertig ist. Viele gute Lösungen scheitern daran, dass das Glas schon bestellt ist. Wer Unterstützung sucht, stellt das Vorhaben unter <a href="/ausschreibungen">Ausschreibungen</a> in die Kategorie Packaging und schreibt Gewicht, Menge und Versandweg dazu. Warum auch Drucksachen wieder in kleinen Auflagen entstehen, lesen Sie in <a href="/blog/warum-alle-wieder-drucken">Warum alle wieder drucken</a>.</p>',
  ].join(""),
};
