import { fold } from "../language/fold";
import { nounForms, stemOfVerb, verbStems } from "../language/inflection";

/**
 * Ordinary words that mean no craft, but look like a slip or a form of a word that does, or end like one: 'Farbe' is not
 * 'Färber', a 'Stück' no 'Stuck', and 'Konkurs' no course. Verbs are written small.
 */
const words = `
Bank Test Land Sand Brett Deck Feld Flug Fond Geld Golf Gras Grad Haft Hall Hart Hose Korn Kran Leid Lehr Lust Mark Maul Ober Part Pate Phase Port
Post Posten Rain Real Rute Salz Tauf Trip Vers Wart Weib Wind Zone Abzug Bauch Bayer Blase Bruch Bucht Busch Dekor Deckel Dunst Falte Farbe Ferse
Fluch Front Geier Grippe Hafer Haken Henne Horst Kasse Kippe Kopie Kraft Länge Lage Lager Lache Leser Lotto Lunge Magie Marge Motel Motte Opfer Order
Pfand Prinz Prunk Punkt Regel Riese Schal Seide Socke Spatz Stern Tanne Tante Tapet Topf Tusche Wache Wagen Wange Wille Wolke Werk Ablage Aktion
Ansage Auflage Aufnahme Aussage Blende Blüte Büchse Bürste Dorn Essenz Farm Farmer Filter Fläche Fliege Flotte Frage Fragen Freien Futter Gelände
Getränk Gewicht Granat Hacker Heimat Hockey Käufer Kanton Klappe Klippe Konzept Konzern Krater Kreis Kultus Lehne Leinen Mandel Manier Maurer Minister
Mutter Mütter Partei Partie Partner Patient Pflanze Pickel Planet Platte Player Polster Ratte Regime Reifen Reihe Rente Riemen Rolle Sauger Schaf
Schein Schilf Schlaf Schlüssel Schluck Schmerz Schritt Schuld Schulden Schutz Schwan Schwein Schwester Sieger Siegel Signal Sitz Sockel Speise Spritze
Stadtwerk Stapel Status Stecker Strahl Stufe Tanken Teiler Tester Verlauf Vertrag Wanne Weiher Werfer Winzer Zeichen Anfänger Anspruch Anzeiger
Aufstieg Ausdruck Bäcker Direktor Einwand Fälschung Fernseher Förderer Friseur Frisör Grafit Harmonie Historie Kopierer Kutscher Programm
Reaktion Referenz Schaufel Schnitzel Schraube Schulter Schweiß Schwindel Speicher Sportler Stenograf Trichter Versprecher Lautsprecher Kontext Klartext Volltext Quelltext Hypertext Subtext
Blutdruck anlegen ansagen atmen backen beilegen beklagen bellen beten bieten blasen blenden blühen brennen decken drohen erfinden erklären falten
fangen feilen fliegen fließen folgen fordern fördern fragen hängen hassen holen hören kennen kippen klagen klingen kratzen kreisen lachen landen
lehnen lösen löten mahlen meiden meinen melden merken ordnen packen raten rauchen reiten reizen richten riechen rufen ruhen schaffen schalten schauen
scheiden scheinen schenken schicken schieben schießen schlafen schlagen schleifen schlucken schmecken schneien schreien schützen schwitzen setzen
siegen sinken sitzen sprechen spritzen stecken stehlen steigen sterben stinken strahlen strecken streichen tanken tauschen testen trinken verlassen
verlegen verpassen versuchen wachsen wagen warnen zittern damals dessen dünn eisern extern finster grau länger leider munter nein rein schlank tapfer
traurig zuerst warm weit weiter bank court front node post sale test tester trip Gast Gäste Gästen Scherbe Hanna Marlene Walter Werner Bechter
Berlinger Lins Lutz Lotte Betty Karsten Madlener Maier Mayer Malin Nenning Schedler Schmid Schmidt Schmitt Schulz Schubert Troy Watzenegger Becker
Brandt Fink Reuter Turner Taylor Luther Kasper Bach Bond Brau Bund Düse Floh Gang Herd Lach Neun Rang Reck Ruck Rück Spät Tube Tutu müde satt lief
lies Aktor Blume Bonze Chlor Codec Couch Drang Dreck Gämse Käfer Karre Kirch Köder Kuppe Kutte Luder Mädel Mobil Modem Modul Moral Mosel Pappe Rappe
Route Schah Spott Spitz Welle Wuchs labil mager Anklage Autist Barbar Folter Gräfin Gurgel Halter Kartei Klette Landau Leicht leicht Masern Mister
Renner Schübe Schurz Spesen Stämme Statur Statut Stille Tanker Trasse Tupfer Zauber Zieher dezent Äffchen Brecher Fiktion Gerücht Hommage
Hotspot Kamerad Kanzler Kärnten Kirsche Lektüre Magenta Münster Posting Premier Romanze Sandale Schlips Schurke Serbien Spitzel Analogie Befragen
Beschlag Bulletin Dramatik Einnahme Gedränge Gewänder Hardcore Internat Münchner Radieren Räumung Regieren Requisit Schätzen Schieber
Schinken Schleife Schreier Verladen Verlosen Zitieren Kopieren Tauschen getrunken gefangen Fließband Skikarte Grafikkarte Soundkarte Theaterkarte
Konzertkarte Kinokarte Papierkorb Bettdecke Nageldesign Haardesign Hairdesign Gartenzaun besprechen Besprechung Eindruck Eindrücke Nachdruck aufbauen abdichten eindichten präsent Überwachungskamera Weinverkostung Umzugskarton Elektroinstallation Telefonanlage Haarschnitt
Sprachkurs Partyservice Babyausstattung Käserei Binden Absprache Abmachen Abweichen Amazonas Anatolien Annalen Anzeichen Apple Atom Ausladen Auslagern
Ausschalten Austritt Automaten Kennzeichnung Auszeichnung Unterzeichnung Brandung Broker Castor Clou Codex Deklaration Drosseln Einlagern Einlassen
Einlösen Einsprache Einspruch Elektron Entrichten Entsprechen Escher Falt Falz Fälschen Flecken Flocken Gastieren Gatter Gebärde Gestatten Imitation
Information Initiation Kamerun Kaninchen Kanone Karbon Klage Kolonist Konrektor Konstante Konstantin Konverter Kranken Krim Kuhle Kästchen Lader Leer
Leichen Lenz Master Messner Millionär Missstand Müsli Nachtisch Nahbereich Nager Orten Ozon Pflanzer Planieren Protektion Rast Reduktion Reiben Rest
Rezession Rost Rüde Saul Schaden Schall Scheiben Scheitern Schiller Schlange Schlegel Schleuder Schlitten Schmieren Schnäppchen Schrauber Schuldner
Schwager Schwefel Seele Senioren Servieren Signieren Silbe Solo Sondieren Spannen Stauen Stauben Staunen Stemmen Sträucher Streiken Studentisch
Tauchen Teamleitung Topografie Tote Transaktion Transparenz Truppen Turin Turnen Türmen Umformen Unterhalten Vergessen Verlangen Verlängern Versand
Versenden Verspannen Verstand Verstanden Vertagen Vorgänger Vorhanden Vorlegen Vorliegen Vorladen Wach Wittern Zaum Zusichern aufhören aufregen
aufstocken bedecken bedienen beleben besiegen bestücken bewerten binnen bleich blond botanisch dezimal durchaus einander einbrechen einladen einräumen
einreichen elastisch elementar falzen fechten fliehen flüchten flüstern formieren gedacht gelandet gelangen gelassen gerecht geschaffen geschafft
geschaut gesichtet geändert grell hocken holistisch kombinieren kompensieren konstant kritisch laut letztere maschinell mental potent präzise
reagieren reell regnen selbe statisch stationär stocken tückisch unterbricht unerreicht verfeinern verhängen verklagen versehen Fragenkatalog
Maßnahmenkatalog Kriterienkatalog Lautschrift Stickstoff Ludescher Mittelberger Höchster Brandner selber Weile Volk Loch falsch Haar gilt schade
schwarz böse Gott Götter Geräusch College Wissenschaftler dicht Handtuch Versager Mord Morde Truppe Klang Baum Bedingung Begleitung Schrecken
Erkältung Vergeltung Element Elemente Arbeitsplatz Bildung Änderung Beamter krank Scherz Abmachung Besatzung Pfadfinder Brieftasche Anbetracht Lösung
Lösungen Frauen erzählen trainieren schweigen schämen schwören versagen fressen gesungen gelang schrieb schrieben stieg ging flog deren höchst vereint
normal romantisch britisch solar been lake does done even next state going short staff stuff late lead wine machine machines discussion reference
interest cell drug medicine parents parent kitchen scale frame path worth lots pink chair leader foot missing plastic disc laser faster waiting bags
bars contain contains rise reduction ratio runs discover soil transaction winner vary romance reaction marked employee employer ship turn place bear
beach beaches boat blend dome stamp stamps sunset rolled foster writes soup bunch quit mart dozen slim loads pros burst medal artistic bullet caring
bind phrase phrases garbage dressed banned tract creature traveller bears meal wearing socket liked lived heard shows glad rack cloudy tall
conversation promoting coming steiner stück stücke stücken drücken drücke drückt gedrückt ausdrücke ausdrücken bedrücken nähe nahen nähern farben rüge
rügen dröhnen dröhnt dösen höcker hüten hütten indien phrasen photon arten funke funken funker dichte wächst heften ringen ringer rocker pope raps
mangan amazone betonen betont lichten bande banden schneide pressen schranken schränken wollen schussel betten duften pose posen versen tuten kreiseln
ausdrucke vortragen vorträgt dichter dichten spiegeln gehäuft statistin flechte abspannen vorspannen sätze sätzen schmücke schmücken schmückt
geschmückt metaller metallern anspräche bedruckend bände kindermädchen
stellt stellte stellten gestellt golden goldene silbern silberne blau bunt dick feucht hoch hohe intern kalt ländlich leuchtend mild rau schmal schwer täglich voll Kränzle Autoglas Haarschneider Weberzeile
Sägewerk Sägewerke Festspielhaus Mosterei Mostereien Ballettkarte Opernkarte Zirkuskarte Musicalkarte Festivalkarte Künstlername
`;

const listed = words.split(/\s+/).filter(Boolean);
const known = new Set(listed.map(fold));
const verbs = new Set(
  listed.filter((word) => /^\p{Ll}.*(?:en|[lr]n)$/u.test(word)).map((verb) => stemOfVerb(fold(verb))),
);
const asSpelled = new Set(listed.map((word) => word.toLowerCase()));

/** Whether this word, which means nothing as it is, is a form of such a word, so that it is neither a slip nor a compound. */
export const isOtherWord = (folded: string): boolean =>
  nounForms(folded).some((form) => known.has(form)) || verbStems(folded).some((stem) => verbs.has(stem));

/** Whether it is such a word itself, with its umlauts, so that it is no form of another one either. */
export const isAmbiguousWord = (typed: string): boolean => asSpelled.has(typed.toLowerCase());
