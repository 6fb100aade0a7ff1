import { type Provider, providerFrom } from "~/features/legal/provider";
import { settings } from "~/settings.server";
import { LegalPage, type LegalSection } from "~/ui/legal-page";
import { Link } from "~/ui/link";
import { PostalAddress } from "~/ui/postal-address";
import type { Route } from "./+types/impressum";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Impressum · ${loaderData.provider.productName}` },
  {
    name: "description",
    content: `Anbieter, Kontakt und Offenlegung von ${loaderData.provider.productName}, dem Marktplatz für Kreative und Unternehmen in ${loaderData.provider.region.name}.`,
  },
];

export function loader() {
  return { provider: providerFrom(settings) };
}

export default function Impressum({ loaderData }: Route.ComponentProps) {
  const { provider } = loaderData;
  return (
    <LegalPage
      title="Impressum"
      lead={`Wer hinter ${provider.productName} steht, wie Sie uns erreichen und wofür wir einstehen.`}
      sections={sections(provider)}
    />
  );
}

function sections({ productName, siteUrl, contactEmail, providerAddress, region }: Provider): LegalSection[] {
  return [
    {
      id: "anbieter",
      title: "Anbieter und Kontakt",
      content: (
        <>
          <PostalAddress address={providerAddress} />
          <p>
            E-Mail: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            <br />
            Website: <a href={siteUrl}>{siteUrl}</a>
          </p>
          <p>
            Diese Angaben machen wir nach §&nbsp;5 des E-Commerce-Gesetzes (ECG) und, soweit sie auf uns anzuwenden
            sind, nach §&nbsp;14 des Unternehmensgesetzbuchs (UGB) und §&nbsp;63 der Gewerbeordnung 1994 (GewO). Gibt es
            eine ZVR-Zahl, eine Firmenbuchnummer, eine UID-Nummer oder eine Aufsichtsbehörde, so ist sie oben bei der
            Anschrift angeführt.
          </p>
        </>
      ),
    },
    {
      id: "projekt",
      title: "Über dieses Projekt",
      content: (
        <>
          <p>
            Diese Website ist als eine Art Schulprojekt eingerichtet. Wir lernen daran, wie ein Marktplatz für eine
            Region entsteht und wie man ihn gut betreut.
          </p>
          <p>
            Ernst gemeint ist sie trotzdem: Unsere <Link to="/agb">AGB</Link> und die{" "}
            <Link to="/datenschutz">Datenschutzerklärung</Link> gelten ohne Abstriche. Klappt einmal etwas nicht,
            schreiben Sie uns bitte.
          </p>
        </>
      ),
    },
    {
      id: "offenlegung",
      title: "Offenlegung nach dem Mediengesetz",
      content: (
        <>
          <p>
            Medieninhaber und Herausgeber ist der oben genannte Anbieter mit Sitz an der dort angeführten Anschrift
            (§&nbsp;25 MedienG).
          </p>
          <p>
            Gegenstand: Betrieb der Online-Plattform {productName}, auf der Unternehmen Projekte ausschreiben, Kreative
            ihre Arbeit zeigen und beide zueinanderfinden.
          </p>
          <p>
            Grundlegende Richtung: Wir informieren über Gestaltung, kreative Arbeit und Projekte in {region.name},
            unabhängig von politischen Parteien und Interessenvertretungen. Profile, Posts, Ausschreibungen und
            Blogartikel der Mitglieder geben deren eigene Meinung wieder.
          </p>
        </>
      ),
    },
    {
      id: "meldung",
      title: "Kontaktstelle und Meldung von Inhalten",
      content: (
        <>
          <p>
            Unsere zentrale Kontaktstelle für Behörden und für alle, die {productName} nutzen, ist{" "}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a> (Art.&nbsp;11 und 12 der Verordnung (EU) 2022/2065,
            Gesetz über digitale Dienste, kurz DSA). Sie können uns auf Deutsch oder Englisch schreiben. Ihre Nachricht
            liest ein Mensch.
          </p>
          <p>
            Halten Sie einen Inhalt auf dieser Website für rechtswidrig, dann melden Sie ihn bitte mit dem Link
            „Melden“, der bei jedem Profil, jeder Ausschreibung, jeder Arbeit, jedem Post, Artikel und jeder Nachricht
            steht, oder per E-Mail an{" "}
            <a href={`mailto:${contactEmail}?subject=Meldung%20eines%20Inhalts`}>{contactEmail}</a> (Art.&nbsp;16 DSA).
            Sagen Sie uns, worum es geht und warum. Ihre Adresse brauchen wir nur, wenn Sie eine Antwort möchten.
          </p>
          <p>
            Wir bestätigen den Eingang, prüfen die Meldung zeitnah, sorgfältig, objektiv und ohne Willkür und teilen
            Ihnen unsere Entscheidung samt den Möglichkeiten mit, dagegen vorzugehen. Sechs Monate lang können Sie
            kostenlos Einspruch erheben. Zahlen dazu stehen unter <Link to="/transparenz">Transparenz</Link>. Wie wir
            mit gemeldeten Inhalten und Konten verfahren, steht in <Link to="/agb#kuendigung">Punkt 9 der AGB</Link>.
          </p>
          <p>
            Sind Sie der Ansicht, dass wir unsere Pflichten nach dem DSA verletzen, können Sie sich bei der
            Kommunikationsbehörde Austria (KommAustria) als österreichischem Koordinator für digitale Dienste beschweren
            (Art.&nbsp;53 DSA).
          </p>
        </>
      ),
    },
    {
      id: "haftung-inhalte",
      title: "Haftung für Inhalte",
      content: (
        <>
          <p>
            Unsere eigenen Texte schreiben wir sorgfältig. Für ihre Richtigkeit, Vollständigkeit und Aktualität können
            wir dennoch keine Gewähr übernehmen.
          </p>
          <p>
            Was Mitglieder veröffentlichen, verantworten sie selbst; wir prüfen es nicht vorab. Erfahren wir von einem
            rechtswidrigen Inhalt, entfernen oder sperren wir ihn zügig (Art.&nbsp;6 DSA).
          </p>
        </>
      ),
    },
    {
      id: "haftung-links",
      title: "Haftung für Links",
      content: (
        <p>
          Einige Seiten verweisen auf fremde Websites, etwa auf die eines Mitglieds. Auf deren Inhalt haben wir keinen
          Einfluss; verantwortlich ist, wer sie betreibt. Werden uns rechtswidrige Inhalte bekannt, entfernen wir den
          Link.
        </p>
      ),
    },
    {
      id: "urheberrecht",
      title: "Urheberrecht",
      content: (
        <p>
          Texte, Bilder und Arbeiten auf dieser Website sind urheberrechtlich geschützt und gehören ihren Urheberinnen
          und Urhebern. Wer sie über die gesetzlich erlaubten Fälle hinaus verwenden möchte, fragt bitte vorher: bei
          Arbeiten von Mitgliedern diese selbst, bei allem anderen uns.
        </p>
      ),
    },
  ];
}
