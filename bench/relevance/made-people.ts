/**
 * People as they describe themselves: the crafts that they really do, '|', their title, '|' skills, '|' 'Über mich', '|'
 * works. Each line makes two people in different places.
 */
export const madePeople = `
fotografie, portraetfotografie, familienfotografie | Fotografin für Menschen | Fotografie, Porträt | Ich porträtiere Familien und Kinder, am liebsten draußen. Taufen gern, aber keine Hochzeiten. |
hochzeitsfotografie, eventfotografie | Fotografie mit Herz | Fotografie | Hochzeiten, Bälle und Feste begleite ich den ganzen Tag. |
hochzeitsfotografie | Hochzeitsfotograf aus Leidenschaft | Fotografie, Bildbearbeitung | Vom Standesamt bis zum Tanz. | Hochzeit auf der Alm
businessfotografie, reportagefotografie | Businessfotos und Reportage | Fotografie | Mitarbeiterfotos, Teams und Pressebilder für Betriebe. |
architekturfotografie | Architekturfotografie | Fotografie | Häuser, Innenräume und Immobilien in ihrem Licht. | Haus am Hang
produktfotografie, foodfotografie, werbefotografie | Still Life und Food | Produktfotografie | Produkte, Speisen und Packungen im Studio. | Kochbuch einer Sennerei
hotelfotografie, landschaftsfotografie | Fotograf für Hotels und Berge | Fotografie | Fotos für Hotels, Gasthöfe und Bergbahnen. |
tierfotografie, sportfotografie | Pferde, Hunde, Rennen | Fotografie | Tierfotografie und Sportfotos. |
analogfotografie, fotokunst, aktfotografie | Analoge Bilder | Fotografie | Ich fotografiere auf Film und entwickle in der eigenen Dunkelkammer. Auch Aktfotografie. |
schulfotografie, portraetfotografie | Schul- und Kindergartenfotos | Fotografie | Klassenfotos, Passfotos und Bewerbungsfotos. |
bildbearbeitung | Bildbearbeitung und Retusche | Bildbearbeitung | Alte Dias werden gescannt, Bilder retuschiert und freigestellt. |
drohnenaufnahmen | Drohnenpilot mit Schein | Videoproduktion | Luftbilder und Drohnenaufnahmen von Höfen und Baustellen. |
fotobox | Fotobox zum Mieten | | Die Fotobox für Feste und Firmenfeiern. |
film, imagefilm, recruitingfilm | Filmemacherin für Betriebe | Videoproduktion | Imagefilme und Filme, mit denen man Lehrlinge findet. | Imagefilm für eine Käserei
werbefilm, regie | Werbefilm und Regie | Videoproduktion | Spots für Kino und Fernsehen. | Kinospot Sommerrodelbahn
dokumentarfilm, spielfilm, drehbuch | Dokumentarfilm | Videoproduktion | Dokumentarische Filme über Leute im Tal, dazwischen Kurzfilme nach eigenem Drehbuch. |
hochzeitsfilm, eventfilm | Hochzeitsvideos | Videoproduktion | Filme von Hochzeiten und Festen. | Ein Ja am See
musikvideo, social-video | Musikvideos, Reels und TikTok | Videoproduktion | Kurze Videos für Bands und Social Media. | Musikvideo für eine Band
kamera, lichttechnik | Kamerafrau und Oberbeleuchterin | Videoproduktion | Kamera für Film und Fernsehen. Kamerateam auf Anfrage. |
filmschnitt, farbkorrektur, untertitel | Cutterin | Videoproduktion | Schnitt, Farbkorrektur und Untertitel. |
motion-design, animation, erklaerfilm | Motion Design | Motion Design | Animierte Logos und Erklärvideos. | Erklärfilm zur Wärmepumpe
livestream, tontechnik | Livestreams und Übertragungen | | Wir streamen Gottesdienste, Tagungen und Konzerte. |
logodesign, corporate-design, branding | Logos und Marken | Logo Design, Branding | Ich zeichne Logos und ganze Erscheinungsbilder für Vereine und Betriebe. | Logo für den Musikverein
grafikdesign, plakat, flyer, broschuere | Grafikerin | Grafikdesign, Printdesign | Plakate, Flyer und Folder. | Plakat für das Kulturfest
grafikdesign, visitenkarten, einladungen | Studio für Grafik | Grafikdesign | Visitenkarten, Einladungen und Weihnachtskarten auf schönem Papier. |
hochzeitspapeterie, kalligrafie | Papeterie für Hochzeiten | Illustration | Einladungen, Menükarten und Tischkarten, in schöner Kalligrafie. | Papeterie für Lea und Jonas
typografie, buchgestaltung, magazin | Buchgestaltung und Satz | Typografie | Bücher, Zeitschriften und Gemeindezeitungen. | Gemeindeblatt Neu
geschaeftsbericht, infografik, praesentation | Infografik | Grafikdesign | Geschäftsberichte, Diagramme und Präsentationen. | Jahresbericht einer Bank
verpackung, etikett | Verpackungsdesign | Packaging Design | Schachteln, Etiketten für Schnaps, Bier und Honig. | Etikett für Honig
speisekarte, schildermalerei, beschriftung | Schriftenmalerin | | Wirtshausschilder, Tafeln, Speisekarten und Fassadenschriften. |
leitsystem, themenweg | Wege und Zeichen | Grafikdesign | Leitsysteme, Wegweiser und Themenwege für Gemeinden. | Leitsystem Krankenhaus
beschriftung, siebdruck, textildruck | Siebdruckwerkstatt | | Autobeschriftung, Schilder und T-Shirts für Vereine. |
druck, druckvorstufe, buchdruck | Druckerei im Dorf | | Offsetdruck, Digitaldruck und Buchdruck mit Bleisatz. |
kalender, kartografie | Karten und Kalender | Illustration | Wanderkarten, Ortspläne und Kalender. | Wanderkarte Walsertal
albumcover, merchandise | Cover und Merch | Grafikdesign | Plattencover und Merchandise für Bands. |
markenstrategie, naming, slogan | Namen für Marken | Brand Strategy | Ich finde Namen und Claims für Start-ups. |
illustration, buchillustration, kinderbuchillustration | Illustratorin | Illustration | Bilderbücher und Buchcover. | Der Dachs im Schnee, Kinderbuch
comic, live-zeichnen, portraetzeichnung | Comiczeichner und Karikaturist | Illustration | Karikaturen auf Firmenfesten und Porträts mit Bleistift. |
technische-illustration, storyboard | Technische Zeichnungen | Illustration | Technische Illustrationen für Anleitungen, Storyboards für Werbung. |
musterdesign, textildesign | Muster und Textildesign | Textildesign | Muster für Stoffe und Tapeten. | Stoffmuster Enzian
tattoo | Tattoos | | Tätowierungen nach eigenem Entwurf. |
character-design, game-design, animation | Figuren für Spiele | Character Design | Figuren und Spielewelten. | Ein Spiel über Murmeltiere
website, webdesign | Webdesign für kleine Betriebe | Webdesign | Homepages für Gasthäuser, Handwerk und Gemeinden. | Website der Tischlerei
webentwicklung, website, wordpress, webbetreuung | Webentwickler | Webentwicklung | Ich baue und pflege Seiten mit WordPress. |
onlineshop, ecommerce-marketing | Onlineshops | Webentwicklung | Webshops für Hofläden und Läden, auch mit Shopify. | Webshop für Käse
software, app-entwicklung, ki | Programmiererin | App-Entwicklung | Apps für iPhone und Android, Datenbanken und Chatbots. | App für die Alpen
ux-ui, nutzerforschung, barrierefreiheit | UX Designerin | UI/UX Design | Nutzertests und barrierefreie Oberflächen. |
ar-vr, 3d-design, produktvisualisierung | 3D Artist | 3D Design | Visualisierungen von Produkten, VR und AR. |
architekturvisualisierung | Renderings | 3D Design | Renderings von Wohnanlagen und Häusern. | Wohnanlage am Bach
text, werbetext, webtexte | Texterin | Copywriting | Texte für Websites, Broschüren und Blogs. | Texte für ein Hotel
redaktion, journalismus, magazin | Freier Journalist | | Reportagen und Redaktion von Magazinen. |
lektorat | Lektorin | | Lektorat und Korrektorat von Romanen und Diplomarbeiten. |
uebersetzung | Übersetzerin Englisch und Französisch | | Ich übersetze Speisekarten, Verträge und Webseiten. |
dolmetschen | Dolmetscherin für Türkisch und Bosnisch | | Dolmetschen bei Ämtern und Tagungen. |
ghostwriting, chronik, reden | Lebensgeschichten und Reden | | Chroniken für Vereine, Biografien, Grabreden und Hochzeitsreden. | 100 Jahre Feuerwehr
literatur, poetry-slam, schreibwerkstatt | Autor | | Krimis, Gedichte, Poetry Slam. Schreibwerkstätten für Schulen. |
technische-doku, leichte-sprache | Anleitungen, die man versteht | | Bedienungsanleitungen und Leichte Sprache. |
musik, klassik | Cellistin | | Ich spiele im Streichquartett und solo. |
band, musik, jazz | Jazzband | | Liveband für Stadtfeste, Zeltfeste und Firmenfeiern. |
hochzeitsmusik, gesang | Sängerin für Trauungen | | Gesang bei Hochzeiten und Taufen. |
dj, hochzeitsmusik | DJ | | Ich lege auf Hochzeiten und im Club auf. |
blasmusik | Blasmusik und Alphorn | | Alphornbläser für Feiern. |
komposition, filmmusik, musikproduktion | Komponist | | Filmmusik und Musik für Imagefilme. | Musik zu einem Bergfilm
musikproduktion, tontechnik, podcast | Tonstudio | | Aufnahme, Mischung und Mastering. Auch Podcasts und Hörspiele. |
songwriting, gesang | Singer-Songwriterin | | Lieder nach Wunsch, auch zum Geburtstag. |
instrumentenbau | Geigenbauerin und Klavierstimmerin | | Ich baue und stimme Instrumente. |
musikunterricht | Klavier- und Gitarrenlehrer | | Unterricht für Kinder und Erwachsene. |
sprecher, hoerspiel | Sprecherin | | Stimme für Werbung, Hörführung und Telefonansagen. |
sounddesign, klangkunst | Sound Design | | Klänge für Spiele und Ausstellungen. |
podcast-marketing, podcast | Podcasts für Firmen | Podcast | Konzept, Schnitt und Verbreitung von Podcasts. |
theater, schauspiel, theaterpaedagogik | Schauspielerin und Theaterpädagogin | | Theater mit Jugendlichen. |
tanz, tanzunterricht, performance | Tänzerin | | Zeitgenössischer Tanz und Tanzunterricht. |
kabarett, moderation | Moderator und Kabarettist | | Ich moderiere Galas, Tagungen und Feste. |
zauberei, kinderprogramm | Zauberer und Clown | | Kindergeburtstage und Feste. |
buehnenbild, szenografie | Bühnenbildnerin | | Bühnen für Theater und Oper. |
kostuembild, maske | Kostüm und Maske | | Kostüme fürs Theater, Masken und Schminke. |
veranstaltungstechnik, lichttechnik, tontechnik, visuals | Licht- und Tontechnik | | Beleuchtung von Bühnen, Beamer und Projektionen. |
eventplanung, kulturmanagement | Eventmanagement | Event Marketing | Wir organisieren Feste und Kulturtage. |
hochzeitsplanung, dekoration | Wedding Planner | | Planung und Dekoration von Hochzeiten. |
modedesign, schneiderei | Modedesignerin | Modedesign | Kleider nach Maß und Änderungen. |
brautmode, schneiderei | Brautkleider nach Maß | | Brautkleider aus Seide. |
tracht, stickerei | Trachten und Stickerei | | Juppen, Dirndl und gestickte Tücher. |
hut, taschen, schuhe | Hüte und Taschen | | Hüte aus Filz, Taschen aus Leder, Schuhe nach Maß. |
styling | Stylistin | | Make-up, Haare und Styling für Shootings. |
arbeitskleidung, textildruck | Arbeitskleidung | | Kleidung für Betriebe, bedruckt und bestickt. |
weberei, filzen, stricken | Weberin | | Handgewebte Decken, Filz und Strick. |
polsterei, patchwork, upcycling | Polsterin | | Alte Sessel neu bezogen. Upcycling und Quilts. |
keramik | Keramikerin | | Tassen, Schalen und Geschirr aus Ton. | Teller für ein Gasthaus
keramik, handwerkskurs | Töpferei | | Töpferkurse für Erwachsene und Kinder. |
glas | Glasbläserei | | Mundgeblasene Gläser und Lampen. |
metall | Kunstschmied | | Messer, Tore und Gitter. |
schmuck, gravur | Goldschmiedin | | Trauringe, Eheringe und Gravuren. |
stein, bildhauerei | Steinmetz und Bildhauer | | Grabsteine und Skulpturen. |
buchbinderei, papier | Buchbinderin | | Handgebundene Bücher und Schachteln aus Papier. |
korbflechten, kerzen | Körbe und Kerzen | | Geflochtene Körbe, gegossene Kerzen. |
restaurierung, rahmen | Restauratorin | | Bilder, Möbel und Rahmen. |
moebelbau, moebeldesign | Tischlerei | Möbeldesign | Küchen und Möbel nach Maß. | Einbauküche in Esche
holzhandwerk, drechseln, schnitzen | Drechsler und Schnitzer | | Schalen gedrechselt, Krippen geschnitzt. Schnitzkurse im Winter. |
holzbau, spielzeug | Zimmerei | | Holzbau und Holzspielzeug. |
produktdesign, prototypenbau, 3d-druck | Industrial Design | Produktdesign | Produkte vom Entwurf bis zum Prototyp aus dem 3D-Drucker. |
leuchten, lichtplanung | Leuchten und Licht | Produktdesign | Lampen und Lichtplanung. |
architektur, raumplanung | Architekt | Architektur | Häuser aus Holz und Ortsplanung. |
innenarchitektur, raumgestaltung, ladenbau | Innenarchitektin | Innenarchitektur | Restaurants, Läden und Wohnungen einrichten. | Café am Platz
landschaftsarchitektur | Gärten und Plätze | | Gartengestaltung, Spielplätze und Parks. |
messebau, exponate | Messebau | Messebau | Messestände und Exponate. | Stand auf der Dornbirner Messe
ausstellungsgestaltung, kuratieren, galerie | Ausstellungen | Ausstellungsdesign | Gestaltung und Kuratieren von Ausstellungen. | Das neue Museum
schaufenster, dekoration | Schaufenster | | Ich dekoriere Auslagen zu jeder Jahreszeit. |
marketing, marketingberatung, werbung | Marketingberatung | Marketing | Werbung für kleine Betriebe. |
content-marketing, tourismusmarketing | Tourismusmarketing | Content Marketing | Inhalte für Hotels und Regionen. |
marktforschung | Marktforschung | Marktforschung | Umfragen unter Gästen und Kunden. |
pressearbeit | Pressearbeit | PR & Kommunikation | Pressetexte und Öffentlichkeitsarbeit für Museen. |
employer-branding | Employer Branding | | Damit Betriebe Lehrlinge finden. |
fundraising, event-marketing | Fundraising | | Spenden und Crowdfunding. |
seo, webtexte, google-ads | SEO und Google Ads | SEO | Damit man Sie bei Google findet. |
email-marketing, marketing-automation, crm | Newsletter | E-Mail Marketing | Newsletter und Automation. |
performance-marketing, social-ads, conversion, analytics | Performance Marketing | Performance Marketing | Anzeigen, die sich rechnen. |
social-media, instagram, influencer | Social Media Managerin | Social Media Marketing | Ich betreue Instagram und Facebook. |
video-marketing, app-marketing, affiliate | Video Marketing | Video Marketing | YouTube, Apps und Partnerprogramme. |
marketing-schulung, workshop | Workshops für Social Media | | Schulungen für Betriebe. |
fotokurs, handwerkskurs, kunstkurs | Kurse | | Fotokurse, Malkurse und Siebdruckkurse. |
medienpaedagogik, lernmaterial | Medienpädagogin | | Workshops in Schulen und Lernmaterial. |
kreativcoaching, workshopmoderation, vortrag | Coach für Kreative | | Moderation von Workshops und Vorträge. |
kunsttherapie | Kunsttherapeutin | | Malen in der Therapie. |
malerei, auftragsmalerei | Malerin | | Ölbilder und Porträts nach Auftrag. |
wandmalerei | Graffiti und Wandbilder | | Fassaden, Schulen und Unterführungen. Graffiti Workshops. | Wandbild an der Schule
druckgrafik, kunst | Radierungen | | Holzschnitt, Linolschnitt und Radierung. |
kunst-am-bau, installation, lichtkunst, medienkunst | Künstlerin im Raum | | Installationen aus Licht und Kunst am Bau. |
textilkunst | Textilkunst | | Gewebte Bilder. |
zeitraffer, panorama, tourismusfilm | Zeitraffer und 360 Grad | | Panoramen und Filme für Regionen. |
vfx | Visual Effects | | Effekte für Film. |
anzeigen, printdesign, kalender | Anzeigengestaltung | Printdesign | Inserate und Drucksorten. |
hochzeitsfotografie, familienfotografie, eventfotografie | Lichtbildnerin | Fotografie | Mit der Kamera unterwegs: Brautpaare, runde Geburtstage, Taufen. Nur Tageslicht. |
filmschnitt, farbkorrektur | Editor | | Ich schneide Serien, Spots und Dokus und mache die Farbe. |
animation | Trickkiste | | Wir bringen Zeichnungen zum Laufen, Bild für Bild. |
musikunterricht, klassik | Klavierstube | | Stunden für Kleine und Große, auch daheim. |
beschriftung | Beschriftungsfuchs | | Autos, Schaufenster, Fassaden und alles, was klebt. |
text, reden | Klartext | | Ich schreibe Leitbilder, Broschüren und Reden, die man gern liest. |
onlineshop | Shopbauer | | Verkaufen im Internet, von den Produktdaten bis zum Bezahlen. |
lektorat | Rotstift | | Ich finde jeden Fehler, in Romanen wie in Jahresberichten. |
landschaftsarchitektur | Grünraum | | Gärten, die wenig Arbeit machen, und Plätze für Schulen. |
keramik, handwerkskurs | Lehm und Feuer | | Geschirr für Gasthäuser, Kurse am Samstag. |
moebeldesign, moebelbau | Holz und Hand | | Tische, Bänke und Stuben aus Esche und Ahorn. |
stickerei | Fadenwerk | | Wappen, Namen und Muster, auf Hemden und Fahnen gestickt. |
`;

