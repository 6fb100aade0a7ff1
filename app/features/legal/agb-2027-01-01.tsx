import type { ReactNode } from "react";
import type { LegalSection } from "~/ui/legal-page";
import { Link } from "~/ui/link";
import { agbOf2025 } from "./agb-2025-07-17";
import type { Provider } from "./provider";

/** The terms from 1 January 2027: those from 2025, with these sections again. */
export function agbOf2027(provider: Provider): LegalSection[] {
  const replaced: Record<string, ReactNode> = {
    leistungen: <Services />,
    ausschreibungen: <CallsAndOffers />,
    kuendigung: <Ending {...provider} />,
    schluss: <Changes />,
  };
  return agbOf2025(provider).map((section) => ({ ...section, content: replaced[section.id] ?? section.content }));
}

function Services() {
  return (
    <>
      <h3>Für Unternehmen</h3>
      <p>
        Unternehmen erhalten ein öffentliches Profil. Sie können Ausschreibungen als Entwurf vorbereiten,
        veröffentlichen, bearbeiten, anheften, schließen, vergeben und löschen und die Angebote dazu an einem Ort
        vergleichen.
      </p>
      <h3>Für Kreative</h3>
      <p>
        Kreative erhalten ein öffentliches Profil mit Skills und Spezialisierungen und können dort ihre Arbeiten zeigen.
        Sie können Ausschreibungen lesen und Angebote senden und sehen unter „Profil Analytics“, wer ihr Profil besucht
        hat.
      </p>
      <h3>Für beide</h3>
      <p>
        Wer angemeldet ist, sieht die Kontaktdaten anderer Mitglieder, kann ihnen schreiben, wenn sie Nachrichten
        annehmen, Profile mit „Gefällt mir“ markieren und Posts veröffentlichen. Wer nicht mehr schreiben soll, lässt
        sich blockieren. Am Blog können Mitglieder mitschreiben, soweit wir ihn dafür geöffnet haben.
      </p>
      <h3>Regeln für Inhalte</h3>
      <p>
        Profile, Ausschreibungen, Arbeiten und Posts werden ohne Prüfung und ohne Freigabe sofort sichtbar. Umso
        wichtiger sind die Regeln, die für alle gelten: kein Spam und nichts Rechtswidriges. Rechtswidrig ist etwa, was
        täuscht, beleidigt oder hetzt oder was fremde Urheber-, Marken- oder Persönlichkeitsrechte verletzt. Bilder und
        Daten von Kindern brauchen die Einwilligung ihrer Eltern.
      </p>
      <h3>Reihenfolge</h3>
      <p>So sind unsere Listen gereiht (Art.&nbsp;27 DSA):</p>
      <ul>
        <li>Kreative nach der Zahl der „Gefällt mir“, bei Gleichstand das neuere Profil zuerst.</li>
        <li>Ausschreibungen, Arbeiten, Neuigkeiten und Blogartikel nach dem Datum, das Neueste zuerst.</li>
        <li>Voran stehen im Blog empfohlene Artikel und auf der Seite eines Mitglieds, was es angeheftet hat.</li>
        <li>Auf ihrer eigenen Seite ordnen Kreative ihre Arbeiten selbst.</li>
      </ul>
      <p>
        Wer sucht oder filtert, sieht in derselben Reihenfolge nur, was passt. Was Sie sonst auf der Plattform tun, hat
        darauf keinen Einfluss: Die Listen sind für alle gleich. Welche Profile und Ausschreibungen „Empfohlen“ sind,
        entscheidet unser Team. Auf die übrige Reihenfolge hat eine Bezahlung keinen Einfluss. Welche Reihenfolge Sie
        sonst wählen können und was in der Suche wie viel zählt, steht auf der Seite{" "}
        <Link to="/reihung">Wie wir reihen</Link>.
      </p>
      <h3>Verfügbarkeit</h3>
      <p>
        Wir entwickeln die Plattform weiter und bemühen uns, sie durchgehend anzubieten. Eine ständige Verfügbarkeit
        können wir nicht zusagen. Die Zahl der Posts, Bilder und Nachrichten je Konto ist begrenzt, damit es für alle
        fair bleibt.
      </p>
    </>
  );
}

function CallsAndOffers() {
  return (
    <>
      <p>
        Ausschreibungen veröffentlichen nur Unternehmen. Eine Ausschreibung beschreibt ein wirkliches Vorhaben und
        enthält, was Kreative für ein Angebot wissen müssen, auch ob das Unternehmen Entwürfe erwartet und ob es sie
        bezahlt. Sie lädt dazu ein, Angebote zu machen, und ist selbst noch kein verbindliches Angebot. Richtpreise, die
        wir beim Ausfüllen anzeigen, sind unverbindlich.
      </p>
      <p>
        Kreative bewerben sich über „Angebot senden“. Was sie anbieten und zu welchem Preis, sieht nur das Unternehmen.
        Es erhält das Angebot auf der Plattform und per E-Mail, wenn es diese E-Mails nicht abbestellt hat. Nachrichten
        sind für ernst gemeinte Anfragen da, nicht für Massenwerbung.
      </p>
      <p>
        Ein Angebot kann geändert oder zurückgezogen werden, bis darüber entschieden ist; frühere Fassungen bleiben für
        beide Seiten sichtbar. Wählt das Unternehmen ein Angebot aus, bestätigt die oder der Kreative, ob es dabei
        bleibt. Auswahl und Bestätigung halten fest, worauf sich beide verständigen; ein Vertrag kommt dadurch über die
        Plattform nicht zustande. Mit der letzten Bestätigung gilt die Ausschreibung als vergeben. Angebote, über die 30
        Tage nach dem Ende der Ausschreibung nicht entschieden ist, enden ohne Entscheidung; offene Angebote einer
        gelöschten Ausschreibung oder eines gelöschten Kontos enden sofort.
      </p>
      <p>
        Die Auswahl liegt allein beim Unternehmen. Einen Anspruch auf Antwort, Auswahl oder Auftrag gibt es nicht. Wir
        prüfen weder Eignung noch Zahlungsfähigkeit und entscheiden nicht mit.
      </p>
      <p>
        Der Vertrag über ein Projekt kommt nur zwischen dem Unternehmen und der oder dem Kreativen zustande. Was dafür
        gesetzlich gilt, etwa im Vergabe-, Gewerbe- oder Steuerrecht, halten die Beteiligten selbst ein. Es steht allen
        frei, ihre Leistungen auch anderswo und zu anderen Bedingungen anzubieten.
      </p>
    </>
  );
}

