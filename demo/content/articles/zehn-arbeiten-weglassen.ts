import type { Article } from "../types";

export const portfolioDraft: Article = {
  slug: "zehn-arbeiten-die-man-weglassen-kann",
  title: "Zehn Arbeiten, die man im Portfolio weglassen kann",
  excerpt: "Wer viel zeigt, zeigt vor allem, dass er sich nicht entscheiden kann. Eine Liste zum Streichen.",
  category: "Karriere",
  author: "Theres Innfelder",
  picture: null,
  featured: false,
  published: false,
  createdDaysAgo: 1,
  content: [
    "<p>Neulich habe ich für eine Agentur vierzig Bewerbungen vorsortiert. Im Durchschnitt enthielt jede 23 Arbeiten. Angeschaut habe ich, wenn ich ehrlich bin, je vier. Welche vier das waren, hat nicht die Bewerberin entschieden, sondern mein Daumen. Das ist schade, denn es lässt sich verhindern.</p>",
    "<p>Hier sind zehn Arten von Arbeiten, auf die man verzichten kann. Nicht, weil sie schlecht wären. Sondern weil sie Platz brauchen, den etwas Besseres verdient hätte.</p>",
    "<h2>Die Liste</h2>",
    "<ol><li><strong>Das eigene Logo.</strong> Es sagt etwas über Ihren Geschmack und nichts über Ihre Arbeit für andere.</li><li><strong>Das Projekt, das Sie im Gespräch erklären müssten.</strong> Wenn der erste Satz mit „Eigentlich“ beginnt, darf es gehen.</li><li><strong>Die Umgestaltung einer weltbekannten Marke.</strong> Niemand hat darum gebeten, und alle sehen, dass kein Kunde dazwischengeredet hat.</li><li><strong>Drei Varianten derselben Einladung.</strong> Eine genügt, und zwar die gedruckte.</li><li><strong>Alles, was älter ist als Ihr Telefon.</strong> Ausnahmen bestätigen die Regel, sind aber selten so gut, wie man sie in Erinnerung hat.</li><li><strong>Die Gruppenarbeit ohne Angabe, was davon Ihres war.</strong> Mit Angabe ist sie willkommen.</li><li><strong>Das Plakat an der Betonwand in einer Stadt, in der Sie nie waren.</strong> Zeigen Sie das Plakat. Die Wand kennen wir schon.</li><li><strong>Balken, die Kenntnisse in Prozent angeben.</strong> 85 Prozent Typografie gibt es nicht.</li><li><strong>Die Arbeit, die Sie nicht noch einmal machen möchten.</strong> Sonst werden Sie genau dafür gebucht.</li><li><strong>Die zehnte gute.</strong> Neun reichen auch.</li></ol>",
    "<h2>Was bleibt</h2>",
    "<p>Vier bis sechs Arbeiten, verschieden genug, dass man Ihre Spannweite sieht, und ähnlich genug, dass man Sie wiedererkennt. Zu jeder drei Sätze: Was war die Aufgabe, was haben Sie entschieden, was ist daraus geworden. Der mittlere Satz ist der wichtigste. Er zeigt, dass das Ergebnis kein Zufall war.</p>",
    "<p>Wer sich schwertut, macht es wie beim Ausmisten: alles auf den Boden, dann nur zurückräumen, was man vermissen würde. Den Rest nicht löschen, sondern in einen Ordner namens „Auf Anfrage“ legen. Erfahrungsgemäß fragt niemand.</p>",
    "<blockquote><p>Ein Portfolio ist keine Sammlung. Es ist ein Versprechen, was als Nächstes kommt.</p></blockquote>",
    "<h3>Ein Vorschlag zur Reihenfolge</h3>",
    "<ul><li>Zuerst die Arbeit, für die Sie wieder gebucht werden möchten.</li><li>Dann die, über die am häufigsten gesprochen wird.</li><li>In die Mitte etwas Kleines, Freies, das zeigt, wie Sie ticken.</li><li>Am Schluss die zweitbeste. Der Schluss bleibt länger im Kopf als die Mitte.</li></ul>",
    "<h2>Und auf dieser Plattform?</h2>",
    "<p>Hier ist das Streichen schon eingebaut: höchstens fünf Beiträge, höchstens drei Bilder pro Beitrag, höchstens fünf Spezialisierungen. Manche schreiben uns, das sei zu wenig. Es sind meistens dieselben, deren Profile danach deutlich besser aussehen. Wer einen sechsten Beitrag veröffentlichen will, muss einen der alten löschen, und diese kleine Entscheidung ist in Wahrheit die halbe Arbeit.</p>",
    '<p>Wie das aussieht, wenn es gelingt? Blättern Sie durch die <a href="/kreative">Kreativen</a> und achten Sie darauf, bei wem Sie hängen bleiben. Zählen Sie dann, wie viele Bilder es waren. Ich habe es versucht, es waren nie mehr als drei. Danach lohnt sich ein zweiter Blick auf das eigene Profil, am besten mit jemandem daneben, der laut sagt, wann ihm langweilig wird.</p>',
    "<p><em>Hier fehlen noch zwei Beispiele mit Bildern. Valentina und Milo haben zugesagt, die Freigaben kommen bis Ende der Woche.</em></p>",
  ].join(""),
};
