import type { LegalSection } from "~/ui/legal-page";
import { Link } from "~/ui/link";
import type { RankedList } from "~/ui/ranking-link";

interface Explained {
  label: string;
  explained: string;
}

/** The facts that the page takes from the code. */
export interface RankingFacts {
  /** An example. */
  place: string;
  orders: Record<"kreative" | "arbeiten" | "ausschreibungen", Explained[]>;
  tiers: { heading: string | null; explained: string }[];
  parts: { fields: string; counts: string }[];
  nearKilometres: number;
  fewestPeople: number;
  recommendedCreatives: number;
  recommendedCalls: number;
  suggestedPeople: number;
  suggestedCalls: number;
  suggestedTiers: string[];
  /** What counts for how fast somebody answers. */
  response: { newest: number; least: number; days: number; patienceDays: number };
}

type RankedSection = LegalSection & { id: RankedList | "grundsaetze" | "selbst" };

export const rankingSections = (facts: RankingFacts): RankedSection[] => [
  {
    id: "grundsaetze",
    title: "Was für alle Listen gilt",
    content: (
      <ul>
        <li>
          Geld hat auf keine Reihenfolge Einfluss. Weder Mitglieder noch Dritte können sich einen Platz kaufen, und es
          gibt keine Werbung in den Listen.
        </li>
        <li>
          Die Listen sind für alle gleich, nur <a href="#vorschlaege">Vorschläge</a> gehen von dem aus, was in Ihrem
          Profil oder in Ihrer Ausschreibung steht. Was Sie ansehen, suchen, liken oder schreiben, ändert nichts davon;
          ein Profil von Ihnen legen wir dafür nicht an.
        </li>
        <li>
          Ausgeblendete und gesperrte Profile stehen in keiner Liste, und was von ihnen kommt, auch nicht. Nur offene
          Ausschreibungen bleiben ohne den Namen des Unternehmens stehen, wenn es das beim Ausblenden so wollte.
        </li>
      </ul>
    ),
  },
  {
    id: "kreative",
    title: "Verzeichnis der Kreativen",
    content: (
      <>
        <p>
          Im <Link to="/kreative">Verzeichnis</Link> wählen Sie die Reihenfolge selbst, neben dem Skill. Der Skill
          filtert nur: Er ändert nichts an der Reihenfolge.
        </p>
        <Orders orders={facts.orders.kreative} />
      </>
    ),
  },
  {
    id: "suche",
    title: "Suche",
    content: (
      <>
        <p>
          Eine Suche versteht Tätigkeiten und Orte, nicht nur Buchstaben. Was besser passt, steht immer vor dem, was
          schlechter passt. Am meisten zählt die erste dieser Stufen, am wenigsten die letzte:
        </p>
        <ol>
          {facts.tiers.map(({ heading, explained }) => (
            <li key={explained}>
              {explained}
              {heading && ` Darüber steht „${heading}“.`}
            </li>
          ))}
        </ol>
        <p>
          Innerhalb einer Stufe gilt die Reihenfolge, die Sie gewählt haben, sonst „{facts.orders.kreative[0]?.label}“.
          Zur Umgebung gehört, was höchstens {facts.nearKilometres} Kilometer entfernt ist. Findet sich niemand, zeigen
          wir Profile, deren Namen ähnlich geschrieben sind.
        </p>
        <p>
          Die <Link to="/suche">Suche oben auf jeder Seite</Link> zeigt von Kreativen, Arbeiten, Ausschreibungen,
          Unternehmen und Artikeln je die ersten Ergebnisse, in denselben Stufen: in jeder Kreative und Unternehmen nach
          der Zahl der „Gefällt mir“, alles andere nach dem Datum, das Neueste zuerst. Zuerst steht, wo etwas genau so
          heißt, zuletzt, wo die Wörter nur erwähnt sind oder nur Verwandtes zu finden ist. Vorschläge beim Tippen
          nennen Tätigkeiten und Orte mit den meisten Kreativen zuerst, Namen und Titel nach dem Alphabet. Auf der Karte
          hat nichts einen Rang; die Liste darunter beginnt mit dem Ort, an dem die meisten sind.
        </p>
        <h3>Was durchsucht wird</h3>
        <dl>
          {facts.parts.map(({ fields, counts }) => (
            <Row key={fields} term={fields}>
              {counts}
            </Row>
          ))}
        </dl>
        <p>
          Über den Ergebnissen steht, was wir verstanden haben. Sie können jeden Teil davon wegnehmen oder nur wörtlich
          suchen. Warum jemand gefunden wurde, steht auf der Karte, wenn man es dort nicht ohnehin liest.
        </p>
      </>
    ),
  },
  {
    id: "orte",
    title: "Seiten für Tätigkeiten und Orte",
    content: (
      <p>
        Eine Seite wie „Fotografie in {facts.place}“ gibt es, sobald dort {facts.fewestPeople} Kreative zu sehen sind.
        Sie zeigt sie nach der Zahl der „Gefällt mir“, die meisten zuerst. Links zu anderen Tätigkeiten und Orten stehen
        nach der Zahl der Kreativen dort. Solche Seiten entstehen von selbst; bestellen kann man sie nicht.
      </p>
    ),
  },
  {
    id: "startseite",
    title: "Empfehlungen auf der Startseite",
    content: (
      <p>
        Wer und was auf der <Link to="/">Startseite</Link> „Empfohlen“ ist, wählt unser Team aus, ohne Ende oder bis zu
        einem bestimmten Tag. Zu sehen sind höchstens {facts.recommendedCreatives} Kreative, die mit den meisten
        „Gefällt mir“ zuerst, und {facts.recommendedCalls} offene Ausschreibungen, die neueste zuerst. Im Verzeichnis
        und in der Suche stehen Empfohlene deshalb nicht weiter vorne.
      </p>
    ),
  },
  {
    id: "arbeiten",
    title: "Neue Arbeiten",
    content: (
      <>
        <p>
          Unter <Link to="/arbeiten">Neue Arbeiten</Link> wählen Sie die Reihenfolge selbst.
        </p>
        <Orders orders={facts.orders.arbeiten} />
        <p>
          Von jeder Person steht auf einer Seite nur eine Arbeit, damit niemand die Seite füllt. Im eigenen Profil
          ordnen Kreative ihre Arbeiten selbst. Wer Arbeiten sucht, sieht sie in den Stufen der Suche, in jeder nach der
          gewählten Reihenfolge, auch mehrere einer Person. Buchstaben zählen im Titel und in den Namen von Kunde und
          Kreativen. Der Ort einer Arbeit ist der im Profil; sagt sie selbst nicht, was sie ist, zählt die Tätigkeit im
          Profil.
        </p>
      </>
    ),
  },
  {
    id: "ausschreibungen",
    title: "Ausschreibungen",
    content: (
      <>
        <p>
          Auch unter <Link to="/ausschreibungen">Ausschreibungen</Link> wählen Sie die Reihenfolge selbst.
        </p>
        <Orders orders={facts.orders.ausschreibungen} />
        <p>
          Wer Ausschreibungen sucht, sieht sie in den Stufen der Suche, in jeder nach der gewählten Reihenfolge.
          Getippte Buchstaben zählen zuerst in Titel, Kategorie, Ort und Unternehmen, zuletzt irgendwo im Text. Auch
          wofür das Unternehmen steht, das sie nennt, zählt: „Hotellerie“ findet die Ausschreibungen von Hotels. Ein
          Suchauftrag und der Feed einer Suche melden immer das Neueste. Auf der Seite eines Unternehmens steht voran,
          was es angeheftet hat.
        </p>
      </>
    ),
  },
  {
    id: "vorschlaege",
    title: "Vorschläge",
    content: (
      <>
        <p>
          Vorschläge sind eine Suche, deren Wörter Sie nicht tippen müssen. Unter „Wer könnte passen?“ sieht ein
          Unternehmen bei seiner offenen Ausschreibung bis zu {facts.suggestedPeople} Kreative. Gesucht wird nach den
          Tätigkeiten, die Titel und Kategorie nennen; nennen sie keine, nach denen in Lieferumfang und Anforderungen;
          dazu kommt der Ort. Unter „Passt zu Ihrem Profil“ sehen Kreative über den Ausschreibungen bis zu{" "}
          {facts.suggestedCalls} offene, auf die sie noch nicht geantwortet haben. Gesucht wird nach den Tätigkeiten in
          Titel, Spezialisierungen, Skills und sichtbaren Arbeiten und nach dem Ort des eigenen Profils.
        </p>
        <p>Es gelten die Stufen der Suche, die am besten passende zuerst, aber nur diese:</p>
        <ol>
          {facts.suggestedTiers.map((explained) => (
            <li key={explained}>{explained}</li>
          ))}
        </ol>
        <p>
          Die letzte Stufe gibt es nur bei Kreativen. Innerhalb einer Stufe zählt bei Kreativen die Zahl der „Gefällt
          mir“, bei Ausschreibungen das Datum. Wer blockiert ist, keine Nachrichten annimmt oder schon angeboten hat,
          wird nicht vorgeschlagen. Passt nichts, sehen Sie auch nichts.
        </p>
      </>
    ),
  },
  {
    id: "angaben",
    title: "Angaben, auf die Sie sich verlassen können",
    content: (
      <>
        <p>Diese Angaben stehen auf Profilen. Sie ändern an keiner Reihenfolge etwas.</p>
        <dl>
          <Row term="Verfügbarkeit">
            Was die Person selbst sagt, mit dem Tag, an dem sie es gesagt hat. Nach 60 Tagen verschwindet es. Im
            Verzeichnis kann man danach filtern; weiter nach vorne kommt dadurch niemand.
          </Row>
          <Row term="Bestätigte Zusammenarbeit">
            Was die andere Seite eines abgeschlossenen Auftrags in einem Satz sagt, wenn beide es so wollen.
          </Row>
          <Row term="Antwortet meist innerhalb …">
            {`Es zählen die letzten ${facts.response.newest} ersten Nachrichten, Angebote und Einladungen, die jemand in den letzten ${facts.response.days} Tagen bekommen hat, ab ${facts.response.least} davon. Beantwortet ist, worauf eine Nachricht, eine Entscheidung über das Angebot, eine Absage oder „Geklärt“ folgt. Wer auf mehr als die Hälfte innerhalb eines Tages, von drei Tagen oder einer Woche antwortet, bei dem steht das. Was jünger als ${facts.response.patienceDays} Tage und noch offen ist, zählt nicht, auch nicht, wen jemand blockiert oder was unser Team ausgeblendet hat. Eine Zahl zeigen wir nicht, und wer langsamer ist, bei dem steht nichts. Gezählt wird jede Nacht.`}
          </Row>
          <Row term="Ausschreibungen im letzten Jahr">
            Wie viele Ausschreibungen eines Unternehmens beendet sind, zu denen es Angebote gab, wie viele davon es als
            vergeben gemeldet hat und bei wie vielen alle Angebote eine Antwort bekommen haben.
          </Row>
          <Row term="E-Mail-Adresse der Domain … bestätigt">
            Das Unternehmen hat den Link in einer E-Mail an eine Adresse geöffnet, die zur Domain seiner Website gehört.
            Adressen bei E-Mail-Anbietern zählen nicht. Wem die Website gehört, prüfen wir nicht.
          </Row>
        </dl>
      </>
    ),
  },
  {
    id: "feed",
    title: "Neuigkeiten",
    content: (
      <p>
        Im <Link to="/feed">Feed</Link> stehen die Posts aller Mitglieder nach ihrem Zeitpunkt, der neueste zuerst. Der
        Block „Aus dem Blog“ zeigt die neuesten Artikel. Eine Auswahl nach vermuteten Interessen gibt es nicht. Auf
        einem Profil steht voran, was die Person angeheftet hat.
      </p>
    ),
  },
  {
    id: "blog",
    title: "Blog",
    content: (
      <p>
        Im <Link to="/blog">Blog</Link> stehen die Artikel nach dem Tag der Veröffentlichung, der neueste zuerst; auf
        jeder Seite voran die, die unsere Redaktion empfiehlt. Unter einem Artikel stehen die neuesten derselben
        Kategorie. Wer sucht, sieht die Artikel in den Stufen der Suche.
      </p>
    ),
  },
  {
    id: "selbst",
    title: "Was Sie selbst tun können",
    content: (
      <ul>
        <li>
          Als Suchende wählen Sie eine andere Reihenfolge, filtern nach Skill oder Kategorie, nehmen Teile der Suche weg
          oder suchen nur wörtlich.
        </li>
        <li>
          Als Kreative werden Sie besser gefunden, wenn Titel, Ort und Skills genau sagen, was Sie wo machen, und wenn
          Sie Arbeiten zeigen. Posts, neue Arbeiten und ein aktuelles Profil bringen Sie unter „Zuletzt aktiv“ nach
          vorne.
        </li>
        <li>
          Als Unternehmen werden Sie besser gefunden, wenn Titel, Kategorie, Ort und Text der Ausschreibung sagen, wen
          Sie suchen.
        </li>
        <li>
          Halten Sie eine Reihenfolge für falsch, schreiben Sie uns; die Adresse steht im{" "}
          <Link to="/impressum">Impressum</Link>.
        </li>
      </ul>
    ),
  },
];

const Orders = ({ orders }: { orders: Explained[] }) => (
  <dl>
    {orders.map(({ label, explained }) => (
      <Row key={label} term={label}>
        {explained}
      </Row>
    ))}
  </dl>
);

const Row = ({ term, children }: { term: string; children: string }) => (
  <div className="border-b border-line py-3 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] sm:gap-6">
    <dt className="font-semibold">{term}</dt>
    <dd>{children}</dd>
  </div>
);
