import { fold } from "../language/fold";
import { nounForms, stemOfVerb, verbStems } from "../language/inflection";

/**
 * Ordinary words that mean no craft but are a slip away from a word that does, or end like one: 'Farbe' is not 'Färber',
 * and 'Konkurs' no course.
 */
const others = `
Bank Test Wand Hand Land Sand Band Brett Braut Decke Deck Feld Fell Fels Fest Flug Flur Fond Geld Golf Gras Grad Grab
Haft Hals Hall Hart Haut Herz Hose Klub Korn Korb Kran Lade Leid Lehr Lust Mark Maul Ober Opel Part Party Pate Phase
Port Post Posten Rain Real Reis Reise Rute Salz Tauf Torte Trip Vers Wachs Wart Weib Wein Wind Wolle Zone Zoo Abzug
Alben Bauch Bayer Biber Biene Birke Blase Bluse Borte Brauch Braun Bruch Bucht Busch Cache Chor Dekor Deckel Dunst
Duett Esche Falte Farbe Ferse Feuer Flair Fluch Fluss Folie Front Gasse Geier Gilde Gips Grippe Hafen Hafer Haken
Henne Horst Husten Kasse Kippe Kopie Korps Kraft Küste Kunde Kunden Kurve Länge Lage Lager Lache Laken Latte Leser
Linie Linse Lotto Lunge Magie Marge Motel Motor Motte Nagel Opfer Order Orden Pfand Plan Plane Posse Prinz Prunk Punkt
Punkte Regel Regen Riese Sache Schal Seide Seite Sohn Socke Sorte Spatz Spule Stelle Stern Stimme Tanne Tante Tapet
Tiger Topf Tusche Wache Wagen Wange Ware Wärme Warze Weise Wesen Wille Wolke Wiese Werk Werte Ablage Aktion Ansage
Aufgabe Auflage Aufnahme Aussage Bauer Bauern Becher Bediener Berater Birnen Blende Blüte Braten Brauer Brauerei
Brücke Büchse Bürste Damm Dorn Eiche Essenz Farm Farmer Filter Fläche Fliege Flotte Frage Fragen Freier Freien Freude
Frisur Führung Futter Gelände Getränk Gewicht Gewinn Granat Grund Hacker Hammer Heimat Himmel Hockey Käufer Kanton
Karte Karten Kasten Kessel Kissen Kiste Klappe Klippe Konto Konzept Konzern Krater Kratzer Kreis Kugel Kultus Kutsche
Latein Lehne Leinen Liste Locken Löffel Makler Makro Maler Mandel Manier Maurer Metzger Minister Montag Mutter Mütter
Nadel Ordner Partei Partie Partner Patient Pfanne Pflanze Pickel Planet Platte Player Polster Preis Quelle Radio Rasen
Ratte Rechnung Regime Reifen Reihe Reiter Rente Reserve Riemen Rolle Runde Sauger Schale Schaf Schein Schiff Schilf
Schirm Schlaf Schlüssel Schluck Schmerz Schnee Schritt Schuld Schulden Schutz Schwan Schwein Schwester Segel Sieger
Siegel Signal Silber Sitz Sockel Sommer Speise Sprung Spritze Stadion Stadtwerk Stahl Stapel Status Stecker Strahl
Straße Streifen Strom Stufe Tanken Tasse Taucher Teig Teile Teiler Termin Tester Teufel Ticket Traum Trommel Truhe
Tunnel Turban Vater Verkauf Verlauf Vertrag Vertreter Vorhaben Wanne Wecker Weiher Werfer Wiege Winkel Winter Winzer
Wunder Zange Zeichen Zeiger Zelle Zelt Ziegel Ziel Zucker Zug Zunge Zweig Analyse Anfänger Anspruch Anzeiger Apotheke
Aufstieg Ausdruck Ausweis Bäcker Bedarf Begleiter Beratung Bücherei Brötchen Direktor Eindruck Einkauf Einwand Erfolg
Ersatz Fahrrad Fahrschule Fälschung Fernseher Fischer Fleischer Förderer Freiheit Friseur Frisör Gerüst Geruch Gewürz
Grafit Gutachter Harmonie Historie Hersteller Honorar Hotelier Installateur Klempner Konditor Kopierer Kosmetik
Kutscher Lieferant Logopädie Logopäde Mechaniker Notar Optiker Orthopäde Parkett Pfleger Pilot Plantage Programm
Psychologe Reaktion Rechtsanwalt Referenz Reinigung Sanierung Schalter Schaufel Schnitzel Schraube Schublade Schulter
Schweiß Schwimmer Schwindel Speicher Sportler Stenograf Steuer Steuerberater Transport Trichter Umzug Versicherung
Verwalter Verzeichnis Virus Zahnarzt Diskurs Konkurs Exkurs Rekurs Versprecher Lautsprecher Kontext Beton Karton Tonne
Händedruck Nachdruck Blutdruck Luftdruck Hollywood Mitglied Durchmesser Vorbild anlegen ansagen arbeiten atmen backen
beilegen beklagen bellen bestellen beten betreiben bieten blasen blättern blenden blühen brauen brennen bringen danken
decken denken dienen drehen drohen ehren enden erben erfahren erfinden erklären erlauben fahren fallen falten fangen
fassen fehlen feilen fischen fliegen fließen folgen fordern fördern fragen freuen frieren führen füllen geben gehen
gelingen gewinnen glauben graben grüßen halten hängen hassen heben heilen heißen heizen hoffen holen hören impfen
jagen kaufen kehren kennen kippen klagen kleben klingen klopfen kochen kommen kosten kratzen kreisen laden lachen
landen laufen leben legen lehnen leiden leihen leiten lernen lesen lieben liegen lösen löten lügen mahlen meiden
meinen melden merken messen mieten nehmen nennen ordnen packen parken pflegen pflücken prüfen putzen raten rauchen
regeln reisen reißen reiten reizen rennen retten richten riechen rufen ruhen rühren sagen sammeln schaffen schälen
schalten schauen scheiden scheinen schenken schicken schieben schießen schlafen schlagen schleifen schließen schlucken
schmecken schmelzen schneien schreien schützen schwimmen schwitzen sehen senden setzen siegen sinken sitzen sparen
speisen sprechen springen spritzen spüren stecken stehen stehlen steigen stellen sterben steuern stinken stören
stoppen strahlen strecken streichen streiten suchen tanken taufen tauschen teilen testen tragen trauen treffen treiben
trennen treten trinken trocknen üben verkaufen verlassen verlegen verlieren vermieten verpassen versuchen verteilen
vertrauen wachsen wagen wählen wandern warnen warten waschen wechseln wehren weinen weisen wenden werfen wetten wiegen
winken wirken wissen wohnen wünschen zahlen zählen zeigen zerstören ziehen zielen zittern damals danke dessen dünn
eisern extern finster grau länger leider munter nein rein sanft schlank tapfer traurig zuerst wann warm weit weiter
wild bank beat cache chat code court front host login loft node phone post sale spam team test tester trip word world
pair Gast Gäste Gästen Scherbe Hanna Hannes Marlene Walter Werner Bechter Berlinger Lins Lutz Lotte Betty Karsten Madlener Maier Mayer
Malin Nenning Schedler Schmid Schmidt Schmitt Schulz Schubert Troy Wäger Watzenegger Becker Brandt Fink Reuter Turner
Taylor Luther Kasper Schmied Bach Bond Brau Bund Däne Düse Floh Gang Herd Lach Neun Rang Reck Ruck Rück Spät Tube Tutu
müde satt lief lies Aktor Blume Bohne Bonze Chlor Codec Couch Drang Dreck Gämse Käfer Karre Kirch Köder Kuppe Kutte
Luder Mädel Mobil Modem Modul Moral Mosel Pappe Rappe Route Schah Spott Spitz Welle Wuchs labil mager Anlage Anklage
Autist Banner Barbar Folter Gräfin Glasur Gurgel Halter Kartei Klette Landau Leicht leicht Masern Mister Renner Schübe
Schurz Spesen Stämme Stätte Statur Statut Stille Tanker Trasse Tresen Tupfer Zauber Zieher dezent dunkel Äffchen
Brecher Fiktion Gerücht Hommage Hotspot Kamerad Kanzler Kärnten Kirsche Lektüre Mädchen Magenta Münster Posting
Premier Romanze Sandale Schlips Schurke Serbien Spitzel Stollen Analogie Befragen Beschlag Bulletin Dramatik Einnahme
Fähnlein Gedränge Gewänder Hardcore Internat Leuchter Münchner Radieren Räumung Regieren Requisit Sanieren
Schätzen Schieber Schinken Schleife Schreier Verleger Verladen Verlosen Zitieren Kopieren Tauschen getrunken gefangen
Fließband Skikarte Grafikkarte Soundkarte Theaterkarte Konzertkarte Kinokarte Fahrkarte Papierkorb Bettdecke Zaun Gartenzaun
Überwachungskamera Weinverkostung Umzugskarton Elektroinstallation Telefonanlage Haarschnitt Sprachkurs Partyservice
Babyausstattung Mosterei Metzgerei Brennerei Sennerei Käserei Fußballtrainer
Binden Absprache Abmachen Abweichen Amazonas Anatolien Anmieten Annalen Anzeichen Apple Atom Ausladen Auslagern Ausschalten Austragen Austritt
Automaten Bezeichnung Kennzeichnung Auszeichnung Aufzeichnung Unterzeichnung Brandung Broker Castor Clou Codex Deklaration Drosseln Einlagern
Einlassen Einlösen Einsprache Einspruch Elektron Entrichten Entsprechen Escher Falt Falz Fälschen Flecken Flocken Gastieren Gatter Gebärde
Gestatten Imitation Information Initiation Kamerun Kaninchen Kanone Karbon Klage Kolonist Konrektor Konstante Konstantin Konverter Kranken
Kredit Krim Kuhle Kästchen Lader Leer Leichen Lenz Master Masse Mesner Messner Millionär Missstand Müsli Nachtisch Nahbereich Nager Orten Ozon
Pflanzer Planieren Protektion Rast Reduktion Reiben Rest Rezession Rost Rüde Saul Schaden Schall Scheiben Scheitern Schiller Schlange
Schlegel Schleuder Schlitten Schmieren Schnäppchen Schrauber Schuldner Schwager Schwefel Seele Senioren Servieren Signieren Silbe Solo
Sondieren Spannen Stauen Stauben Staunen Stemmen Sträucher Streiken Studentisch Tauchen Teamleitung Topografie Tote Transaktion Transparenz
Truppen Turin Turnen Türmen Umformen Unterhalten Vergessen Verlangen Verlängern Versand Versenden Verspannen Verstand Verstanden Vertagen
Vorgänger Vorhanden Vorlegen Vorliegen Vorladen Wach Wittern Zaum Zusichern aufhören aufregen aufstocken bedecken bedienen beleben bestens besiegen
bestücken bewerten binnen bleich blond botanisch dezimal durchaus einander einbrechen einladen einräumen einreichen elastisch elementar falzen fechten
fliehen flüchten flüstern formieren gedacht gelandet gelangen gelassen gerecht geschaffen geschafft geschaut gesichtet geändert grell
hocken holistisch kombinieren kompensieren konstant kritisch laut letztere maschinell mental potent präzise reagieren reell regnen selbe statisch
stationär stocken tückisch übernehmen unterbricht unerreicht verfeinern verhängen verklagen versehen
Fragenkatalog Maßnahmenkatalog Kriterienkatalog Pflichtenheft Lautschrift Stickstoff
Ludescher Mittelberger Höchster Brandner Sulzer Lecher
selbst selber Weile Volk Loch falsch Haar gilt schade schwarz böse Gott Götter Geräusch College Wissenschaftler dicht Handtuch Versager Mord Morde
Truppe Klang Baum Bäume Bedingung Begleitung Schrecken Erkältung Vergeltung Element Elemente Arbeitsplatz Bildung Änderung Beamter krank Scherz
Abmachung Besatzung Pfadfinder Brieftasche Anbetracht Lösung Lösungen Frauen erzählen trainieren schweigen schämen schwören versagen fressen
gesungen gelang schrieb schrieben stieg ging flog deren höchst vereint normal romantisch britisch british Sonne solar
been lake does done even next state going short staff stuff late lead leads wine machine machines discussion reference interest
cell drug medicine parents parent kitchen scale frame path worth lots pink chair leader foot created missing plastic disc laser 
faster waiting bags bars contain contains rise reduction ratio runs discover soil transaction winner vary romance reaction
marked employee employees employer ship turn take place bear beach beaches boat blend bend dome stamp stamps sunset rolled foster
writes soup bunch quit mart dozen slim loads thee pros burst medal artistic bullet caring jungle bind phrase phrases garbage dressed banned
tract creature traveller bears meal wearing socket liked lived heard shows glad rack cloudy tall conversation promoting coming
`;

