import type { Article } from "../types";

export const shingle: Article = {
  slug: "schindel-raster-zufall",
  title: "Schindel, Raster, Zufall",
  excerpt:
    "Warum eine Wand aus zehntausend ungleichen Brettchen ruhiger wirkt als eine aus Platten, und was Gestalterinnen am Bildschirm davon lernen können.",
  category: "Design Trends",
  author: "Hedwig Natter",
  picture: "schindel-wand-shingles",
  featured: true,
  published: true,
  createdDaysAgo: 11,
  content: [
    "<p>Meine Studierenden bekommen im ersten Monat eine Aufgabe, die nach Strafe klingt: Sie sollen vor einem alten Haus in Schwarzenberg stehen und eine Stunde lang die Wand anschauen. Ohne Telefon. Nach zehn Minuten ist ihnen langweilig, nach zwanzig beginnen sie zu zählen, nach vierzig reden sie über Abweichungen. Damit ist das Semester eröffnet.</p>",
    "<h2>Was man nach vierzig Minuten sieht</h2>",
    "<p>Eine Schindelwand folgt einer strengen Regel. Jede Reihe ist um eine halbe Breite versetzt, jede überdeckt die darunter zu zwei Dritteln. Das muss so sein, sonst rinnt das Wasser hinein. Innerhalb dieser Regel aber ist keine Schindel wie die andere. Das Holz ist gespalten und nicht gesägt, die Breiten schwanken um ein paar Millimeter, die Farbe hängt davon ab, wo der Regen hinkommt. Unter dem Dach bleibt das Holz honigbraun, auf der Wetterseite wird es silbern.</p>",
    "<p>Das Ergebnis ist ruhig, obwohl nichts gleich ist. Oder genauer: <strong>Es ist ruhig, weil nichts ganz gleich ist und alles derselben Regel folgt.</strong> Eine Wand aus identischen Platten dagegen zeigt jeden Fehler. Eine einzige schiefe Fuge, und man sieht jahrelang nur noch die Fuge.</p>",
    "<h2>Vom Haus auf den Bildschirm</h2>",
    "<p>Wir haben zwanzig Jahre lang Platten gebaut. Kacheln, Karten, Module, alle gleich groß, alle auf den Bildpunkt genau. Das Raster war das Versprechen, dass nichts schiefgehen kann. Seit einiger Zeit sieht man überall das Gegenteil: handgezeichnete Linien, verrutschte Farben, Buchstaben, die sich nicht einig sind. Meist wird das als Mode beschrieben. Ich halte es für Heimweh nach der Schindel.</p>",
    "<p>Nur übersehen viele den ersten Teil. Unregelmäßigkeit ohne Regel ist kein Charakter, sondern Unordnung. Wer eine Website baut, auf der jeder Kasten ein wenig anders steht, hat keine Schindelwand, sondern einen Holzstapel.</p>",
    "<blockquote><p>Zuerst die Regel, die das Wasser abhält. Dann der Spielraum. In dieser Reihenfolge.</p></blockquote>",
    "<h2>Vier Übungen</h2>",
    "<ul><li><strong>Eine Größe fest, eine frei.</strong> Halten Sie die Zeilenhöhe streng ein und lassen Sie die Breite der Spalten atmen, oder umgekehrt. Nie beides.</li><li><strong>Farbe in kleinen Schritten.</strong> Eine Schindelwand hat keine fünf Farben, sondern eine Farbe in fünfzig Helligkeiten. Probieren Sie das, bevor Sie eine zweite dazunehmen.</li><li><strong>Eine Ausnahme unter hundert.</strong> An manchen Häusern wurde einzelnes Holz ersetzt. Das neue leuchtet ein paar Jahre lang hervor. Eine solche Stelle pro Seite genügt, um den Blick zu lenken. Drei davon, und niemand weiß mehr, wohin.</li><li><strong>Altern lassen.</strong> Fragen Sie bei jedem Entwurf, wie er aussieht, wenn er nicht mehr neu ist. Mit längeren Texten, mit schlechteren Fotos, mit der Schrift, die der Browser gerade hat.</li></ul>",
    "<h2>Ein Einwand</h2>",
    "<p>Natürlich kann man die Abweichung auch rechnen. Ein paar Zeilen Code, ein Startwert, und der Computer verschiebt Breite und Ton nach Zufall. Ich war lange dagegen, weil das nach Nachahmung roch. Inzwischen finde ich: Entscheidend ist, ob die Abweichung einen Grund hat. Beim Haus ist es der Wuchs des Baumes. Am Bildschirm kann es der Name einer Person sein, aus dem sich ihr eigenes Muster ergibt, immer dasselbe, nie das der Nachbarin. Das ist keine Nachahmung, das ist dieselbe Idee mit anderem Holz.</p>",
    "<h3>Und jetzt hinausgehen</h3>",
    '<p>Die besten Wände stehen an den Hauptstraßen, man geht jeden Tag daran vorbei. Nehmen Sie eine Stunde. Wenn Ihnen nach zwanzig Minuten fad ist, sind Sie auf dem richtigen Weg. Wer Beispiele aus der Gegenwart sucht, findet sie bei den <a href="/kreative">Kreativen</a>, vor allem bei jenen, die mit Holz, Stoff oder Papier arbeiten. Und warum gerade so viele Leute wieder zur Druckfarbe greifen, habe ich an anderer Stelle notiert: <a href="/blog/warum-alle-wieder-drucken">Warum alle wieder drucken</a>.</p>',
  ].join(""),
};
