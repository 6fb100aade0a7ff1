import type { Article } from "../types";

export const briefing: Article = {
  slug: "ein-gutes-briefing-passt-auf-eine-seite",
  title: "Ein gutes Briefing passt auf eine Seite",
  excerpt:
    "Wer einen Auftrag vergibt, muss nichts von Gestaltung verstehen. Sieben Angaben genügen, und eine davon ist die Zahl, die niemand nennen will.",
  category: "Business",
  author: "Sofie Rhomberg",
  picture: "sofie-briefing-stationery",
  featured: true,
  published: true,
  createdDaysAgo: 6,
  content: [
    "<p>Die kürzeste Ausschreibung, die ich je gelesen habe, lautete: „Wir brauchen was Neues.“ Die längste hatte 34 Seiten, einen Anhang und ein Glossar. Auf beide kamen Angebote, die nicht zu vergleichen waren. Bei der ersten, weil jeder etwas anderes angenommen hatte. Bei der zweiten, weil niemand bis zur Seite gekommen war, auf der stand, worum es geht.</p>",
    "<p>Zwischen diesen beiden Papieren liegt eine Seite A4. Mehr braucht es fast nie. Wer sie ausfüllt, bekommt Angebote, die man nebeneinanderlegen kann, und spart sich drei Gespräche, in denen alle höflich raten.</p>",
    "<h2>Sieben Angaben, in dieser Reihenfolge</h2>",
    "<ol><li><strong>Wer sind Sie?</strong> Zwei Sätze. Was Sie herstellen oder anbieten, wo, mit wie vielen Leuten.</li><li><strong>Was ist der Anlass?</strong> Ein neues Produkt, ein Umzug, eine Beschwerde, ein Jubiläum. Der Anlass erklärt oft mehr als das Ziel.</li><li><strong>Was soll danach anders sein?</strong> Nicht „moderner“, sondern: Die Leute finden den Eingang. Die Sorten werden nicht mehr verwechselt. Drei Bewerbungen im Monat statt einer.</li><li><strong>Für wen ist es?</strong> Möglichst ein Mensch, den Sie kennen. „Frau Kaufmann, die samstags kommt und die Brille nie dabei hat“ ist eine bessere Zielgruppe als „45 plus“.</li><li><strong>Was gibt es schon?</strong> Texte, Fotos, Schriften, ein altes Logo, eine Druckerei, mit der Sie gern arbeiten. Auch das, was bleiben muss.</li><li><strong>Bis wann, und warum bis dahin?</strong> Ein Termin mit Grund ist ein Termin. Einer ohne Grund ist ein Wunsch.</li><li><strong>Was darf es kosten?</strong> Dazu gleich mehr.</li></ol>",
    "<h2>Die Zahl, die niemand nennen will</h2>",
    "<p>Viele lassen das Budget weg, weil sie fürchten, dass es sonst ausgeschöpft wird. Das stimmt. Es wird ausgeschöpft, und zwar für Sie: Wer weiß, dass 2.000 Euro da sind, plant zwei Tage für die Korrekturen ein, statt nach dem ersten Entwurf zu schweigen. Wer es nicht weiß, legt ein Angebot, das entweder zu klein gedacht ist oder zu groß, und beides kostet Sie Zeit.</p>",
    "<p>Eine Spanne genügt. Auf unserer Plattform gibt es sechs davon, und neben jeder Kategorie steht, was vergleichbare Arbeiten hier meistens kosten. Das sind Richtwerte aus der Gegend, keine Vorschriften. Wenn Ihr Rahmen deutlich darunter liegt, schreiben Sie es trotzdem hinein und dazu, was Sie weglassen können.</p>",
    "<blockquote><p>Ein kleines Budget ist eine Einschränkung wie jede andere auch. Ein verschwiegenes ist ein Rätsel.</p></blockquote>",
    "<h2>Was nicht hineingehört</h2>",
    "<ul><li><em>Der fertige Entwurf.</em> Wenn Sie schon wissen, dass es blau sein soll und links ein Berg steht, brauchen Sie eine Ausführung und keine Gestaltung. Beides ist in Ordnung, nur heißt es anders.</li><li><em>Fünf Vorbilder aus fünf Richtungen.</em> Eines, das Sie mögen, und eines, das Sie nicht ausstehen können, sagen mehr.</li><li><em>Gratisentwürfe.</em> Wer um unbezahlte Vorschläge bittet, bekommt sie von denen, die Zeit haben. Verlangen Sie lieber Arbeitsproben, und wenn es unbedingt ein Wettbewerb sein soll: drei Eingeladene, für jeden Beitrag ein Honorar.</li></ul>",
    "<h2>Danach: ein Gespräch, ein Nein, ein Ja</h2>",
    "<p>Auf eine gute Seite kommen erfahrungsgemäß vier bis acht Antworten. Lesen Sie zuerst, wer Fragen stellt. Eine Rückfrage zum Papier oder zur Auflage ist mehr wert als ein Absatz über Leidenschaft. Dann telefonieren Sie mit zweien, je zwanzig Minuten. Und sagen Sie den anderen ab, mit einem Satz. Dieses Land ist klein, man trifft sich wieder, spätestens in der Schlange beim Bäcker.</p>",
    '<p>Wer es gleich versuchen möchte: Das Formular unter <a href="/ausschreibungen">Ausschreibungen</a> fragt genau diese Angaben ab. Und wer vorher sehen will, wer da antworten könnte, schaut bei den <a href="/kreative">Kreativen</a> vorbei. Was hinter den Preisen steckt, steht in <a href="/blog/was-kostet-ein-logo">Was kostet ein Logo</a>.</p>',
  ].join(""),
};