const listed = others.split(/\s+/).filter(Boolean);
const known = new Set(listed.map(fold));
/** Verbs are written small. */
const verbs = new Set(
  listed.filter((word) => /^\p{Ll}.*(?:en|[lr]n)$/u.test(word)).map((verb) => stemOfVerb(fold(verb))),
);

export const isOtherWord = (folded: string): boolean =>
  nounForms(folded).some((form) => known.has(form)) || verbStems(folded).some((stem) => verbs.has(stem));

/**
 * Words that would be read as a form of a word of the vocabulary, or as one without its dots, exactly as they are spelled:
 * a 'Stück' is no 'Stuck'.
 */
const mistakable = new Set(
  `
steiner stück stücke stücken drücken drücke drückt gedrückt ausdrücke ausdrücken bedrücken nähe nahen nähern farbe farben rüge rügen dröhnen dröhnt dösen
höcker hüten hütten indien phrase phrasen photon arten funke funken funker dichte wachsen wächst decken heften ringen ringer rocker pope raps mangan
amazone elektron betonen betont lichten bande banden schneide pressen schranken schränken wollen schussel betten duften pose posen versen tuten kreiseln
ausdrucke vortragen vorträgt dichter dichten spiegeln gehäuft statistin flechte abspannen vorspannen sätze sätzen schmücke schmücken schmückt geschmückt metaller metallern anspräche bedruckend bände kindermädchen
`.split(/\s+/),
);

export const isMistakable = (typed: string): boolean => mistakable.has(typed.toLowerCase());