function Ending({ contactEmail }: Provider) {
  const contact = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  return (
    <>
      <h3>Kündigung</h3>
      <p>
        Sie können jederzeit ohne Frist und ohne Angabe von Gründen kündigen, indem Sie Ihr Konto in{" "}
        <Link to="/konto">Ihrem Konto</Link> löschen oder uns an {contact} schreiben. Wir können den Vertrag mit einer
        Frist von 30 Tagen kündigen; die Kündigung samt Begründung erhalten Sie per E-Mail. Aus wichtigem Grund können
        beide Seiten den Vertrag sofort beenden.
      </p>
      <p>
        Mit dem Ende des Vertrags löschen wir Ihr Konto und Ihre Inhalte, wie in der{" "}
        <Link to="/datenschutz#speicherdauer">Datenschutzerklärung</Link> beschrieben. Sichern Sie bitte vorher, was Sie
        behalten möchten, am einfachsten mit einer <Link to="/konto/daten">Kopie Ihrer Daten</Link>; danach ist kein
        Zugriff mehr möglich.
      </p>
      <h3>Sperre</h3>
      <p>
        Wir können Sie verwarnen, Teile eines Profils entfernen, Profile, Nachrichten und andere Inhalte ausblenden oder
        löschen und Konten sperren bei:
      </p>
      <ul>
        <li>einem Verstoß gegen diese AGB oder gegen Gesetze,</li>
        <li>falschen Angaben,</li>
        <li>Missbrauch der Plattform, etwa durch Spam, Scheinkonten oder technische Angriffe,</li>
        <li>Belästigung anderer, etwa durch Drohungen, Herabwürdigung oder unerwünschte Nachrichten.</li>
      </ul>
      <p>
        Wir wählen das gelindeste Mittel, das ausreicht, und achten dabei auf Ihre Rechte, auch auf die Freiheit der
        Meinung und der Kunst. Solche Entscheidungen treffen Menschen; automatisch wird kein Inhalt und kein Konto
        bewertet (Art.&nbsp;14 DSA).
      </p>
      <h3>Meldungen</h3>
      <p>
        Halten Sie einen Inhalt für rechtswidrig oder einen Verstoß gegen diese AGB, melden Sie ihn mit dem Link
        „Melden“, der bei jedem Profil und jedem Inhalt steht, auch ohne Konto und ohne Ihren Namen. Wer gemeldet hat,
        erfährt die betroffene Person von uns nicht. Hinterlassen Sie eine E-Mail-Adresse, bestätigen wir den Eingang
        und teilen Ihnen unsere Entscheidung mit.
      </p>
      <h3>Begründung und Einspruch</h3>
      <p>
        Die Gründe teilen wir Ihnen spätestens dann per E-Mail mit, wenn die Maßnahme wirksam wird, soweit kein Gesetz
        dem entgegensteht (Art.&nbsp;17 DSA; gegenüber gewerblichen Nutzerinnen und Nutzern auch Art.&nbsp;4 der
        Verordnung (EU) 2019/1150, soweit sie anzuwenden ist). Sind Sie nicht einverstanden, können Sie sechs Monate
        lang kostenlos Einspruch erheben; wie, steht in der E-Mail. Darüber entscheidet ein Mensch, wenn möglich ein
        anderer. Der Weg zu Gericht bleibt offen.
      </p>
    </>
  );
}

function Changes() {
  return (
    <>
      <p>Ist eine Bestimmung dieser AGB unwirksam, gilt an ihrer Stelle das Gesetz. Die übrigen bleiben gültig.</p>
      <p>
        Wir können diese AGB für die Zukunft ändern, wenn es dafür einen sachlichen Grund gibt, etwa eine neue Funktion,
        ein neues Gesetz, ein Urteil oder eine Frage der Sicherheit. Eine neue Fassung kündigen wir mindestens 30 Tage
        vor ihrem Beginn per E-Mail an und sagen darin, was sich ändert. Was kostenlos zugesagt ist, wird auf diesem Weg
        nicht kostenpflichtig. Alle Fassungen bleiben auf dieser Seite.
      </p>
      <p>
        Melden Sie sich nach dem Beginn zum ersten Mal an, fragen wir Sie, ob Sie der neuen Fassung zustimmen. Schweigen
        gilt nicht als Zustimmung. Bis zu Ihrer Antwort gilt für Sie die bisherige Fassung. Stimmen Sie nicht zu, gilt
        sie weiter, und Sie können die Plattform wie bisher nützen; beide Seiten können dann nach Punkt 9 kündigen. Wann
        Sie welcher Fassung zugestimmt haben, steht in <Link to="/konto/daten">Ihrem Konto</Link>; dort können Sie auch
        später zustimmen.
      </p>
    </>
  );
}
