import type { Article } from "../types";

export const printing: Article = {
  slug: "warum-alle-wieder-drucken",
  title: "Warum alle wieder drucken",
  excerpt:
    "Risografen aus den Neunzigern sind teurer als damals, und der nächste Workshop ist im März frei. Ein Besuch in einer Werkstatt im Vorderland.",
  category: "Design Trends",
  author: "Hedwig Natter",
  picture: "kollektiv-druck-carved",
  featured: false,
  published: true,
  createdDaysAgo: 47,
  content: [
    "<p>Der Apparat steht hinter der Feuerwehr in Zwischenwasser, ist so groß wie eine Tiefkühltruhe und klingt wie ein sehr entschlossener Drucker. Das ist er auch. Ein Risograf, Baujahr 1996, aus dem Keller einer Hauptschule gerettet. Damals vervielfältigte er Mathematiktests. Heute druckt er Plakate, Gedichte und Speisekarten, und die Warteliste reicht bis in den März.</p>",
    "<h2>Wie es funktioniert</h2>",
    "<p>Ein Risograf ist ein Siebdrucker, der sich als Kopierer verkleidet hat. Die Vorlage wird in eine Folie gebrannt, die Folie um eine Trommel gelegt, durch die Löcher tritt Farbe auf Reisbasis. Für jede Farbe gibt es eine eigene Trommel, und wer zwei Farben will, schickt das Papier zweimal durch. Es kommt nie zweimal an derselben Stelle an.</p>",
    "<p>Darin liegt der Reiz. <em>Ein Millimeter Versatz ist kein Fehler, sondern der Beweis, dass jemand dabei war.</em> Die Farben leuchten, weil sie nicht aus vier Grundtönen gemischt, sondern so in der Dose sind: ein Rosa, das kein Bildschirm zeigen kann, ein Blau mit Stich ins Violette, ein Gelb, das man in der Tasche spürt.</p>",
    "<h2>Drei Gründe, keiner davon ist Nostalgie</h2>",
    "<h3>Die Stückzahl</h3>",
    "<p>Unter fünfzig Exemplaren lohnt sich der Digitaldruck, ab tausend der Offset. Dazwischen lag lange nichts. Genau dort, zwischen fünfzig und achthundert, spielt sich aber das meiste ab: Einladungen, Vereinshefte, Ausstellungstexte, das Programm eines kleinen Theaters. Mit dem Risografen kostet ein Bogen wenige Cent, sobald die Folie gebrannt ist.</p>",
    "<h3>Die Beschränkung</h3>",
    "<p>Zwei Farben, keine Verläufe, kein Randabfall. Wer damit auskommen muss, entscheidet früher. In der Werkstatt erzählt man von einem Hotel, das seit Jahren keine Broschüre zustande brachte, weil sich niemand auf Fotos einigen konnte. Mit zwei Farben war die Frage erledigt, weil Fotos darin nach nichts aussehen. Also wurde gezeichnet.</p>",
    "<h3>Das Ding in der Hand</h3>",
    "<p>Ein Beitrag im Netz lebt einen Nachmittag. Ein Blatt Papier hängt drei Monate am Kühlschrank, bei guter Pflege zwei Jahre. Das ist keine Romantik, das lässt sich zählen: Von 400 gedruckten Programmen eines Kulturvereins waren bei einer Umfrage im Frühjahr noch 260 in irgendeiner Küche.</p>",
    "<blockquote><p>Wir drucken nicht, weil es früher besser war. Wir drucken, weil die Leute es behalten.</p></blockquote>",
    "<h2>Was man wissen sollte, bevor man anfragt</h2>",
    "<ul><li><strong>Die Farbe färbt ab.</strong> Nicht viel, aber auf weißen Blusen doch. Für Speisekarten, die gewischt werden, ist das Verfahren ungeeignet.</li><li><strong>Große Flächen sind heikel.</strong> Alles über zwei Drittel Deckung staut sich in der Maschine. Raster helfen, Geduld auch.</li><li><strong>Gestrichenes Papier geht nicht.</strong> Die Farbe muss einziehen. Die schönsten Ergebnisse entstehen auf Papier, das man sonst zum Skizzieren nimmt.</li><li><strong>Daten nach Farben getrennt anliefern.</strong> Jede Farbe ein eigenes Graustufenbild. Klingt umständlich, ist nach dem zweiten Mal selbstverständlich.</li></ul>",
    "<h2>Und danach?</h2>",
    "<p>Ob das eine Mode ist? Sicher auch. In fünf Jahren wird man ein paar dieser Maschinen wieder günstig bekommen, und ein paar Trommeln werden eingetrocknet sein. Aber die Leute, die jetzt gelernt haben, in zwei Farben zu denken, verlernen es nicht mehr. Man erkennt ihre Arbeiten inzwischen auch am Bildschirm: wenig Töne, klare Formen, Mut zur leeren Fläche. Manchmal sieht man sogar den Millimeter Versatz, diesmal mit Absicht.</p>",
    '<p>Wer die Werkstatt besuchen will: Am ersten Samstag im Monat ist offen, die Ankündigungen stehen unter <a href="/feed">Neuigkeiten</a>. Wer jemanden für ein gedrucktes Vorhaben sucht, filtert bei den <a href="/kreative">Kreativen</a> nach Print Design. Und wer sich fragt, was eine Wand aus Holz mit all dem zu tun hat, liest <a href="/blog/schindel-raster-zufall">Schindel, Raster, Zufall</a>.</p>',
  ].join(""),
};
