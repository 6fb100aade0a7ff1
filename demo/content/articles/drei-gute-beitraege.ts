import type { Article } from "../types";

export const threePosts: Article = {
  slug: "drei-gute-beitraege",
  title: "Drei gute Beiträge statt sieben mittlerer",
  excerpt:
    "Ein Hotel im Montafon hat die Zahl seiner Beiträge halbiert und ein Drittel mehr Anfragen bekommen. Was dahintersteckt und was daran Zufall war.",
  category: "Marketing",
  author: "Elif Arslaner",
  picture: "elif-montafon-layers-rose",
  featured: false,
  published: true,
  createdDaysAgo: 14,
  content: [
    "<p>Irgendwo steht, man müsse jeden Tag etwas veröffentlichen. Niemand weiß, wo genau, aber alle halten sich daran. In kleinen Betrieben heißt das: Um 17.30 Uhr sucht jemand, der eigentlich Feierabend hätte, im Telefon nach einem Bild, das noch nicht verwendet wurde. Gefunden wird ein Sonnenuntergang. Dazu ein Satz mit „genießen“. Fertig, bis morgen.</p>",
    "<p>Ich habe das selbst jahrelang so gemacht, für mehrere Häuser gleichzeitig. Im Frühling wollte ich wissen, was passiert, wenn man es lässt.</p>",
    "<h2>Der Versuch</h2>",
    "<p>Ein Hotel im Montafon, 28 Zimmer, ein Kanal mit knapp viertausend Leuten. Acht Wochen lang sieben Beiträge pro Woche, wie gewohnt. Danach acht Wochen lang drei. Gleiche Jahreszeit wäre schöner gewesen, ging aber nicht, also haben wir mit den Zahlen der beiden Vorjahre verglichen. Wissenschaft ist das keine. Ein Anhaltspunkt schon.</p>",
    "<ul><li><strong>Reichweite:</strong> minus vier Prozent. Fast nichts.</li><li><strong>Gespeicherte Beiträge:</strong> mehr als doppelt so viele.</li><li><strong>Anfragen über den Kanal:</strong> von durchschnittlich neun auf zwölf in der Woche.</li><li><strong>Arbeitszeit:</strong> von elf auf sechs Stunden in der Woche.</li></ul>",
    "<h2>Was in den gewonnenen Stunden geschah</h2>",
    "<p>Die Hälfte der frei gewordenen Zeit bekam das Haus zurück. Die andere Hälfte floss in Vorbereitung. Das ist der ganze Trick, wenn man es so nennen will: Wer weniger veröffentlicht, kann vorher nachdenken.</p>",
    "<p>Montag wurde zum Fragetag. Wir haben an der Rezeption gesammelt, was die Gäste wissen wollten. Geht der Weg zum See auch mit Kinderwagen? Wann ist die Sauna leer? Darf der Hund mit in die Stube? Aus jeder Frage wurde ein Beitrag mit einer klaren Antwort und einem Bild, das genau das zeigt. Den Kinderwagen auf dem Weg, die leere Sauna um elf, den Hund.</p>",
    "<blockquote><p>Der beste Beitrag der acht Wochen war eine Liste der Tage, an denen man bei uns garantiert einen Tisch bekommt.</p></blockquote>",
    "<h2>Drei Sorten, mehr braucht es nicht</h2>",
    "<ol><li><strong>Eine Antwort.</strong> Auf eine Frage, die wirklich jemand gestellt hat. Wird gespeichert und weitergeschickt.</li><li><strong>Ein Mensch bei der Arbeit.</strong> Mit Namen, mit Händen, ohne Lächeln auf Befehl. Wird am längsten angeschaut.</li><li><strong>Ein Hinweis mit Datum.</strong> Etwas findet statt, etwas wird frei, etwas geht zu Ende. Bringt die meisten Anfragen.</li></ol>",
    "<p>Was in keine dieser drei Schubladen passt, bleibt im Telefon. Der Sonnenuntergang zum Beispiel. Er ist schön, er ist jeden Abend, und er gehört allen Häusern im Tal.</p>",
    "<h2>Wo der Zufall mitgespielt hat</h2>",
    "<p>In die zweiten acht Wochen fiel ein verlängertes Wochenende mit gutem Wetter, und eine Zeitung hat die Sauna erwähnt. Ein Teil der zusätzlichen Anfragen geht darauf zurück, wie viel, lässt sich nicht sagen. Ich würde deshalb nicht behaupten, dass weniger Beiträge mehr Gäste bringen. Ich behaupte nur, dass sie nicht weniger bringen. Und dass der Unterschied von fünf Stunden in der Woche für einen Familienbetrieb eine Menge ist.</p>",
    "<h3>Wenn Sie es selbst versuchen</h3>",
    "<p>Schreiben Sie zuerst drei Wochen lang mit, wie lange jeder Beitrag dauert, vom Suchen des Bildes bis zur letzten beantworteten Nachricht. Die meisten erschrecken ein wenig. Legen Sie dann fest, welche Zahl Ihnen wichtig ist, und zwar genau eine. Herzen sind es vermutlich nicht. Halbieren Sie acht Wochen lang die Menge und schauen Sie nur auf diese eine Zahl.</p>",
    '<p>Bleibt sie gleich, haben Sie Zeit gewonnen. Sinkt sie, gehen Sie zurück, nichts ist verloren. Und wenn Sie jemanden suchen, der das Sortieren übernimmt: Unter <a href="/kreative">Kreative</a> gibt es einige, die das können, und manche hören nach einem Jahr auch wieder auf, weil Sie es dann selbst machen. Was sonst gerade gezeigt wird, steht bei den <a href="/feed">Neuigkeiten</a>.</p>',
  ].join(""),
};
