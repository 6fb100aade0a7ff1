import { Disclosure } from "~/ui/disclosure";
import { TextLink } from "~/ui/link";
import { Section } from "~/ui/section";

interface QuestionsProps {
  regionName: string;
  away: string;
  productName: string;
}

/** The answers share a name, so the browser closes one when another opens. */
export function Questions({ productName, regionName, away }: QuestionsProps) {
  return (
    <Section title="Häufige Fragen" id="fragen" flush className="lazy-layout">
      <Question title={`Was ist ${productName}?`}>
        <p>
          Ein Marktplatz für {regionName}. Unternehmen schreiben hier ihre Projekte aus, Kreative zeigen, was sie
          machen. Wer zusammenpasst, schreibt einander direkt: ohne Agentur dazwischen und ohne Provision.
        </p>
      </Question>
      <Question title="Wer kann sich registrieren?">
        <p>
          Alle, die gestalterisch arbeiten: in Grafik, Illustration, Fotografie, Film, Text, Ton, Web, Marketing und
          allem, was dazwischen liegt. Und alle, die solche Arbeit brauchen: vom Einpersonenbetrieb bis zum
          Industrieunternehmen. Die Grundnutzung ist für beide kostenlos.
        </p>
      </Question>
      <Question title="Welche Projekte kann ich einstellen?">
        <p>
          Alles, wofür es Gestaltung braucht: ein Logo, eine Website, Fotos für den Winterkatalog, ein Etikett, ein
          Messestand, einen Podcast. Klein oder groß, mit festem Budget oder auf Anfrage. Beschreiben Sie in ein paar
          Sätzen, was entstehen soll und bis wann.
        </p>
      </Question>
      <Question title="Wie finde ich die passenden Kreativen?">
        <p>
          Stöbern Sie im <TextLink to="/kreative">Verzeichnis der Kreativen</TextLink> und filtern Sie nach Skills,
          Namen oder Ort. Oder stellen Sie eine Ausschreibung ein und lassen Sie sich Angebote schicken. Sie
          entscheiden, mit wem Sie arbeiten.
        </p>
      </Question>
      <Question title="Ich bin nur nebenberuflich kreativ. Bin ich hier richtig?">
        <p>
          Ja. Ob Sie davon leben, nebenbei gestalten, noch studieren oder gerade anfangen: Was zählt, sind Ihre
          Arbeiten. Schreiben Sie in Ihr Profil, wie viel Zeit Sie haben, dann wissen beide Seiten, woran sie sind.
        </p>
      </Question>
      <Question title="Warum gibt es diese Plattform?">
        <p>
          In {regionName} arbeiten viele gute Leute Tür an Tür und wissen nichts voneinander. Aufträge gehen {away},
          obwohl jemand im Nachbarort genau das könnte. Das wollten wir ändern: damit gute Arbeit hier entsteht und hier
          bleibt.
        </p>
      </Question>
      <Question title="Können auch Gemeinden, Vereine und Bildungseinrichtungen mitmachen?">
        <p>
          Gerne. Gemeinden, Vereine, Schulen, Museen und soziale Einrichtungen registrieren sich als Unternehmen und
          schreiben ihre Projekte genauso aus wie ein Betrieb.
        </p>
      </Question>
      <Question title="Wie erstelle ich ein Profil oder stelle ein Projekt ein?">
        <p>
          <TextLink to="/auth?modus=registrieren">Registrieren Sie sich</TextLink> mit Name und E-Mail-Adresse und
          bestätigen Sie den Link, den wir Ihnen schicken. Danach ergänzen Sie unter „Mein Profil“, was Sie ausmacht.
          Als Unternehmen finden Sie bei den <TextLink to="/ausschreibungen">Ausschreibungen</TextLink> die Schaltfläche
          „Projekt einstellen“.
        </p>
      </Question>
      <Question title="Werden Inhalte geprüft oder freigegeben?">
        <p>
          Nein. Profile, Ausschreibungen und Posts sind ohne Prüfung und ohne Freigabe sofort sichtbar. Es gelten nur
          die allgemeinen Regeln: kein Spam und nichts Rechtswidriges. Was dagegen verstößt, melden Sie uns bitte, wir
          kümmern uns darum.
        </p>
      </Question>
    </Section>
  );
}

function Question({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Disclosure summary={title} name="fragen">
      {children}
    </Disclosure>
  );
}