/** Nobody who is asked for by these words does what they seem to say: names that are crafts, places that are words. */
export const hardNegatives = `
Sabine Schneider | Steuerberaterin | Bregenz | | Zahlen und Bilanzen.
Peter Maler | Buchhalter | Feldkirch | | Lohnverrechnung.
Franz Tischler | Yogalehrer | Dornbirn | | Atmen und dehnen.
Karin Weber | Hundetrainerin | Lustenau | | Welpenkurse.
Otto Fotograf | Elektriker | Hard | | Strom und Schalter.
Anton Huber | Rechtsanwalt | Bludenz | | Verträge.
Ines Sänger | Physiotherapeutin | Götzis | | Rücken und Knie.
Rudi Drechsler | Imker | Egg | | Honig von der Alp.
Lea Buch | Landwirtin | Sulz | | Kühe, Heu und keine Bücher.
Max Glaser | Fahrlehrer | Rankweil | | Führerschein in drei Wochen.
Eva Goldschmied | Köchin | Lech | | Knödel.
Jonas Kaufmann | Makler | Au | | Wohnungen.
Nina Ton | Zahnärztin | Hohenems | | Plomben.
Bruno Film | Bäcker | Schruns | | Brot.
Heidi Musik | Hebamme | Bezau | | Geburten.
`;
