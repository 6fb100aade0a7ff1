/**
 * People who were written by somebody who did not know the vocabulary, as people describe themselves: name '|' title '|'
 * place '|' skills '|' 'Über mich' '|' works.
 */
export const strangePeople = `
Anna Fetz | Fotografin | Dornbirn | Fotografie, Portraitfotografie, Bildbearbeitung | Ich porträtiere Menschen bei ihrer Arbeit: Mitarbeiterfotos, Businessportraits, Werkstattreportagen. Hochzeiten fotografiere ich nicht. | Gesichter der Werkstatt; Jahresbericht Caritas – Portraits
Markus Rüscher | Fotograf | Egg im Bregenzerwald | Fotografie, Architekturfotografie, Hotelfotografie | Häuser, Räume, Landschaften. Seit 15 Jahren für Hotels, Architekturbüros und Tourismusverbände unterwegs. | Hotel Krone im Winter; Holzhäuser im Wald; Alpsommer
Lena Burtscher | Bildermacherin | Bludenz | Fotografie, Hochzeitsfotografie | Ich halte fest, was bleibt: Hochzeiten, Babybäuche, Neugeborene, Familien. Unaufgeregt und mit viel Tageslicht. | Johanna & Felix am Muttersberg; Klein und neu
Tobias Müller | Food & Still Life | 6850 Dornbirn | Fotografie, Foodfotografie, Produktfotografie, Bildbearbeitung | Essen, Getränke, Produkte. Fotos für Speisekarten, Kochbücher, Onlineshops und Verpackungen. Kleines Studio mit Küche in der Marktstraße. | Kässpätzle, neu gesehen; Kochbuch Gasthaus Rössle; Brennerei Privat
Selina Vonbank | Photographer & Retoucher | Schruns | Photography, Lightroom, Retouching | I shoot mountain sports, skiing, biking and outdoor brands. Based in the Montafon, available across the Alps. | Silvretta Lines; First Tracks Campaign
Jakob Weber |  | Feldkirch-Tosters | Fotografie, Eventfotografie, Konzertfotografie, Bildbearbeitung, Photoshop |  | Poolbar Festival 2023; Nachtbilder
Dominik Hagen | Filmemacher | Lustenau/Wien | Regie, Dokumentarfilm, Videoproduktion, Filmschnitt | Dokumentarfilme über Arbeit, Herkunft und Migration. Absolvent der Filmakademie Wien. | Die Stickerinnen (Dok, 72 min); Grenzgänger; Ried
Carina Nußbaumer | Videografin | Bregenz | Videoproduktion, Imagefilm, Drohnenaufnahmen, Videoschnitt | Imagefilme für Betriebe, Aftermovies für Veranstaltungen, auf Wunsch mit Drohne. Von der Idee bis zum fertigen Schnitt. | Aftermovie Hafenfest; Imagefilm Seehotel; Messefilm Metalltechnik
Stefan Koch | Director of Photography | Hohenems | Kamera, Lichtsetzung, Color Grading, Videoproduktion | DoP for commercials, fiction and music videos. Own ARRI package. German / English. | Musikvideo »Nebelmeer«; TVC Alpenmilch
Julia Bischof | Motion Designerin | Dornbirn | Motion Design, Animation, After Effects, Illustration | Ich bringe Logos, Grafiken und komplizierte Sachverhalte in Bewegung. Schwerpunkt Erklärvideos und animierte Infografik. | Wie funktioniert die Wärmepumpe? (Erklärfilm); Logoanimation Landesmuseum
Philipp Gunz | Geschichtenerzähler | Hard | Videoproduktion, Storytelling, Drehbuch, Videoschnitt | Jeder Betrieb hat eine Geschichte, ich filme sie. Firmenporträts, Jubiläumsfilme, Recruitingvideos für Lehrlinge. | 100 Jahre Zimmerei Berchtel; Lehre am Bau; Drei Generationen
Matthias Dür | 3D-Artist & Visualisierer | Wolfurt | 3D Design, Architekturvisualisierung, Rendering, Blender, Cinema 4D | Fotorealistische Bilder von Gebäuden, die es noch nicht gibt. Ich bin kein Architekt, arbeite aber jeden Tag mit welchen. | Wohnanlage Ach; Wettbewerb Schule Lochau
Magdalena Flatz | Grafikdesignerin | Bregenz | Grafikdesign, Branding, Logo Design, Corporate Design | Ich entwickle Logos und Erscheinungsbilder für Kulturvereine, Start-ups und kleine Unternehmen. | Erscheinungsbild Kulturverein Bahnhof; Logo Seebäckerei
Peter Amann | Studio für visuelle Kommunikation | Dornbirn | Grafikdesign, Corporate Design, Signaletik, Ausstellungsgrafik | Gestaltung zwischen Fläche und Raum. Leitsysteme für Schulen, Spitäler und öffentliche Gebäude. | Leitsystem LKH; Orientierung Schulcampus; Ausstellungsgrafik inatura
Johannes Maler | Graphiker | Rankweil | Grafikdesign, Buchgestaltung, Plakat, InDesign, Typografie | Bücher, Kataloge, Plakate. Ausgebildeter Schriftsetzer. Trotz des Namens streiche ich keine Wände. | Heimatbuch Rankweil; Plakatserie Jazzclub; Ausstellungskatalog Villa Claudia
Nina Schertler | freie Grafikerin | Lauterach | Grafikdesign, Packaging Design, Etiketten, Illustrator | Verpackungen und Etiketten für Lebensmittel, Schnaps, Wein und Naturkosmetik. | Etikett Subirer; Verpackung Bergkäse; Seifenserie Almrausch
Barbara Metzler | Papierliebe | Andelsbuch | Kalligrafie, Lettering, Papeterie, Einladungskarten | Einladungen, Tischkarten und Danksagungen für Hochzeit, Taufe und runde Geburtstage, von Hand geschrieben und auf schönem Papier gedruckt. | Taufkarte Paulina; Hochzeitspapeterie Lavendel
Lukas Fink | Art Director | Feldkirch | Art Direction, Branding, Editorial Design, Grafikdesign | Ich gestalte Magazine und Marken. Früher Agentur in Zürich, heute selbständig. | Magazin »Kopfsalat«; Rebranding Skimanufaktur
Sophie Gasser |  | Götzis | Grafikdesign, Canva, Social Media, Flyer |  | Flyer Yogastudio; Speisekarte Café Kumma
Florian Huber | Webentwickler | Dornbirn | Webentwicklung, WordPress, PHP, JavaScript | Websites und Schnittstellen für Vereine, Gemeinden und KMU. Technik zuerst, Gestaltung gern im Team. | Gemeinde-Website Schwarzach; Vereinsportal Turnerschaft
Miriam Salzmann | Webdesignerin | Rankweil | Webdesign, WordPress, SEO | Websites für Arztpraxen, Therapeutinnen und Coaches. Logos mache ich keine, dafür kenne ich gute Grafikerinnen. | Praxis Dr. Längle; Hebamme im Vorderland
Kevin Stadelmann | Full-Stack Developer | Bregenz | React, TypeScript, Web Development, App Development | I build web apps and mobile apps for startups. Remote first. | Bike Rental App; Ticketing Platform
David Lins | Shop-Bauer | Nenzing | Shopify, WooCommerce, E-Commerce, Webentwicklung | Onlineshops, die verkaufen. Shopify-Partner seit 2019. | Onlineshop Walserkräuter; Bergschuh24
Eva Kohler | UX Designerin | Lustenau | UI/UX Design, Figma, Prototyping, User Research | Ich gestalte Benutzeroberflächen für Software, Maschinen und Apps und teste sie mit echten Menschen. | Bedienoberfläche Stickmaschine; Fahrplan-App Redesign
Raphael Beer | Digitalhandwerker | Bezau | Webdesign, Webentwicklung, TYPO3 | Internetauftritte für Hotels, Pensionen und Handwerksbetriebe im ganzen Wald. | Website Hotel Gams-Stuben; Zimmerei Online
Christina Moosbrugger | Texterin | Schwarzenberg | Copywriting, Webtexte, Content Creation | Texte für Websites, Broschüren und Newsletter. Vor allem für Tourismus, Käse und Holz. | Gästemagazin Wald; Webtexte Käsestraße
Harald Tischler | Journalist und Autor | Feldkirch | Journalismus, Reportage, Corporate Publishing, Text | Reportagen, Interviews, Festschriften und Firmenchroniken. Früher Redakteur bei einer Tageszeitung. | Festschrift 150 Jahre Feuerwehr; Chronik Textilwerk
Elke Rhomberg | Lektorat & Korrektorat | Hohenems | Lektorat, Korrektorat | Masterarbeiten, Geschäftsberichte, Romane: Ich finde die Fehler, bevor es andere tun. | 
Giulia Rossi | Übersetzerin (IT/DE/EN) | Bregenz | Übersetzung, Dolmetschen | Dipl. Übersetzerin und Dolmetscherin für Italienisch, Deutsch und Englisch. Verträge, Websites, Messen. | Ausstellungskatalog Biennale (Übersetzung)
Thomas Ender | Wortschmied | Mäder | Copywriting, Slogans, Naming, Konzept | Ich schmiede keine Hufeisen, sondern Slogans, Produktnamen und Radiospots. | Radiospots Möbelhaus; Slogan »Do bin i gern«
Petra Kaufmann | Ghostwriterin | Au im Bregenzerwald | Text, Biografien, Interview | Ich schreibe Lebensgeschichten für Familien auf, zum 80. Geburtstag oder einfach so. | Das Leben der Katharina F.; Vom Stall in die Stadt
Laura Feurstein | Illustratorin | Bregenz | Illustration, Kinderbuch, Aquarell | Ich zeichne Kinderbücher, Wimmelbilder und Spiele für Verlage in Österreich und Deutschland. | Der Bodensee-Wimmelband; Fuchs sucht Schuh
Simon Bertsch | Illustrator & Comiczeichner | Bludenz | Illustration, Comic, Storyboard | Comics, Cartoons und Storyboards. Karikaturen auf Festen auf Anfrage. | Der Nachtwächter von Bludenz; Cartoons für die Arbeiterkammer
Verena Lang | Zeichnerin* | Lingenau, Bregenzerwald | Illustration, Zeichnung, Tusche | Pflanzen, Vögel, Alpen. Wissenschaftliche und botanische Illustration für Lehrpfade und Bücher. | Moorlehrpfad Krumbach; Herbarium
Oliver Gmeiner | Graphic Recorder | Dornbirn | Graphic Recording, Visual Facilitation, Sketchnotes | Ich zeichne live mit: bei Tagungen, Strategieklausuren und Bürgerbeteiligungen. | Zukunftskonferenz Rheintal
Emma Jäger | Tattoo Artist | Lustenau | Tattoo, Illustration | Fine Line, Botanicals, Custom Designs. Termine nur über Instagram. | Alpenrosen Flash
Ursula Sohm | freischaffende Künstlerin | Hörbranz | Malerei, Öl, Acryl, Ausstellungen | Großformatige Ölbilder vom See. Malkurse für Erwachsene im Atelier, zweimal im Jahr. | See im Februar; Föhn I–IV
Michael Thaler | Graffiti & Murals | Hard | Graffiti, Wandmalerei, Street Art | Wandbilder für Schulen, Firmen und Unterführungen. Graffiti-Workshops für Jugendliche. | Unterführung Hard; Mural Jugendzentrum
Gabriel Fritz | Bildhauer | Sulz | Bildhauerei, Skulptur, Stein, Holz | Skulpturen und individuelle Grabsteine aus heimischem Stein. | Die Wartende; Brunnen Dorfplatz Sulz
Andreas Walser | Komponist | Feldkirch | Komposition, Filmmusik, Klavier | Musik für Film, Theater und Konzertsaal. Unterrichtet Klavier am Konservatorium. | Filmmusik »Gletscherblick«; Streichquartett Nr. 2
Sarah Hämmerle | Sängerin | Lustenau | Gesang, Livemusik | Gesang mit Gitarre oder Klavier für Trauungen, Taufen, Agapen und Beerdigungen. | Live in der Erlöserkirche
Bernd Peter | Musikproduzent | Dornbirn | Musikproduktion, Mixing, Mastering, Recording | Aufnahmestudio in der alten Spinnerei. Bands, Chöre, Liedermacher. | Album »Föhnsturm«; EP Lumpazi
Fabian Matt | DJ FABM | Bludenz | DJ, Musik | Hochzeiten, Firmenfeiern, Clubs. House, Disco, 80er und auf Wunsch auch ein Walzer. | 
Jonas Ilg | Tonmeister / Sounddesigner | Hohenems | Sounddesign, Podcastproduktion, Audio, Filmton | Ton für Film, Podcast und Ausstellung. DJ bin ich keiner, danke der Nachfrage. | Podcast »Über den Rhein«; Klangraum Jüdisches Viertel
Kaspar Greber | Kapellmeister | Krumbach | Blasmusik, Volksmusik, Arrangement | Mit meiner Tanzlmusig spielen wir auf Älplerfesten, Hochzeiten und Frühschoppen. Arrangements für Blaskapellen. | Wälder Polka; Marsch »Üsre Alpe«
Nadine Oberhauser | Sprecherin | Altach | Voice Over, Hörbuch, Sprechtraining | Stimme für Werbung, Hörbücher, Telefonansagen. Hochdeutsch und Vorarlberger Mundart. | Audioguide Burgruine; Werbespot Sparkasse
Martin Konrad | Schauspieler & Regisseur | Bregenz | Schauspiel, Regie, Theater | Freie Theaterszene, Laienbühnen, Festspielstatist in jungen Jahren. Regie bei Dorftheatern. | Der Weibsteufel (Regie); Bluthochzeit
Hanna Zech | Bühnenbildnerin | Bregenz/Berlin | Bühnenbild, Kostümbild | Bühnen- und Kostümbilder für Oper und freie Szene. | La Traviata (Bühne); Kasimir und Karoline (Kostüme)
Rita Ammann | Figurenspielerin | Satteins | Figurentheater, Puppenbau, Kindertheater | Kasperl, Märchen und eigene Stücke für Kindergärten, Schulen und Geburtstage. | Das Nachtvolk; Kasperl und der Käsedieb
Max Bitschnau | Clown und Zauberer | Vandans | Zauberei, Clownerie, Kinderprogramm | Zauberstunden für Kinderfeste, Hotels und Firmenfamilientage. | Zauberkiste
Isabel Moreno | Choreografin, Tänzerin | Dornbirn | Tanz, Choreografie, Tanzpädagogik | Contemporary dance. Stücke mit Profis und Laien, Tanzworkshops an Schulen. | Schwelle; Körper.Haus
Claudia Berchtold | Moderatorin | Götzis | Moderation, Interview | Moderation von Galas, Podiumsdiskussionen, Firmenevents und freien Trauungen. | Wirtschaftspreis-Gala; Bürgerforum Kumma
Martina Lampert | Möglichmacherin | Frastanz | Eventmanagement, Hochzeitsplanung, Organisation | Ich plane Feste: Hochzeiten, Firmenjubiläen, Sommerfeste. Ihr feiert, ich schaue auf den Rest. | Sommerfest Walgau; Hochzeit auf der Bazora
Georg Batlogg | Veranstaltungstechniker | Schruns | Lichttechnik, Tontechnik, Bühnenbau | Ton, Licht und Bühne für Konzerte, Vereine und Hotels im Montafon. Verleih von Anlagen. | Montafoner Resonanzen – Technik
Lisa-Maria Egger | Kulturmanagerin | Hohenems | Kulturmanagement, Kuratieren, Projektleitung, Förderanträge | Festivals, Ausstellungen und Förderansuchen. Ich bringe Ideen zu Geld und auf die Beine. | Emser Literaturtage; Ausstellung »Fremde Nähe«
Wolfgang Schmid | Architekt | Schwarzenberg | Architektur, Holzbau | Einfamilienhäuser, Gemeindebauten und Ställe aus Holz. Möbel überlassen wir den Tischlern. | Haus am Hang; Kindergarten Hof; Stall Brongen
Katharina Marte | Arch. DI | Feldkirch | Architektur, Sanierung, Denkmalpflege | Umbau und Sanierung von alten Häusern, vom Rheintalhaus bis zur Stadtvilla. | Umbau Neustadt 14; Rheintalhaus Altenstadt
Simone Greußing | Innenarchitektin | Dornbirn | Innenarchitektur, Interior Design, Möbeldesign | Innenräume für Gastronomie, Hotels und Praxen. | Café Steinhauser; Zahnarztpraxis Sala; Wirtshaus am See
Ludwig Natter | Raumgestalter | Alberschwende | Ladenbau, Messebau, Interior Design | Messestände, Shops und Schauräume. Konzept und Umsetzung mit Wälder Handwerkern. | Messestand Dornbirner Frühjahrsmesse; Käsladen
Birgit Nigsch | Landschaftsarchitektin | Sonntag, Großes Walsertal | Landschaftsarchitektur, Gartengestaltung | Gärten, Spielplätze und Dorfplätze mit heimischen Pflanzen. | Dorfplatz Raggal; Naturspielplatz Blons
Armin Vogel | Lichtplaner | Dornbirn | Lichtdesign, Lichtplanung, Leuchtendesign | Licht für Museen, Kirchen und Wohnhäuser. | Licht Pfarrkirche Haselstauden; Pendelleuchte »Floh«
Patrick Winder | Industriedesigner | Wolfurt | Produktdesign, CAD, Prototyping, Industrial Design | Maschinen, Geräte, Sportartikel. Vom Scribble bis zum 3D-gedruckten Prototyp. | Skibindung X2; Melkroboter Gehäuse
Verena Sutterlüty | Produktdesignerin | Egg | Produktdesign, Möbeldesign | Möbel und Dinge für den Alltag, gemeinsam mit Werkstätten aus der Region entwickelt. | Hocker »Senn«; Jausenbrett
Jasmin Yılmaz | Modedesignerin | Lustenau | Modedesign, Schnittentwicklung, Kollektion | Nachhaltige Streetwear, genäht in Lustenau. Eigenes Label seit 2020. | Kollektion »Rheinholz«; Lookbook Herbst
Theresia Meusburger | Schneidermeisterin | Bezau | Maßschneiderei, Tracht, Nähen | Dirndl, Juppen und Brautkleider nach Maß. Änderungen nur an Trachten. | Wälder Juppe neu; Brautkleid Leinen
Carmen Hofer | Textildesignerin | Lustenau | Textildesign, Stickerei, Musterentwurf | Entwürfe für Stickereien und Stoffdrucke, für Haute Couture und afrikanische Spitze. | Spitze No. 7; Stoffserie Schilf
Brigitte Grabher | Stickerin | Altach | Handstickerei, Fahnen, Restaurierung | Ich sticke und restauriere Fahnen für Musikvereine, Schützen und Feuerwehren. | Fahne Musikverein Altach; Fahnenband 1898
Agnes Zudrell | Handweberin | Gaschurn, Montafon | Weben, Wolle, Teppiche | Teppiche und Decken aus Montafoner Schafwolle, auf dem Webstuhl meiner Großmutter. | Decke Montafoner Steinschaf; Läufer Partenen
Monika Dünser | Keramikerin | Rankweil | Keramik, Töpfern, Kurse | Geschirr und Gartenkeramik. Töpferkurse am Abend und am Wochenende. | Schale Mitternacht; Gartenkugeln
Felix Steurer | Tonformer | Hittisau | Porzellan, Keramik, Geschirr | Teller und Schalen für die Gastronomie, jedes Stück gedreht. | Tellerserie für Restaurant Schulhus
Anton Berlinger | Tischlermeister | Alberschwende | Tischlerei, Küchen, Möbelbau, Innenausbau | Küchen, Stuben und Betten aus Massivholz. | Stube Vorholz; Küche Weißtanne
Clemens Mätzler | Drechsler | Bregenzerwald | Drechseln, Holz | Schalen, Pfeffermühlen und Kreisel aus Wälder Holz. | Schale Bergahorn
Lea Tiefenthaler | möbelmacherin | Ludesch | Möbelbau, Tischlerei, Holz |  | Sideboard Nuss; Esstisch für zwölf
Reinhard Loretz | Kunstschmied | Nüziders | Schmieden, Metallgestaltung, Stahl | Geländer, Tore, Grabkreuze und Messer, alles am Feuer. | Tor Schloss Gayenhofen; Damastmesser
Irene Wachter | Glaskünstlerin | 6712 Thüringen | Glas, Glasmalerei, Bleiverglasung | Kirchenfenster, Türfüllungen und Glasobjekte. Reparatur alter Bleiverglasungen. | Fenster Kapelle St. Anna; Lichtfänger
Elisabeth Huchler | Goldschmiedin | Bregenz | Goldschmiede, Schmuck, Eheringe | Trauringe, Verlobungsringe und Umarbeitungen von Erbstücken. | Ringpaar Welle; Brosche Haubentaucher
Noah Brändle | Schmuckdesigner | Feldkirch | Schmuckdesign, Silber, Upcycling | Silberschmuck aus alten Bestecken. | Gabelring; Löffelkette
Marlene Blum | Floristin | Lochau | Floristik, Hochzeitsfloristik, Trauerfloristik | Brautsträuße, Tischschmuck, Kränze. Blumen möglichst vom See. | Brautstrauß Wiesensalbei
Sandra Hiller | Blumenkind | Riezlern, Kleinwalsertal | Floristik, Trockenblumen, Dekoration | Kränze, Gestecke und Dekoration für Hotels und Hochzeiten im Tal. | Adventkranz Walser Moos
Daniel Schwendinger | Game Developer | Dornbirn | Game Design, Unity, VR, C# | Indie games and VR experiences for museums and industry. | Yeti Run; VR Weberei 1900
Alina Novak | Game Artist | Hard | Concept Art, Character Design, Pixel Art, Illustration | I draw characters and worlds for video games. | Moss Golem; Pixel Lake
Michaela Türtscher | Marketingberaterin | Bludenz | Marketing, Marketingstrategie, Google Ads, SEO | Strategie und Online-Werbung für kleine Betriebe. Klar, messbar, ohne Blabla. | Kampagne Alpenstadt
Vanessa Kessler | Social Media Managerin | Dornbirn | Social Media, Instagram, TikTok, Content Creation | Ich betreue eure Kanäle, plane Beiträge und drehe Reels. Websites baue ich nicht. | TikTok Lehrlinge Bau; Instagram Modehaus
Leonie Graf | Content Creator | Lech am Arlberg | Social Media, Reels, Fotografie, Content Creation | Fotos und Kurzvideos für Hotels, Bergbahnen und Skischulen. | Winter in Lech; Reels Berghotel
Günther Fessler | PR-Berater | Bregenz | Public Relations, Pressearbeit, Krisenkommunikation | Presseaussendungen, Medienkontakte, Pressekonferenzen. | 
Renate Bickel | Kunstvermittlerin | Bregenz | Kunstvermittlung, Workshops, Kunstpädagogik | Workshops und Führungen für Kinder, Schulen und Menschen mit Demenz. Im Museum und überall sonst. | Kinderatelier; Kunst im Pflegeheim
Josef Hagspiel | Siebdrucker | Dornbirn | Siebdruck, Textildruck, Plakat | T-Shirts, Taschen und Plakate im Handsiebdruck, ab 20 Stück. | Shirt Skaterclub; Plakat Spielboden
Ida Ploner | Letterpress-Werkstatt | Hohenems | Letterpress, Buchdruck, Linolschnitt, Visitenkarten | Visitenkarten, Karten und Kunstdrucke auf einer Heidelberger Tiegelpresse von 1958. | Alphabet Holzlettern; Linolschnitt Schlossberg
Margit Fröwis | Buchbinderin | Götzis | Buchbinden, Einband, Papier | Fotoalben, Gästebücher, Mappen und Reparaturen alter Bücher. | Gästebuch Hotel; Familienbibel 1780
Alfons Zimmermann | Restaurator | Feldkirch | Restaurierung, Vergoldung, Gemälde, Denkmalpflege | Gemälde, Altäre, Fassaden. Gefasste Skulpturen und Vergoldungen in Kirchen. | Hochaltar Frauenkirche; Votivtafeln
Pius Schneider | Schildermaler | Bürs | Sign Painting, Beschriftung, Lettering, Folienschnitt | Schilder und Auslagen von Hand gemalt, Autos und Schaufenster auch mit Folie beschriftet. | Gasthausschild Adler; Lieferwagen Bäckerei
Leopold Gantner | Geigenbauer | Tschagguns | Geigenbau, Instrumentenbau, Reparatur | Bau und Reparatur von Geigen, Bratschen und Celli. | Violine 2021
Tanja Wolf | Make-up Artist & Maskenbildnerin | Lauterach | Make-up, Maskenbild, Hairstyling | Brautmakeup, Foto- und Filmset, Theater. Tattoos und Permanent Make-up gibt es bei mir nicht. | Masken Zauberflöte; Bridal Looks
Kilian Felder | Taschenmacher | Mellau | Leder, Sattlerei, Taschen | Taschen, Gürtel und Rucksäcke aus Leder vom Wälder Vieh. | Rucksack Kanis; Gürtel
Rosa Albrecht | Szenografin | Dornbirn/Wien | Szenografie, Ausstellungsgestaltung, Messedesign | Ausstellungen für Museen und Marken, vom Konzept bis zum Aufbau. | Stoff-Wechsel (Ausstellung Stadtmuseum); Pavillon Textil
Yusuf Demir | Medienkünstler | Dornbirn | Creative Coding, Projection Mapping, Installation, Medienkunst | Interaktive Installationen und Fassadenprojektionen. | Lichtwasser; Datenteppich
Helga Bereuter |  | Doren | Polsterei, Vorhänge, Stoffe | Ich polstere alte Sofas, Sessel und Eckbänke neu. | Ohrensessel Grün
Edith Madlener | Hutmacherin | Koblach | Hüte, Filz, Modisterei | Hüte und Filzpatschen, auch Kurse im Filzen. | Trachtenhut; Cloche Rot
René Walch | Drohnenpilot | Dalaas, Klostertal | Drohnenaufnahmen, Luftbild, Fotografie, Videoproduktion | Luftbilder und Videos für Seilbahnen, Baustellen und Gemeinden. | Baustelle Tunnel; Klostertal von oben
Marie Schatz | Poetry Slammerin | Bregenz-Vorkloster | Poetry Slam, Schreibwerkstatt, Mundart, Text | Bühnentexte, Mundartgedichte und Schreibworkshops an Schulen. | Ghörig; Zwüscha Säh und Semmel
`;
