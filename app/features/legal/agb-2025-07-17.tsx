import type { LegalSection } from "~/ui/legal-page";
import { Link } from "~/ui/link";
import { PostalAddress } from "~/ui/postal-address";
import type { Provider } from "./provider";

/** The terms from 17 July 2025. Never change a text that people have agreed to: write a new version. */
export function agbOf2025({ productName, siteUrl, contactEmail, providerAddress, region }: Provider): LegalSection[] {
  const contact = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  return [
    {
      id: "geltungsbereich",
      title: "Geltungsbereich",
      content: (
        <>
          <p>
            Diese Allgemeinen Geschäftsbedingungen (AGB) gelten für die Nutzung der Plattform {productName} unter{" "}
            <a href={siteUrl}>{siteUrl}</a>. Ihr Vertragspartner, im Folgenden „wir“, ist:
          </p>
          <PostalAddress address={providerAddress} />
          <p>
            Die AGB gelten für alle, die sich registrieren: für Unternehmen, die Projekte ausschreiben, und für
            Kreative, die ihre Arbeit zeigen. Wer nur die öffentlichen Seiten liest, schließt mit uns keinen Vertrag.
            Abweichende Bedingungen gelten nur, wenn wir ihnen ausdrücklich zugestimmt haben.
          </p>
          <p>
            Gehört die Nutzung zu Ihrem Betrieb oder zu Ihrer selbstständigen Arbeit, handeln Sie als Unternehmerin oder
            Unternehmer, sonst als Verbraucherin oder Verbraucher im Sinn des Konsumentenschutzgesetzes (KSchG).
            Zwingende Rechte von Verbraucherinnen und Verbrauchern bleiben durch diese AGB unberührt.
          </p>
          <p>
            Vertragssprache ist Deutsch. Die AGB können Sie jederzeit auf dieser Seite lesen, speichern und ausdrucken.
            Sie erreichen uns unter {contact}.
          </p>
        </>
      ),
    },
    {
      id: "registrierung",
      title: "Registrierung",
      content: (
        <>
          <p>
            Registrieren können Sie sich, wenn Sie mindestens 18 Jahre alt oder voll geschäftsfähig sind. Für ein
            Unternehmen registriert, wer es vertreten darf.
          </p>
          <p>
            Ihre Angaben müssen wahrheitsgemäß sein, und Ihre E-Mail-Adresse muss aktuell sein: Dorthin schicken wir
            alles, was den Vertrag betrifft. Wählen Sie einen Namen, den Sie führen dürfen, und halten Sie Ihr Profil
            auf dem Laufenden.
          </p>
          <p>
            Mit dem Absenden des Formulars bieten Sie uns den Abschluss eines Nutzungsvertrags an; Eingabefehler können
            Sie bis dahin im Formular berichtigen. Der Vertrag kommt zustande, sobald Sie Ihre E-Mail-Adresse über den
            zugesandten Link bestätigen. Verlangen wir keine Bestätigung, kommt er mit der Registrierung zustande.
            Konten, die nicht bestätigt werden, löschen wir nach 14 Tagen. Hat unser Team ein Profil für Sie reserviert,
            registrieren Sie sich ebenso über Ihren persönlichen Link.
          </p>
          <p>
            Ein Konto gehört einer Person oder einem Unternehmen und ist nicht übertragbar. Halten Sie Ihr Passwort
            geheim. Vermuten Sie, dass jemand anderer Ihr Konto benützt, ändern Sie das Passwort und schreiben Sie uns.
          </p>
        </>
      ),
    },
    {
      id: "leistungen",
      title: "Leistungen für Unternehmen und Kreative",
      content: (
        <>
          <h3>Für Unternehmen</h3>
          <p>
            Unternehmen erhalten ein öffentliches Profil. Sie können Ausschreibungen veröffentlichen, bearbeiten,
            anheften und löschen.
          </p>
          <h3>Für Kreative</h3>
          <p>
            Kreative erhalten ein öffentliches Profil mit Skills und Spezialisierungen. Sie können Ausschreibungen lesen
            und Angebote senden und sehen unter „Profil Analytics“, wer ihr Profil besucht hat.
          </p>
          <h3>Für beide</h3>
          <p>
            Wer angemeldet ist, sieht die Kontaktdaten anderer Mitglieder, kann ihnen schreiben, wenn sie Nachrichten
            annehmen, Profile mit „Gefällt mir“ markieren und Posts veröffentlichen. Am Blog können Mitglieder
            mitschreiben, soweit wir ihn dafür geöffnet haben.
          </p>
          <h3>Regeln für Inhalte</h3>
          <p>
            Profile, Ausschreibungen und Posts werden ohne Prüfung und ohne Freigabe sofort sichtbar. Umso wichtiger
            sind die Regeln, die für alle gelten: kein Spam und nichts Rechtswidriges. Rechtswidrig ist etwa, was
            täuscht, beleidigt oder hetzt oder was fremde Urheber-, Marken- oder Persönlichkeitsrechte verletzt.
          </p>
          <h3>Reihenfolge</h3>
          <p>
            Kreative sind nach der Zahl der „Gefällt mir“ gereiht; Ausschreibungen, Neuigkeiten und Blogartikel nach dem
            Datum, das Neueste zuerst. Voran stehen im Blog empfohlene Artikel und auf der Seite eines Mitglieds, was es
            angeheftet hat. Welche Profile und Ausschreibungen „Empfohlen“ sind, entscheidet unser Team. Auf die übrige
            Reihenfolge hat eine Bezahlung keinen Einfluss.
          </p>
          <h3>Verfügbarkeit</h3>
          <p>
            Wir entwickeln die Plattform weiter und bemühen uns, sie durchgehend anzubieten. Eine ständige Verfügbarkeit
            können wir nicht zusagen. Die Zahl der Posts, Bilder und Nachrichten je Konto ist begrenzt, damit es für
            alle fair bleibt.
          </p>
        </>
      ),
    },
    {
      id: "ausschreibungen",
      title: "Ausschreibungen und Bewerbungen",
      content: (
        <>
          <p>
            Ausschreibungen veröffentlichen nur Unternehmen. Eine Ausschreibung beschreibt ein wirkliches Vorhaben und
            enthält, was Kreative für ein Angebot wissen müssen. Sie lädt dazu ein, Angebote zu machen, und ist selbst
            noch kein verbindliches Angebot. Richtpreise, die wir beim Ausfüllen anzeigen, sind unverbindlich.
          </p>
          <p>
            Kreative bewerben sich über „Angebot senden“. Das Unternehmen erhält die Nachricht per E-Mail und auf der
            Plattform und antwortet dort oder direkt an die angegebene Absenderadresse. Nachrichten sind für ernst
            gemeinte Anfragen da, nicht für Massenwerbung.
          </p>
          <p>
            Ein Angebot kann geändert oder zurückgezogen werden, bis darüber entschieden ist. Wählt das Unternehmen es
            aus, bestätigt die oder der Kreative, ob es dabei bleibt. Auswahl und Bestätigung halten fest, worauf sich
            beide verständigen; ein Vertrag kommt dadurch über die Plattform nicht zustande.
          </p>
          <p>
            Die Auswahl liegt allein beim Unternehmen. Einen Anspruch auf Antwort, Auswahl oder Auftrag gibt es nicht.
            Wir prüfen weder Eignung noch Zahlungsfähigkeit und entscheiden nicht mit.
          </p>
          <p>
            Der Vertrag über ein Projekt kommt nur zwischen dem Unternehmen und der oder dem Kreativen zustande. Was
            dafür gesetzlich gilt, etwa im Vergabe-, Gewerbe- oder Steuerrecht, halten die Beteiligten selbst ein. Es
            steht allen frei, ihre Leistungen auch anderswo und zu anderen Bedingungen anzubieten.
          </p>
        </>
      ),
    },
    {
      id: "zahlung",
      title: "Zahlungsbedingungen",
      content: (
        <>
          <p>
            Die Grundnutzung ist für Unternehmen und Kreative kostenlos. Wir verlangen weder eine Vermittlungsgebühr
            noch eine Provision.
          </p>
          <p>
            Zahlungen für Projekte erfolgen direkt zwischen den Beteiligten. Die Plattform ist nur Vermittlerin: Wir
            nehmen kein Geld für Projekte entgegen, verwahren keines und stehen nicht für Forderungen ein.
          </p>
          <p>Als kostenpflichtige Zusatzleistungen kommen in Betracht:</p>
          <ul>
            <li>Premium-Mitgliedschaften,</li>
            <li>hervorgehobene Ausschreibungen,</li>
            <li>erweiterte Analysen und</li>
            <li>zusätzliche Werbung.</li>
          </ul>
          <p>
            Auf der Website selbst können Sie derzeit keine davon bestellen. Eine Zusatzleistung kostet nur dann etwas,
            wenn Sie sie gesondert beauftragen. Umfang, Gesamtpreis samt Umsatzsteuer, Laufzeit und ein allfälliges
            Rücktrittsrecht nennen wir Ihnen vorher.
          </p>
        </>
      ),
    },
    {
      id: "haftung",
      title: "Haftung",
      content: (
        <>
          <p>
            Für ihre Inhalte, Angaben und Angebote sind die Mitglieder selbst verantwortlich. Wir speichern diese
            Inhalte in ihrem Auftrag und haften dafür erst, wenn wir von ihrer Rechtswidrigkeit wissen und dann nicht
            zügig handeln (Art.&nbsp;6 der Verordnung (EU) 2022/2065, kurz DSA).
          </p>
          <p>
            Wir haften unbeschränkt für Schäden, die wir vorsätzlich oder grob fahrlässig verursachen, für
            Personenschäden und überall dort, wo das Gesetz eine Haftung zwingend vorsieht, etwa nach dem
            Produkthaftungsgesetz. Die gesetzliche Gewährleistung bleibt unberührt, für Verbraucherinnen und Verbraucher
            insbesondere jene nach dem Verbrauchergewährleistungsgesetz (VGG).
          </p>
          <p>
            Für sonstige Schäden aus leichter Fahrlässigkeit haften wir nur, wenn wir eine Pflicht verletzen, die den
            Vertrag erst möglich macht und auf deren Einhaltung Sie vertrauen dürfen, und nur für den Schaden, der dabei
            typisch und vorhersehbar ist.
          </p>
          <p>
            Verletzt eine Unternehmerin oder ein Unternehmer schuldhaft Rechte Dritter und werden deshalb wir in
            Anspruch genommen, so ersetzt sie oder er uns den Schaden einschließlich der notwendigen Kosten der Abwehr.
          </p>
        </>
      ),
    },
    {
      id: "urheberrecht",
      title: "Urheberrecht",
      content: (
        <>
          <p>
            Kreative behalten alle Rechte an ihrem Portfolio. Dasselbe gilt für alle anderen Inhalte, die Mitglieder
            veröffentlichen.
          </p>
          <p>
            Damit wir Inhalte zeigen können, räumen Sie uns ein einfaches Nutzungsrecht zur Darstellung ein
            (Werknutzungsbewilligung nach §&nbsp;24 des Urheberrechtsgesetzes): Wir dürfen sie speichern, technisch
            anpassen, etwa Bilder verkleinern und umwandeln, und auf der Plattform samt ihren Vorschauen öffentlich
            zeigen. Das Recht ist unentgeltlich und nicht ausschließlich. Sie können es jederzeit widerrufen, indem Sie
            den Inhalt löschen. Für alles andere fragen wir Sie vorher.
          </p>
          <p>
            Blogartikel sind Gemeinschaftsarbeit: Wer am Blog mitschreiben darf, darf auch die Artikel anderer
            bearbeiten und löschen. Frühere Fassungen bleiben gespeichert, und unser Team kann einen gelöschten Artikel
            30 Tage lang wiederherstellen. Ein Artikel bleibt mit dem angegebenen Namen auch dann stehen, wenn Sie Ihr
            Konto löschen; wünschen Sie das nicht, löschen Sie ihn vorher oder schreiben Sie uns.
          </p>
          <p>
            Veröffentlichen Sie nur, woran Sie die nötigen Rechte haben. Sind auf einem Bild Menschen zu erkennen,
            achten Sie auch deren Recht am eigenen Bild (§&nbsp;78 des Urheberrechtsgesetzes).
          </p>
        </>
      ),
    },
    {
      id: "datenschutz",
      title: "Datenschutz",
      content: (
        <>
          <p>
            Welche Daten wir verarbeiten, wozu und wie lange, steht in unserer{" "}
            <Link to="/datenschutz">Datenschutzerklärung</Link>.
          </p>
          <p>
            Kontaktdaten anderer Mitglieder dürfen Sie nur verwenden, um sich wegen eines Projekts oder eines Profils zu
            melden. Sie dürfen sie nicht sammeln, weitergeben oder für Werbung nutzen. Für Daten, die Sie auf diesem Weg
            erhalten, sind Sie selbst nach der Datenschutz-Grundverordnung (DSGVO) verantwortlich.
          </p>
        </>
      ),
    },
    {
      id: "kuendigung",
      title: "Kündigung und Sperre",
      content: (
        <>
          <h3>Kündigung</h3>
          <p>
            Sie können jederzeit ohne Frist und ohne Angabe von Gründen kündigen, indem Sie Ihr Konto in{" "}
            <Link to="/profil">Ihrem Profil</Link> löschen oder uns an {contact} schreiben. Wir können den Vertrag mit
            einer Frist von 30 Tagen kündigen; die Kündigung samt Begründung erhalten Sie per E-Mail. Aus wichtigem
            Grund können beide Seiten den Vertrag sofort beenden.
          </p>
          <p>
            Mit dem Ende des Vertrags löschen wir Ihr Konto und Ihre Inhalte, wie in der{" "}
            <Link to="/datenschutz#speicherdauer">Datenschutzerklärung</Link> beschrieben. Sichern Sie bitte vorher, was
            Sie behalten möchten; danach ist kein Zugriff mehr möglich.
          </p>
          <h3>Sperre</h3>
          <p>Wir können Inhalte ausblenden oder löschen und Konten sperren bei:</p>
          <ul>
            <li>einem Verstoß gegen diese AGB oder gegen Gesetze,</li>
            <li>falschen Angaben,</li>
            <li>Missbrauch der Plattform, etwa durch Spam, Scheinkonten oder technische Angriffe,</li>
            <li>Belästigung anderer, etwa durch Drohungen, Herabwürdigung oder unerwünschte Nachrichten.</li>
          </ul>
          <p>
            Wir wählen das gelindeste Mittel, das ausreicht. Solche Entscheidungen treffen Menschen; automatisch wird
            kein Inhalt und kein Konto bewertet. Wie Sie uns einen Inhalt melden, steht im{" "}
            <Link to="/impressum#meldung">Impressum</Link>.
          </p>
          <p>
            Die Gründe teilen wir Ihnen spätestens dann per E-Mail mit, wenn die Maßnahme wirksam wird, soweit kein
            Gesetz dem entgegensteht (Art.&nbsp;17 DSA; gegenüber gewerblichen Nutzerinnen und Nutzern auch Art.&nbsp;4
            der Verordnung (EU) 2019/1150, soweit sie anzuwenden ist). Sind Sie nicht einverstanden, antworten Sie
            einfach: Wir prüfen den Fall noch einmal und begründen das Ergebnis. Der Weg zu Gericht bleibt offen.
          </p>
        </>
      ),
    },
    {
      id: "recht",
      title: "Österreichisches Recht und Gerichtsstand",
      content: (
        <>
          <p>
            Es gilt österreichisches Recht ohne seine Verweisungsnormen und ohne das UN-Kaufrecht. Leben Sie als
            Verbraucherin oder Verbraucher in einem anderen Staat, behalten Sie den Schutz der dort zwingenden
            Vorschriften (Art.&nbsp;6 der Verordnung (EG) Nr.&nbsp;593/2008).
          </p>
          <p>
            Gerichtsstand ist {region.court}. Für Streitigkeiten mit Unternehmerinnen und Unternehmern ist
            ausschließlich das sachlich zuständige Gericht für {region.court} zuständig. Für Verbraucherinnen und
            Verbraucher bleiben die gesetzlichen Gerichtsstände; wer in Österreich wohnt, sich hier gewöhnlich aufhält
            oder hier beschäftigt ist, kann nach §&nbsp;14 KSchG nur dort geklagt werden. Am liebsten ist uns, wenn Sie
            uns zuerst schreiben: Das meiste lässt sich im Gespräch lösen.
          </p>
        </>
      ),
    },
    {
      id: "schluss",
      title: "Salvatorische Klausel und Änderungen",
      content: (
        <>
          <p>Ist eine Bestimmung dieser AGB unwirksam, gilt an ihrer Stelle das Gesetz. Die übrigen bleiben gültig.</p>
          <p>
            Wir können diese AGB für die Zukunft ändern, wenn es dafür einen sachlichen Grund gibt, etwa eine neue
            Funktion, ein neues Gesetz, ein Urteil oder eine Frage der Sicherheit. Die neue Fassung schicken wir Ihnen
            mindestens 30 Tage vor dem geplanten Beginn per E-Mail und heben darin hervor, was sich ändert. Was
            kostenlos zugesagt ist, wird auf diesem Weg nicht kostenpflichtig.
          </p>
          <p>
            Für Unternehmerinnen und Unternehmer gilt die neue Fassung, wenn sie bis zum geplanten Beginn nicht
            widersprechen; auf die Frist und diese Folge weisen wir in der E-Mail hin. Für Verbraucherinnen und
            Verbraucher gilt sie bei bestehenden Verträgen nur, wenn sie ausdrücklich zustimmen. Wer widerspricht oder
            nicht zustimmt, behält die bisherige Fassung; beide Seiten können dann nach Punkt 9 kündigen.
          </p>
        </>
      ),
    },
  ];
}
