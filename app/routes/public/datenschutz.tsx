import { versionOn } from "~/auth/legal/versions";
import { KeepingTable } from "~/features/legal/keeping-table";
import { type Provider, providerFrom } from "~/features/legal/provider";
import { keepingTimes } from "~/jobs/keeping-times";
import { settings } from "~/settings.server";
import { formatDay } from "~/text/dates";
import { LegalPage, LegalRow, LegalRows, type LegalSection } from "~/ui/legal-page";
import { Link } from "~/ui/link";
import { PostalAddress } from "~/ui/postal-address";
import type { Route } from "./+types/datenschutz";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Datenschutz · ${loaderData.provider.productName}` },
  {
    name: "description",
    content: `Welche Daten ${loaderData.provider.productName} verarbeitet, wozu, wie lange und welche Rechte Sie haben. Ohne Werbenetzwerke und ohne fremde Skripte.`,
  },
];

export function loader() {
  return { provider: providerFrom(settings), version: versionOn("datenschutz") };
}

export default function Datenschutz({ loaderData }: Route.ComponentProps) {
  const { provider, version } = loaderData;
  return (
    <LegalPage
      title={<>Datenschutz&shy;erklärung</>}
      lead={`Welche Daten ${provider.productName} verarbeitet, wozu, wie lange und welche Rechte Sie haben. Kurz gesagt: so wenig wie möglich, ohne Werbenetzwerke und ohne fremde Skripte auf unseren Seiten.`}
      updated={
        <>
          Zuletzt aktualisiert am <time dateTime={version.from}>{formatDay(version.from)}</time>
        </>
      }
      sections={sections(provider)}
    />
  );
}

function sections({ productName, siteUrl, contactEmail, providerAddress }: Provider): LegalSection[] {
  const contact = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  return [
    {
      id: "verantwortlicher",
      title: "Verantwortlicher",
      content: (
        <>
          <p>
            Verantwortlich für die Verarbeitung Ihrer Daten auf <a href={siteUrl}>{siteUrl}</a> ist:
          </p>
          <PostalAddress address={providerAddress} />
          <p>
            Für alle Fragen zum Datenschutz genügt eine E-Mail an {contact}. Es gelten die Datenschutz-Grundverordnung
            (DSGVO), das österreichische Datenschutzgesetz (DSG) und das Telekommunikationsgesetz 2021 (TKG 2021).
          </p>
        </>
      ),
    },
    {
      id: "daten",
      title: "Arten der Daten",
      content: (
        <>
          <h3>Stammdaten</h3>
          <p>
            Für ein Konto brauchen wir Ihren Namen oder den Ihres Unternehmens, Ihre E-Mail-Adresse, ein Passwort und
            die Angabe, ob Sie zu den Kreativen oder zu den Unternehmen gehören; ohne sie ist keine Registrierung
            möglich. Wir vermerken, wann Sie welcher Fassung der AGB zugestimmt und welche Fassung dieser Erklärung Sie
            zur Kenntnis genommen haben, und wann und mit welchen Worten Sie dem Newsletter zugestimmt oder das
            widerrufen haben. Richten Sie einen zweiten Faktor ein, speichern wir sein Geheimnis und Ihre
            Wiederherstellungscodes verschlüsselt.
          </p>
          <p>
            Freiwillig ist alles Weitere im Profil: Titel, Ort, Beschreibung, Bild, Skills oder Branchen,
            Spezialisierungen, Telefonnummer, Website, Kontakt-E-Mail und UID-Nummer. E-Mail-Adresse, Telefonnummer und
            Website zeigen wir nur angemeldeten Mitgliedern, die UID-Nummer nur der anderen Seite eines bestätigten
            Auftrags. Wir merken uns, wann Sie zuletzt etwas veröffentlicht oder am Profil geändert haben, weil man das
            Verzeichnis danach reihen kann; wann Sie sich anmelden, zählt dafür nicht.
          </p>
          <p>
            Hat unser Team ein Profil für Sie reserviert, speichern wir Ihren Namen und Ihre E-Mail-Adresse schon vor
            Ihrer Registrierung. Wir kennen sie dann aus dem Kontakt mit Ihnen oder aus öffentlich zugänglichen Quellen,
            etwa Ihrer Website. Aus einer Mitgliederliste übernehmen wir nur diese beiden Angaben und verwerfen den
            Rest.
          </p>
          <h3>Nutzungsdaten</h3>
          <ul>
            <li>
              Sitzungen: Beginn, letzte Nutzung und Ende Ihrer Anmeldung und in Worten, mit welchem Browser und System,
              etwa „Firefox auf Windows“, damit Sie Ihre Sitzungen wiedererkennen und beenden können, nicht aber Ihre
              IP-Adresse. Eine Anmeldung in einem neuen Browser melden wir Ihnen per E-Mail.
            </li>
            <li>
              Profilbesuche: Sehen Sie angemeldet das Profil einer oder eines Kreativen an, speichern wir das höchstens
              einmal am Tag, und die besuchte Person sieht Ihren Namen, Ihren Titel, Ihr Bild und die Art Ihres Kontos.
              Möchten Sie das nicht, schalten Sie es in <Link to="/konto#sichtbarkeit">Ihrem Konto</Link> ab, oder
              besuchen Sie Profile ohne Anmeldung: Dann zählen wir nur, dass jemand da war. Damit dieselbe Person an
              einem Tag nur einmal zählt, bilden wir einen Prüfwert mit einem Zufallswert, den wir täglich wegwerfen.
              Danach lässt sich der Prüfwert niemandem mehr zuordnen.
            </li>
            <li>
              Zahlen zum Markt: wie viele Ausschreibungen, Angebote, erste Nachrichten und aktive Mitglieder es in einer
              Woche gab. Wir zählen sie aus dem, was hier ohnehin gespeichert ist; wer es war, steht nicht dabei, und
              unter fünf zeigen wir keine Zahl.
            </li>
            <li>
              Suchen: welches Wort niemanden gefunden hat, ohne die übrige Suche und ohne Ihren Namen. Damit dieselbe
              Person in einer Woche nur einmal zählt, bilden wir einen Prüfwert, für jedes Wort einen anderen, mit einem
              Zufallswert, den wir am Ende der Woche wegwerfen. Gelesen wird nur, wonach mindestens drei Personen
              gesucht haben, damit die Suche mehr Wörter versteht.
            </li>
            <li>
              Suchaufträge: wonach sie suchen, wie sie heißen, wie oft wir Ihnen schreiben, was sie wann gefunden haben,
              wann wir Ihnen davon geschrieben haben und Sie es gesehen haben, und was davon nicht gepasst hat. Das
              sehen nur Sie, und wir werten es nicht aus. Es dient dem Vertrag: Sie haben uns beauftragt, danach zu
              suchen.
            </li>
            <li>
              Abonnements: eine geheime Adresse, über die Ihr Feedreader und Ihr Kalender Ausschreibungen und Fristen
              abrufen, bis Sie sie zurückziehen, und wenn Sie Ihre Ausschreibungen auf Ihrer Website zeigen, auch deren
              Adresse. Wer wann abruft, speichern wir nicht. Was andere Websites von uns einbetten, setzt keine Cookies.
            </li>
            <li>
              Verfügbarkeit, wenn Sie sie angeben: ob und ab wann Sie Aufträge annehmen, und wann Sie es gesagt haben.
              Sie steht auf Ihrem Profil und verschwindet nach 60 Tagen; dann fragen wir Sie einmal per E-Mail.
            </li>
            <li>
              Antwortverhalten: ob Sie erste Nachrichten, Angebote und Einladungen der letzten 180 Tage meist innerhalb
              eines Tages, von drei Tagen oder einer Woche beantwortet haben, und bei Unternehmen, wie viele
              Ausschreibungen des letzten Jahres vergeben und beantwortet sind. Das steht auf Ihrem Profil, wenn es
              genug davon gibt, damit andere wissen, womit sie rechnen können. Wie wir zählen, steht unter „Wie wir
              reihen“.
            </li>
            <li>
              Schutz vor Missbrauch: Zähler, etwa für Anmeldeversuche und Nachrichten. Wonach sie zählen, speichern wir
              nur als Prüfwert, nicht im Klartext.
            </li>
            <li>
              Serverprotokolle: Zeitpunkt, aufgerufene Seite, Dauer und Ergebnis einer Anfrage, nicht aber, von wem sie
              kommt. Ihre IP-Adresse verwendet der Server nur im Augenblick der Anfrage; gespeichert wird sie nicht.
            </li>
            <li>Statistik, nur mit Ihrer Einwilligung: wie oft eine Seite an einem Tag aufgerufen wurde.</li>
            <li>
              Newsletter, nur mit Ihrer Einwilligung: welche Ausgabe wir an Sie geschickt haben und ob Ihr Mailserver
              sie angenommen hat. Ob Sie eine Ausgabe öffnen und was Sie darin anklicken, erfassen wir nicht.
            </li>
          </ul>
          <h3>Inhaltsdaten</h3>
          <ul>
            <li>
              Ausschreibungen, Arbeiten, Posts, Bilder und Artikel samt früheren Fassungen. Aus Bildern entfernen wir
              beim Hochladen versteckte Angaben wie den Aufnahmeort. Damit andere sie finden, leiten wir aus Ihren
              Texten ab, welche Tätigkeiten und Orte sie nennen; was andere nicht sehen, findet auch die Suche nicht.
            </li>
            <li>
              Nennungen: wen Kreative bei einer Arbeit als Mitwirkende oder Auftraggeber nennen, mit Rolle, und was
              Mitglieder dazu sagen. Erst mit Ihrer Bestätigung führt Ihr Name zu Ihrem Profil. Sie können sie jederzeit
              ablehnen oder zurücknehmen; dann entfernen wir Ihren Namen von der Arbeit.
            </li>
            <li>„Gefällt mir“: welche Profile Sie so markiert haben. Ihr Name und Ihr Bild sind dort zu sehen.</li>
            <li>
              Merklisten: ihre Namen, wen und welche Arbeiten Sie darauf gesetzt haben, und Ihre Notizen dazu. Nur Sie
              sehen das; wer gemerkt wird, erfährt es nicht. Teilen Sie eine Liste, sieht jeder mit dem Link Ihren
              Namen, den der Liste und was darauf steht, ohne Notizen, bis Sie den Link zurückziehen.
            </li>
            <li>
              Nachrichten: Absendername, Absenderadresse, auf Wunsch der Name einer Mitarbeiterin oder eines
              Mitarbeiters, Betreff und Text, wann Sie eine Unterhaltung zuletzt gelesen haben, wen Sie blockiert und
              welche E-Mails Sie abbestellt haben.
            </li>
            <li>
              Entwürfe von Angeboten: was Sie in das Formular schreiben, damit es nicht verloren geht und auf jedem
              Ihrer Geräte da ist. Niemand sonst sieht es, auch das Unternehmen nicht.
            </li>
            <li>
              Angebote: Text, Preis, Umfang, Termine und gezeigte Arbeiten samt früheren Fassungen, ihr Stand mit
              Zeitpunkten und eine Notiz, die nur das Unternehmen sieht. Wer wozu und zu welchem Preis anbietet, erfährt
              nur das Unternehmen. Bestätigen Sie ein ausgewähltes Angebot, erfahren beide Seiten auf der Seite des
              Angebots und per E-Mail voneinander Name, E-Mail-Adresse und, soweit angegeben, Ansprechperson,
              Telefonnummer, Ort, Website und UID-Nummer. Was Sie weitergeben, steht vor der Auswahl und vor der
              Bestätigung da. Das Auftragsblatt hält diese Angaben so fest, wie sie bei der Bestätigung waren, bis Ihr
              Konto oder das Angebot gelöscht wird. Zu einem Auftrag speichern wir vereinbarte Termine und Änderungen,
              wer sie wann vorgeschlagen und wer zugestimmt hat, und wann geliefert, angenommen oder mit welchem Grund
              abgebrochen wurde. Das sehen nur die beiden Seiten.
            </li>
            <li>
              Bestätigte Zusammenarbeit: was die beiden Seiten eines abgeschlossenen Auftrags in einem Satz übereinander
              sagen, die Antwort darauf, wann es geschrieben wurde und ob es gezeigt wird. Öffentlich steht es mit dem
              Namen dessen, der es geschrieben hat, auf dem Profil der anderen Seite, wenn diese zustimmt. Zurückziehen
              und ausblenden geht jederzeit. Gelöscht wird es mit dem Auftrag oder mit einem der beiden Konten.
            </li>
            <li>
              Unterlagen zu Ausschreibungen: die Datei mit Namen, Art und Größe, und wann Sie sie hochgeladen haben.
              Mitglieder, die die Ausschreibung sehen, können sie öffnen. Gelöscht werden sie mit der Ausschreibung oder
              mit Ihrem Konto, oder wenn Sie sie entfernen.
            </li>
            <li>
              Dateien zu Nachrichten: die Datei mit Namen, Art und Größe, und wann Sie sie gesendet haben. Nur die
              beiden Seiten der Unterhaltung können sie öffnen. {keepingTimes.messageFile.words} nach der letzten
              Nachricht löschen wir sie, und beide Seiten erfahren das eine Woche vorher; ihr Name bleibt bei der
              Nachricht. In der Kopie zu einer Meldung stehen die Namen der Dateien.
            </li>
            <li>
              Fragen zu Ausschreibungen: Text, wann Sie gefragt haben, und die Antwort des Unternehmens. Beantwortete
              Fragen lesen alle Mitglieder, unbeantwortete nur Sie und das Unternehmen; wer gefragt hat, erfährt
              niemand. Fragen werden mit der Ausschreibung oder mit Ihrem Konto gelöscht.
            </li>
            <li>
              Einladungen: wer wen wann zu welcher Ausschreibung eingeladen hat, ob die eingeladene Person sie angesehen
              und was sie geantwortet hat. Das sehen nur die beiden. Vorschläge, wer zu einer Ausschreibung oder zu
              Ihrem Profil passt, entstehen bei jedem Aufruf aus dem, was dort steht; wir speichern sie nicht und lernen
              nichts aus Ihrem Verhalten.
            </li>
            <li>
              Meldungen von Inhalten mit Grund und Text und, wenn Sie sie angeben, Ihrer E-Mail-Adresse, unsere
              Entscheidungen darüber mit dem, was wir dabei aus einem Profil entfernt haben, Einsprüche und
              Aufzeichnungen darüber, wann unser Team warum in Profile oder Inhalte eingegriffen oder auf Ihren Wunsch
              eine Kopie Ihrer Daten erstellt und heruntergeladen hat, und welche Rollen es Ihnen gegeben hat. Wer
              gemeldet hat, sagen wir der betroffenen Person nicht.
            </li>
            <li>
              Kopien Ihrer Daten, die Sie anfordern, bis sie ablaufen. In einer Kopie, die unser Team auf Ihren Wunsch
              erstellt, fehlen die Angebote und Nachrichten, die andere Ihnen geschrieben haben.
            </li>
          </ul>
          <p>
            Profile ohne Kontaktdaten, Posts, Artikel und, in Kurzform, empfohlene Ausschreibungen sind öffentlich und
            auch über Suchmaschinen zu finden. Alles Übrige an Ausschreibungen sehen nur angemeldete Mitglieder.
          </p>
        </>
      ),
    },
    {
      id: "zwecke",
      title: "Zwecke",
      content: (
        <>
          <p>Wir verarbeiten diese Daten, um</p>
          <ul>
            <li>Ihr Konto zu führen, Sie anzumelden und Ihr Passwort zurückzusetzen,</li>
            <li>Profile, Ausschreibungen, Posts und Artikel zu zeigen und durchsuchbar zu machen,</li>
            <li>Nachrichten und Angebote zu speichern, ihren Stand zu führen und sie per E-Mail zuzustellen,</li>
            <li>Kreativen zu zeigen, wer sich für ihre Arbeit interessiert,</li>
            <li>die Plattform sicher zu halten, Missbrauch zu verhindern und Fehler zu finden,</li>
            <li>Meldungen zu prüfen und gesetzliche Pflichten zu erfüllen,</li>
            <li>
              mit Ihrer Einwilligung zu zählen, welche Seiten gelesen werden, und Ihnen einen Newsletter zu schicken.
            </li>
          </ul>
          <p>
            Wir verkaufen keine Daten, erstellen keine Werbeprofile und treffen keine automatisierten Entscheidungen im
            Sinn von Art.&nbsp;22 DSGVO.
          </p>
        </>
      ),
    },
    {
      id: "rechtsgrundlagen",
      title: "Rechtsgrundlagen",
      content: (
        <>
          <LegalRows>
            <LegalRow term="Vertrag">
              Konto, Profil, Inhalte, „Gefällt mir“ und Nachrichten (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;b DSGVO)
            </LegalRow>
            <LegalRow term="Einwilligung">
              Statistik (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;a DSGVO, §&nbsp;165 Abs.&nbsp;3 TKG 2021) und Newsletter
              (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;a DSGVO, §&nbsp;174 TKG 2021)
            </LegalRow>
            <LegalRow term="Berechtigte Interessen">
              Profilbesuche, Reservierungen, Schutz vor Missbrauch, Serverprotokolle, Sicherungskopien, Aufzeichnungen
              über Eingriffe und Bilder von anderen Websites in Artikeln (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO).
              Unser Interesse ist eine sichere Plattform mit einem anschaulichen Blog, auf der Kreative erfahren, wer
              ihre Arbeit ansieht.
            </LegalRow>
            <LegalRow term="Rechtliche Verpflichtung">
              Meldungen von Inhalten, Auskünfte an Behörden und Aufbewahrungspflichten (Art.&nbsp;6 Abs.&nbsp;1
              lit.&nbsp;c DSGVO)
            </LegalRow>
          </LegalRows>
          <p>
            Eine Einwilligung ist freiwillig. Sie können sie jederzeit mit Wirkung für die Zukunft widerrufen: für die
            Statistik über die Cookie-Einstellungen, für den Newsletter mit dem Link in jeder Ausgabe, in{" "}
            <Link to="/konto#benachrichtigungen">Ihrem Konto</Link> oder mit einer E-Mail an {contact}.
          </p>
        </>
      ),
    },
    {
      id: "cookies",
      title: "Cookies",
      content: (
        <>
          <h3>Notwendige Cookies</h3>
          <p>
            Diese Einträge braucht die Website, damit sie tut, was Sie von ihr verlangen. Sie sind nach §&nbsp;165
            Abs.&nbsp;3 TKG 2021 ohne Einwilligung zulässig.
          </p>
          <LegalRows>
            <LegalRow term="Sitzungs-Cookie">
              Hält Sie angemeldet und entsteht erst mit der Anmeldung. Skripte können es nicht lesen (HttpOnly). Es
              endet mit der Abmeldung, sonst nach {keepingTimes.unusedSession.words}n ohne Besuch und spätestens nach{" "}
              {keepingTimes.session.words}n.
            </LegalRow>
            <LegalRow term="Code-Cookie">
              Entsteht nur, wenn Sie einen zweiten Faktor eingerichtet haben: zwischen Passwort und Code. Skripte können
              es nicht lesen. Gilt zehn Minuten.
            </LegalRow>
            <LegalRow term="Browser-Cookie">
              Merkt sich, dass Sie sich in diesem Browser schon angemeldet haben, damit falsche Passwörter anderer Sie
              hier nicht aussperren. Enthält Zufallszahlen und Prüfwerte, keine Angaben zu Ihrer Person. Skripte können
              es nicht lesen. Gilt 400 Tage ab der letzten Anmeldung.
            </LegalRow>
            <LegalRow term="Hinweis-Cookie">
              Trägt eine Rückmeldung wie „Erfolgreich angemeldet“ auf die nächste Seite, wird dort gelöscht und gilt
              höchstens eine Minute.
            </LegalRow>
            <LegalRow term="Änderungs-Cookie">
              Entsteht, wenn Sie etwas absenden, damit Sie Ihre Änderung gleich auf allen Seiten sehen. Enthält nur eine
              1 und gilt fünf Sekunden. Skripte können es nicht lesen.
            </LegalRow>
            <LegalRow term="Eintrag signedOut">
              Merkt sich nach einer Abmeldung, dass Ihr Browser frühere Seiten nicht mehr zeigt. Verschwindet mit der
              nächsten Anmeldung.
            </LegalRow>
            <LegalRow term="Einträge entwurf">
              Was Sie in das Formular einer neuen Ausschreibung oder einer Arbeit schreiben, bleibt im lokalen Speicher
              Ihres Browsers, bis Sie es speichern, verwerfen, sich abmelden oder Ihr Konto löschen. Zu uns kommt es
              erst mit dem Speichern.
            </LegalRow>
            <LegalRow term="Eintrag cookieConsent">
              Merkt sich im lokalen Speicher Ihres Browsers, ob Sie „Akzeptieren“ oder „Ablehnen“ gewählt haben. Gilt{" "}
              {keepingTimes.cookieChoice.words}.
            </LegalRow>
          </LegalRows>
          <h3>Analyse nur mit Einwilligung</h3>
          <p>
            Analyse findet nur mit Ihrer Einwilligung statt, also wenn Sie im Cookie-Banner „Akzeptieren“ wählen. Dann
            zählen wir auf unserem eigenen Server, wie oft eine Seite, die alle sehen, an einem Tag aufgerufen wird.
            Gespeichert wird nur die Summe; ein Kennzeichen, an dem wir Sie wiedererkennen, gibt es dabei nicht. Wählen
            Sie „Ablehnen“, zählen wir Sie nicht mit; alles andere funktioniert genauso.
          </p>
          <h3>Ihre Wahl ändern</h3>
          <p>
            Ihre Wahl können Sie jederzeit über das Cookie-Banner anpassen: Mit „Cookie-Einstellungen“ in der Fußzeile
            löschen Sie sie, und das Banner erscheint wieder. Cookies von Dritten gibt es nicht.
          </p>
        </>
      ),
    },
    {
      id: "weitergabe",
      title: "Weitergabe an Dritte und Auftragsverarbeiter",
      content: (
        <>
          <p>
            Andere Mitglieder und die Öffentlichkeit sehen, was unter Punkt 2 beschrieben ist. Schreiben Sie jemandem,
            erhält diese Person Ihre Nachricht mit Ihrem Namen und Ihrer Absenderadresse per E-Mail und kann Ihnen
            direkt antworten. Wo ihr Postfach liegt, haben wir nicht in der Hand.
          </p>
          <p>
            Wer am Blog schreibt, kann in einem Artikel auch Bilder zeigen, die auf anderen Websites liegen. Öffnen Sie
            einen solchen Artikel oder eine Liste mit seinem Bild, holt Ihr Browser das Bild direkt von dort und gibt
            dabei Ihre IP-Adresse bekannt, nicht aber, welche unserer Seiten Sie lesen. Alle anderen Bilder kommen von
            unserem eigenen Server.
          </p>
          <p>Dienstleister verarbeiten Daten nur in unserem Auftrag (Art.&nbsp;28 DSGVO). Wir setzen sie ein für:</p>
          <LegalRows>
            <LegalRow term="Datenbank und Hosting">
              Betrieb der Datenbank und Speicherung der hochgeladenen Bilder in der Europäischen Union
            </LegalRow>
            <LegalRow term="Website-Hosting">Betrieb des Servers, der die Seiten ausliefert</LegalRow>
            <LegalRow term="E-Mail-Versand">
              Zustellung von Nachrichten sowie von Mails zum Konto, etwa zur Bestätigung der Adresse
            </LegalRow>
          </LegalRows>
          <p>
            Wer diese Dienstleister derzeit sind, sagen wir Ihnen gern auf Anfrage. Eine Übermittlung in Länder
            außerhalb der Europäischen Union und des Europäischen Wirtschaftsraums ist nicht vorgesehen. Behörden und
            Gerichte erhalten Daten nur, wenn wir gesetzlich dazu verpflichtet sind.
          </p>
        </>
      ),
    },
    {
      id: "speicherdauer",
      title: "Speicherdauer",
      content: (
        <>
          <KeepingTable />
          <p>
            Löschen Sie Ihr Konto, entfernen wir Ihr Profil, Ihre Ausschreibungen, Arbeiten, Posts und Bilder, die
            „Gefällt mir“ und Profilbesuche in beide Richtungen, den Text Ihrer Nachrichten und Ihre Sitzungen. Wer
            Ihnen geschrieben hat, behält die eigenen Nachrichten und sieht, dass Sie geantwortet haben, aber weder
            Ihren Namen noch Ihre Adresse noch Ihren Text. In unseren Aufzeichnungen über Eingriffe bleibt stehen, wer
            von uns wann was aus welchem Grund getan hat; Ihr Name und Ihre Angaben verschwinden auch dort. Wem Sie ein
            Angebot gemacht haben, sieht weiter, dass es eines gab und was daraus wurde, ohne Namen und Text; wer Ihnen
            eines gemacht hat, behält es mit dem Titel Ihrer Ausschreibung. Was Sie über andere gemeldet haben, bleibt
            so lange wie jede Meldung, aber ohne Ihren Namen, Ihre Adresse und Ihre kopierten Nachrichten. Offene
            Angebote von Ihnen und für Ihre Ausschreibungen enden, und die andere Seite erfährt das per E-Mail. Laufende
            Aufträge enden; was Ihnen schon geliefert wurde, gilt als angenommen. Bestehen bleiben Artikel mit dem
            angegebenen Namen und E-Mails, die schon zugestellt sind. Dass Ihr Konto gelöscht ist, schreiben wir noch
            einmal an Ihre Adresse; danach ist auch sie gelöscht.
          </p>
          <p>
            In Sicherungskopien können gelöschte Daten noch enthalten sein, bis die Kopie ersetzt wird. Wir verwenden
            sie nur, um die Plattform nach einem Ausfall wiederherzustellen. Gesetzliche Aufbewahrungspflichten gehen
            vor, etwa sieben Jahre für Rechnungen (§&nbsp;132 der Bundesabgabenordnung).
          </p>
        </>
      ),
    },
    {
      id: "rechte",
      title: "Ihre Rechte nach der DSGVO",
      content: (
        <>
          <p>Sie haben das Recht auf</p>
          <ul>
            <li>Auskunft über Ihre Daten (Art.&nbsp;15),</li>
            <li>Berichtigung (Art.&nbsp;16) und Löschung (Art.&nbsp;17),</li>
            <li>Einschränkung der Verarbeitung (Art.&nbsp;18),</li>
            <li>Datenübertragbarkeit (Art.&nbsp;20) und</li>
            <li>Widerruf einer Einwilligung (Art.&nbsp;7 Abs.&nbsp;3).</li>
          </ul>
          <p>
            <strong>Widerspruch:</strong> Stützt sich eine Verarbeitung auf berechtigte Interessen, können Sie ihr aus
            Gründen Ihrer besonderen Situation jederzeit widersprechen (Art.&nbsp;21).
          </p>
          <p>
            Vieles erledigen Sie selbst: In <Link to="/profil">Ihrem Profil</Link> ändern Sie Angaben und löschen
            Inhalte, in <Link to="/konto">Ihrem Konto</Link> holen Sie eine Kopie Ihrer Daten oder löschen alles. Können
            Sie sich nicht mehr anmelden, erledigt unser Team das auf Ihren Wunsch; es wird aufgezeichnet, und Sie
            bekommen eine E-Mail darüber. Für alles andere schreiben Sie an {contact}. Wir antworten ohne unnötige
            Verzögerung, grundsätzlich binnen eines Monats, und es kostet Sie nichts.
          </p>
          <p>
            Meinen Sie, dass wir Ihre Daten nicht rechtmäßig verarbeiten, können Sie sich bei der Aufsichtsbehörde
            beschweren (Art.&nbsp;77 DSGVO, §&nbsp;24 DSG):
          </p>
          <PostalAddress address="Österreichische Datenschutzbehörde, Barichgasse 40-42, 1030 Wien" />
          <p>
            E-Mail: <a href="mailto:dsb@dsb.gv.at">dsb@dsb.gv.at</a>
            <br />
            Website: <a href="https://www.dsb.gv.at">www.dsb.gv.at</a>
          </p>
        </>
      ),
    },
    {
      id: "sicherheit",
      title: "Datensicherheit",
      content: (
        <>
          <p>
            Im öffentlichen Betrieb ist die Verbindung zu unserer Website verschlüsselt (HTTPS). Passwörter speichern
            wir nur als Prüfwert, aus dem sich das Passwort nicht zurückrechnen lässt. Wer was sehen und ändern darf,
            prüft der Server bei jeder Anfrage. Schriften und Skripte kommen von unserem eigenen Server, fremde Skripte
            lässt die Website nicht zu, und Eingriffe unseres Teams werden aufgezeichnet.
          </p>
          <p>
            Kommt es trotzdem zu einer Verletzung des Schutzes Ihrer Daten, melden wir sie der Datenschutzbehörde und
            benachrichtigen Sie, soweit Art.&nbsp;33 und 34 DSGVO das verlangen.
          </p>
        </>
      ),
    },
    {
      id: "aenderungen",
      title: "Änderungen",
      content: (
        <p>
          Ändert sich, wie {productName} mit Daten umgeht, passen wir diese Erklärung an; das Datum am Anfang sagt, wann
          das zuletzt geschehen ist. Melden Sie sich danach zum ersten Mal an, zeigen wir Ihnen, was neu ist, und Sie
          nehmen es zur Kenntnis. Brauchen wir für etwas Neues Ihre Einwilligung, fragen wir Sie vorher.
        </p>
      ),
    },
  ];
}
