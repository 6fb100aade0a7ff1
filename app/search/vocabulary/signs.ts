/**
 * What tells the craft of people who don't name it: tools, gestures, and words that stand in one sentence, in any order.
 * They count where somebody offers nothing that is named, and in no search: who types 'Hobel' wants to buy one.
 */
export const signs = `
fotografie: Linse; Objektiv; Auslöser; Kamera Menschen; Bilder bleiben; Augenblicke festhalten; Momente festhalten; halte Menschen; vor Kamera; Gegenlicht; abgelichtet; Blende Licht; Nachtaufnahmen; Nahaufnahmen; Augenblick Bild; Aufnahmen für
hochzeitsfotografie: Getting-ready; großen Tag Tanz; großen Tag begleiten; Tag begleiten Kamera; Brautpaare Kamera
portraetfotografie: halte Menschen; Gesichter Kamera; Porträts Familie; Portraits Familie; Bewerbung Team; Headshots
familienfotografie: Porträts Familie; Portraits Familie; Neugeborene Großeltern; Babybauch Kamera; Neugeborene Schulanfänger
landschaftsfotografie: Gipfel Aufnahmen; Nachtaufnahmen; Gipfelserie; Sternenhimmel Aufnahmen; Bergmomente
tierfotografie: Pfoten; Pferde Linse; Hunde Linse; Fell Kamera; Hund Bild
foodfotografie: Menü Aufnahmen; Speisen Aufnahmen; Teller Kamera; Gerichte Kamera
architekturfotografie: Häuser Kamera; Räume Kamera; Baustellen Kamera
drohnenaufnahmen: Vogelperspektive; aus der Luft; Flug Kamera; von oben Bilder
film: Streifen Betriebe; kurze Streifen; Minuten Kino; bewegte Bilder; drehe Portraits; wir drehen; ich drehe Filme; Drehtag; Klappe Kamera
recruitingfilm: Streifen Lehrlinge; Betriebe Lehrlinge suchen Minuten
imagefilm: Streifen Betriebe; Firmen Leinwand; Betriebe Kamera
filmschnitt: Stunden Material; Material Minuten; Rohmaterial; Schnittmeister; Schnittplatz; Szenen ordnen; aus Takes
sprecher: hört Radio; hört Telefon; Stimme hören; warme Stimme; tiefe Stimme; meine Stimme; die Stimme; Mikrofon Texte
dj: Platten drehen; Platten auflegen; Plattenspieler; Plattenkoffer; Tanzfläche; Vinyl; Drops Bass
band: sechs Saiten; Saiten; Verstärker Bühne; wir rocken; spielen Songs; vier Jungs; Coversongs
gesang: singen dreistimmig; singen vierstimmig; mehrstimmig; Stimmen Kehle; wir singen; ich singe; dreistimmig
klassik: Tasten; Bogen Saiten; Kammermusik; Sonaten; Konzertflügel; Flügel
instrumentenbau: stimmen regulieren; regulieren Flügel; Saiten wechseln
musikunterricht: Tasten Stunden; Saiten Stunden; Schüler Instrument; Noten lernen; Stunden Erwachsene Klassik
songwriting: Song; Songs; Strophe; Refrain; Reime Melodie; eigene Lieder
musikproduktion: Tracks; Studio Aufnahmen; Mix Mastering; Regler
tontechnik: Kabel Boxen; Boxen schleppen; Kabel Mikrofone; Pegel
text: Sätze; Wörter; klingt hölzern; Worte für; Worte finden; Schreibtisch Worte; Buchstaben; Wort für Wort; Zeilen; auf den Punkt Worte
webtexte: Seite klingt; Sätze Seite; Sätze lesen; Worte Webseite
lektorat: Rotstift; Beistrich; Beistrichfehler; Tippfehler; Kommafehler; Fehlerteufel; letzte Fassung
uebersetzung: zwischen Sprachen; auf Englisch; auf Französisch; auf Italienisch; auf Spanisch; ins Englische; Muttersprache; in Sprachen; vier Sprachen; drei Sprachen
reden: Worte Grab; Worte Abschied; am Grab; Worte Trauung; Worte Brautpaar; letzte Reise
ghostwriting: erzählen Leben Buch; Erinnerungen aufschreiben; Ihr Leben Buch; Lebensgeschichte
literatur: Erzählungen; zwischen Buchdeckeln; vorlesen eigene; Verse; Kurzgeschichten
journalismus: Geschichten Zeitung; recherchiere; Schlagzeile; Recherche Artikel
website: Auftritte Internet; Auftritt Netz; Seiten Internet; Auftritt Internet; Seiten laden; Seiten Netz; ins Netz bringen
webentwicklung: Seiten laden; schnelle Auftritte; Backend; Frontend; HTML
webdesign: Auftritte Internet; Auftritt Internet; Auftritt Netz; Seiten Netz
software: Nullen Einsen; automatisieren Abläufe; Werkzeuge Büro; Abläufe digital; Zettelwirtschaft; Excel ersetzen; digitale Werkzeuge
app-entwicklung: fürs Handy; auf dem Handy; App Store
game-design: Rätsel Handy; Abenteuer Konsole; Spielwelten; Level Konsole; Konsole; spielbare Welten; Highscore
ar-vr: virtuelle Welten; Brille Welten; Brille virtuell; Datenbrille; immersive
3d-design: Polygone; Texturen; Pixel Polygone; noch nicht Gebautem; Render
architekturvisualisierung: noch nicht Gebautem; ungebaut Bilder; bevor gebaut
animation: laufen lernen Zeichnungen; Zeichnungen bewegen; Knete bewegen; zum Leben erwecken Figuren; Figuren Leben
ux-ui: Klicks weniger; Bedienung einfach; Nutzer verstehen; ohne Handbuch; Bildschirme verständlich
seo: Google oben; gefunden Google; Google oben stehen; erste Seite Google; oben Google
google-ads: Klicks bezahlen; Budget Anzeigen
social-media: Stories; Beiträge Stories; Kommentare; Herzchen; Follower; Likes Beiträge; Reichweite Kanäle; Feed Beiträge; Beiträge Woche
instagram: Stories; Herzchen Kommentare
pressearbeit: Medienkontakte; Hintergrundgespräche; Krisen Medien; Schlagzeilen sorgen; in die Zeitung
marketing-schulung: bringen bei Reels; bringen bei Newsletter; bringen Canva; zeige Betrieben Reels; lernen Reels; bringen Vereinen
podcast: Gespräche Ohr; fürs Ohr; Feed Gespräche; Folge für Folge; Kopfhörer Gespräche
grafikdesign: Zeichen Hefte; aus einem Guss; Form Farbe; Farbe Schrift Papier; Raster; weißer Raum; Papier Schrift; Gedrucktes
logodesign: Zeichen Hefte; Zeichen Marken; Zeichen Firmen; Zeichen aus einem Guss
broschuere: Hefte
verpackung: Flaschen Dosen; steht im Regal; im Regal gestalte; Hüllen Schilder; Kartons gestalte; Dosen Kartons; Flaschen Kartons
etikett: Flaschen Dosen; Flaschen gestalte; Flaschen Regal
illustration: Kritzel; Kritzelkratzel; Stift Papier; Bleistift; Tiere Bücher; Striche; Strich; Feder; große Nasen; Buntstift; Tusche; Zeichenstift; zeichne
kinderbuchillustration: Tiere Bücher; kleine Bücher; Tiere Hut; Bären Bücher; kleine Leser
comic: große Nasen; spitze Feder; Sprechblasen; Nasen Politiker; Panels
tattoo: Tinte Haut; unter die Haut; auf Haut; Haut feine Linien; Nadel Haut
kalligrafie: Feder Tinte; Tinte Papier; Federkiel
malerei: Leinwände; Leinwand; Pinsel; Pigment; Staffelei; Farbschichten
wandmalerei: Wände legal; Dosen Wände; legale Wände; Sprühdose; Wand Farbe; Hauswände
kunstkurs: Wände Workshops Jugendliche; Pinsel Kinder
bildhauerei: Meißel; Marmor; Sandstein; Figuren Eis; Eis Figuren; aus Eis; Kettensäge; aus Stein; Ton Figuren
stein: Hammer Meißel; Marmor; Sandstein
galerie: hänge leihe; verkaufe Gegenwartskunst; weiße Wände; verkaufe Kunst; Sammler; verleihe Kunst
keramik: Lehm Schalen; Holzofen gebrannt; aus Lehm; Brand Glasur; Schalen Krüge; aus Erde; Drehscheibe
metall: Amboss; Glut; Feuer Eisen; Funken Eisen; Beschläge; Klingen Beschläge; Klingen Stahl; Klingen Griffe; Feuer Amboss
schmuck: Ringe; Ringe zu zweit; Gold Silber; Steine Gold
holzhandwerk: Hobel; Säge; Späne; Hobelbank
moebelbau: Hobel; Küchen Betten; Betten Böden; aus Tanne; aus Esche; aus Eiche; Späne; Hobelbank; Zirbe
holzbau: Dachstuhl; gern Holz Neubau; Balken
architektur: Neubau Bestand; Häuser Haltung; Bestand Holz; bauen weiter; Grundrisse; Umbauten; Bauen Bestand; Häuser Holz; Häuser Bestand; Häuser Hang
landschaftsarchitektur: Höfe Wege; Dachgärten; Grün Bau; Plätze Bäume; Höfe Bäume; Beete
innenarchitektur: Räume innen; Stuben Gasträume; Räume Gäste
polsterei: beziehen durchgesessen; schöner sitzen; durchgesessen; neues Kleid Sessel; Federkern; Rosshaar
schneiderei: Faden Schere; nähe Maß; kürze nähe; Nadel Faden; Stecknadel; Fingerhut; enger weiter; Saum; kürze enge; kürze Hosen
modedesign: Laufsteg; Kollektionen; Schnitte Stoffe
stricken: Masche; Maschen; Merino; Jacken Hauben; Hauben; Stricknadeln; Wollknäuel; Garn
weberei: Kette Schuss; Webstuhl; Schiffchen
taschen: Haut Naht; Sattel; Sattelreparatur; Etuis; Ahle; Taschen Etuis; Pferdesättel
buchbinderei: Handgebundene Alben; handgebunden; Papierliebe; Alben Schachteln; Fadenheftung; Buchrücken
siebdruck: Rahmen gedruckt; Rakel; durch Sieb; Beutel Poster; druckfrisch; Shirts Poster; Farbe Sieb
textildruck: Beutel Shirts
beschriftung: Folie; Plotter; Buchstaben Fassade
theater: verzell; Sagen Mundart; erzähle Sagen; erzähle Märchen; spielen Schulen; spielen Plätzen; auf die Bühne; Stück Schulen; Vorhang auf; Rollen Bühne; wir spielen Stücke
theaterpaedagogik: spielen Schulen; Schüler Bühne; Bühne Kinder
schauspiel: Rolle Kamera; in Rollen schlüpfen
zauberei: Stelzen; spucke Feuer; jongliere; Manege; Karten Trick; Zylinder Kaninchen; verblüffe; hereinspaziert
kabarett: abendfüllend; abendfüllendes; bitte lachen; Pointen; Lachmuskeln; Soloabend
tanz: Choreografien; Schrittmacher; Körper Bewegung; bewege Körper; Bewegung Raum; Schritte Musik
moderation: Mikrofon Stichwortkarten; durch Abend; Mikrofon Galas; Stichwortkarten; Galas Talks; Gäste Podium
workshopmoderation: Gruppen Ergebnis; tragende Gespräche; Klausuren; Flipchart; Teams Klarheit; Prozesse begleiten; Gruppen Entscheidungen; Gruppen Lösungen
eventplanung: Tagung Rechnung; Einladungsmanagement; Tagung bis; Gäste Ablauf; alles im Griff; Fest von A bis Z; Catering Technik
hochzeitsplanung: Heiraten ohne Stress; plane Hochzeit; Heiraten plane; Fest Ja-Wort
dekoration: Girlanden; Blüten; Tafeln Kerzenlicht; Tischlein; Sträuße; Schleifen; Vasen Blüten
maske: Lippenrot; Bräute schön; mache schön; Lippenstift; Pinsel Puder; Puder; Rouge; Models schön
drehorte: Ort drehen; Hütten Villen; kenne Ort drehen; Orte drehen; wo drehen; Filmreif
kunstvermittlung: führe durch; Gassen; Stadtgeschichten; Rundgänge; Spaziergänge Stadt; führe Gruppen Museum
ausstellungsgestaltung: Vitrinen; Objekte Räume erzählen; Museen Räume
lichttechnik: Nebel Scheinwerfer; Scheinwerfer; rechte Licht; ins Licht rücken
`;
