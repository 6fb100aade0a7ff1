/** People who were written by a second stranger to the vocabulary, with their queries. Lines as of `strangePeople`. */
export const neighbours = `
Martina Hefel | Fotografin | Wolfurt | Fotografie, Modefotografie | Lookbooks und Kampagnen für Modelabels und Sportmarken. Porträts im Studio. | Lookbook Strickwaren; Kampagne Herbst
Georg Natter | Fotograf | Alberschwende | Fotografie, Luftbilder | Landschaft, Alpwirtschaft und Luftbilder mit der Drohne. Für Gemeinden und Tourismus. | Alpabtrieb; Unser Dorf von oben
Sabine Küng | Hochzeits- und Familienfotografin | Nüziders | Fotografie | Hochzeiten, Taufen, Erstkommunion. | Ja am Lünersee
Daniel Wohlgenannt | Industriefotograf | Lustenau | Fotografie, Industriefotografie | Maschinen, Hallen, Menschen in der Produktion. Bilder für Geschäftsberichte und Websites. | Stahlbau; Geschäftsbericht 2024
Ramona Jochum | Film & Foto | Schoppernau | Videoproduktion, Fotografie | Kurze Filme für Hotels und Bergbahnen, Reels für Instagram. | Winter im Hotel; Sommerreel Diedamskopf
Patrick Sutter | Kameramann und Editor | Feldkirch | Kamera, Schnitt, Premiere Pro | Dokus, Interviews, Livestreams von Tagungen. | Livestream Gemeindevertretung; Doku Frastanzer Ried
Yvonne Mathis | Trickfilm | Hohenems | Animation, Stop Motion | Trickfilme und Stop-Motion aus Papier und Plastilin, Workshops für Kinder. | Der kleine Rhein
Manuel Berlinger | Motion & 3D | Dornbirn | Cinema 4D, Motion Graphics, 3D-Animation | Produktanimationen für Maschinenbauer. Aus CAD-Daten wird ein Film. | Explosionsanimation Getriebe
Claudia Hämmerle | Grafikerin | Dornbirn | Grafikdesign, Corporate Design | Logos, Briefpapier, Visitenkarten und Geschäftsausstattung für kleine Betriebe. | Erscheinungsbild Bäckerei; Logo Physiotherapie
Bernhard Fitz | Büro für Gestaltung | Bregenz | Grafikdesign, Corporate Design, Editorial Design | Magazine, Jahresberichte, Gemeindeblätter. | Gemeindeblatt Kennelbach; Jahresbericht Museumsverein
Nadja Rinderer | Plakate und Programmhefte | Bludenz | Grafikdesign, Siebdruck | Plakate für Kultur, in der eigenen Siebdruckwerkstatt gedruckt. | Plakat Remise; Programmheft Kulturwoche
Isabella Pfefferkorn | Verpackungsdesignerin | Götzis | Packaging Design | Etiketten, Schachteln und Dosen für Gin, Käse, Honig. | Gin aus dem Ried; Honigglas
Ulrich Nenning | Schriftgestalter | Lindau | Schriftgestaltung, Typografie | Type Design und Beschriftung. Hausschriften für Marken. | Hausschrift Seebank
Kathrin Wachter | Reinzeichnung und Satz | Rankweil | Reinzeichnung, InDesign, Druckvorstufe | Druckdaten, Satz von Büchern und Katalogen, Bildbearbeitung. | Katalog Werkzeug
Roman Fussenegger | Schilder & Fahrzeugbeschriftung | Altach | Beschriftung, Folierung | Autos, Schaufenster, Schilder, Planen. | Fuhrpark Installateur
Elena Marte | Illustratorin | Feldkirch | Illustration, Procreate | Editorial, Kinderbuch, Wandbilder. | Wandbild Volksschule; Das Murmele
Joachim Zudrell | Karikaturist | Schruns | Karikatur, Zeichnung | Schnellzeichner auf Festen und Messen, Karikaturen nach Foto. | 
Renate Türtscher | Kartografin & Infografik | Sonntag | Infografik, Kartografie | Wanderkarten, Panoramen, Ortspläne, Schaubilder. | Wanderkarte Großes Walsertal
Mirjam Alton | Webdesignerin | Hard | Webdesign, WordPress, Elementor | Websites für Vereine, Praxen, kleine Firmen. Auch Pflege bestehender Seiten. | Website Musikverein; Relaunch Praxis
Hannes Sieber | Web-Entwickler | Lauterach | Webentwicklung, TYPO3, Laravel, PHP | Portale, Schnittstellen, barrierefreie Gemeindeseiten. | Bürgerportal
Fatih Yilmaz | Onlineshops | Lustenau | Shopify, Shopware, WooCommerce | Shops für Händler und Hersteller, mit Anbindung an die Warenwirtschaft. | Stickerei-Shop
Corinna Beck | SEO & Ads | Bregenz | SEO, Google Ads, Webanalyse | Damit man Sie findet: Suchmaschinenoptimierung und Anzeigen. | 
Lorenz Gantner | App-Entwickler | Göfis | Flutter, Swift, App Development | iOS und Android Apps. | Skipass-App; Vereinsapp
Dilara Kaya | UX/UI Designerin | Dornbirn | UI/UX Design, Figma, Usability | Interfaces, Prototypen und Usability-Tests. | Kassensystem neu gedacht
Severin Moser | Spieleentwickler | Klaus | Unity, Game Design | Lernspiele, Museumsspiele, AR. | Schatzsuche im Museum
Vanessa Gruber | Social Media Managerin | Feldkirch | Social Media Marketing, Content Creation, Reels | Ich betreue Instagram, TikTok und LinkedIn für Gastronomie und Handel. | 
Andrea Sohm | PR-Beraterin | Bregenz | PR & Kommunikation | Pressearbeit, Medientexte, Krisenkommunikation. | Eröffnung Festspielkiosk
Walter Ritter | Texter und Konzeptionist | Götzis | Copywriting, Konzept | Werbetexte, Websitetexte, Newsletter, Claims. | Kampagne Lehrlinge
Brigitte Ammann | Lektorin | Feldkirch | Lektorat, Korrektorat | Bücher, Diplomarbeiten, Websites. | 
Olga Petrova | Übersetzerin | Dornbirn | Übersetzung | Russisch, Englisch, Deutsch. Beglaubigte Übersetzungen. | 
Jean-Luc Morel | Traducteur / Übersetzer | Schaan (Liechtenstein) | Übersetzung | Französisch und Deutsch, technische Texte. | 
Hildegard Schwendinger | Autorin & Biografin | Dornbirn | Text, Biografien | Lebenserinnerungen, Vereinschroniken, Reden. | 90 Jahre Turnverein
Thomas Mathies | Moderator und Sprecher | Rankweil | Moderation, Sprecher | Galas, Podien, Hochzeiten. Stimme für Telefonansagen und Werbespots. | 
Ines Gabriel | Podcast-Produzentin | Bregenz | Podcast, Audio, Tonschnitt | Podcasts für Firmen und Museen: Konzept, Aufnahme, Schnitt. | Hörgeschichten
Marcel Huchler | Tontechniker | Wolfurt | Tontechnik, Mischen, Mastering | Tonstudio und Live-Ton für Konzerte und Veranstaltungen. | 
Lucia Ganahl | Sängerin | Schruns | Gesang, Musik | Trauungen, Taufen, Beerdigungen, Firmenfeiern. Jazz und Pop. | 
Erwin Dobler | Alleinunterhalter & Ziehharmonika | Riefensberg | Musik, Akkordeon | Musik für Geburtstage, Frühschoppen, Bälle. | 
Mike Hagspiel | DJ | Hohenems | DJ, Licht | Hochzeiten, Clubs, Firmenfeste, mit eigener Anlage. | 
Eva Grabher | Komponistin | Lustenau | Komposition, Filmmusik | Musik für Film, Theater, Ausstellungen. Jingles. | Filmmusik »Ried«
Anton Längle | Geigenbauer | Klaus | Geigenbau | Bau und Reparatur von Streichinstrumenten. | 
Christian Metzler | Tischler | Schwarzenberg | Möbelbau, Massivholz | Möbel nach Maß aus heimischem Holz. | Esstisch Esche; Stube Egg
Regina Felder | Drechslerin | Au | Drechseln, Holz | Schalen, Leuchten und Spielzeug. | 
Josef Burger | Kunstschmied | Bizau | Metallgestaltung, Schmieden | Geländer, Tore, Grabkreuze, Leuchten. | Tor Friedhof
Sonja Raid | Keramikerin | Hittisau | Keramik, Töpfern | Geschirr für Gasthäuser, Vasen, Kurse an der Drehscheibe. | Geschirr Adler
Birgit Lechner | Goldschmiedin | Feldkirch | Schmuck, Goldschmieden | Eheringe, Umarbeitungen von Erbstücken. | 
Gertrud Welte | Schneiderin | Frastanz | Schneiderei, Trachten | Trachten, Dirndl, Änderungen, Vereinsbekleidung. | Juppe Neuanfertigung
Amelie Schmid | Modedesignerin | Dornbirn | Modedesign, Schnitt | Kleine Kollektionen, Arbeitskleidung für Hotels. | Uniform Hotel
Nora Bösch | Textildesignerin | Lustenau | Textildesign, Stickerei | Muster, Stoffe, Stickereien auch in kleiner Auflage. | 
Veronika Erne | Floristin | Satteins | Floristik | Brautsträuße, Tischschmuck, Kränze, Dekoration von Räumen. | 
Hubert Dietrich | Architekt | Bregenz | Architektur, Entwurf, Bauleitung | Einfamilienhäuser, Zubauten, Umbau alter Bauernhäuser. | Haus am Pfänder
Stefanie Wolf | Innenarchitektin | Feldkirch | Innenarchitektur, Ladenbau | Büros, Praxen, Läden, Gaststuben. | Umbau Gasthaus; Apotheke
Michael Tschann | Ausstellungsgestalter | Bludenz | Ausstellungsgestaltung, Szenografie | Ausstellungen für Museen, Messestände. | Museum Klostertal; Messestand Holzbau
Luzia Nigsch | Landschaftsarchitektin | Ludesch | Landschaftsarchitektur | Gärten, Spielplätze, Dorfplätze. | Spielraum Thüringen
Dieter Kräutler | Produktdesigner | Hohenems | Produktdesign, Industriedesign, CAD | Geräte, Griffe, Leuchten. Vom Entwurf bis zum Prototyp aus dem 3D-Drucker. | Leuchte
Maria Spiegel | Malerin | Bezau | Malerei, Öl | Landschaften, Auftragsbilder. Ausstellungen. | 
Arno Egle | Bildhauer | Nenzing | Bildhauerei, Stein | Skulpturen, Brunnen, Grabsteine. | Dorfbrunnen
Gabi Rauch | Aquarellkurse | Lochau | Malerei, Workshops | Malkurse für Erwachsene und Kinder, Malreisen. | 
Timo Lampert | Graffiti-Künstler | Dornbirn | Graffiti, Streetart | Fassaden, Unterführungen, Workshops mit Jugendlichen. | Unterführung Bahnhof
Theresia Meusburger | Theaterpädagogin | Egg | Theater, Theaterpädagogik | Projekte mit Schulen, Regie für Laienbühnen. | 
Felix Brunner | Schauspieler, Clown | Feldkirch | Schauspiel, Kleinkunst | Auftritte bei Festen, Lesungen, Kindertheater. | 
Annelies Bitschnau | Zauberin | Vandans | Zauberei, Kinderschminken | Kindergeburtstage, Firmenfeste. | 
Jasmin Vogel | Tänzerin und Choreografin | Bregenz | Tanz, Choreografie | Zeitgenössischer Tanz, Kurse. | 
Robert Konzett | Eventmanager | Frastanz | Event Marketing, Eventmanagement | Firmenfeiern, Jubiläen, Messen, Tag der offenen Tür. | 
Silke Mähr | Hochzeitsplanerin | Feldkirch | Hochzeitsplanung | Planung, Papeterie und Dekoration. | 
Kurt Bachmann | Markenberater | Dornbirn | Brand Strategy, Branding, Workshops | Positionierung, Markenaufbau, Naming. | 
Lisa Feuerstein | Marketing für KMU | Egg | Content Marketing, Email Marketing, Social Media Marketing | Newsletter, Blog, Werbung. Marketingkonzepte für Handwerker und Direktvermarkter. | 
Pia Kohler | Papeterie | Lauterach | Kalligrafie, Papeterie | Einladungen, Urkunden, Sterbebilder. | 
Oskar Zimmermann | Buchbinder | Bregenz | Buchbinderei | Bücher, Mappen, Gästebücher. Reparatur alter Bücher. | 
Dominique Frei | Grafiker | St. Gallen | Grafikdesign, Illustration | Visuelle Kommunikation beidseits des Rheins. | Plakat Openair
Tobias Eberle | Drucker | Bludenz | Buchdruck, Letterpress | Visitenkarten und Karten auf der Boston-Tiegelpresse. | 
Karin Mayer | Grafikdesignerin | Höchst | Print Design, Grafikdesign | Flyer, Broschüren, Inserate, Messewände, Roll-ups und POS-Material. | POS-Display Fruchtsaft
Edgar Schallert | Datenvisualisierung & KI | Rankweil | Data Visualization, Python, Machine Learning | Dashboards, Chatbots und KI-Anwendungen. | 
Natalie Bechter | Virtual Reality | Dornbirn | VR, AR, Unreal Engine | Virtuelle Rundgänge für Immobilien und Museen, 360-Grad-Fotos. | Rundgang Schloss
Herbert Fink | Restaurator | Altenstadt, Feldkirch | Restaurierung, Vergolden | Altäre, Möbel, Bilderrahmen. | 
Olivia Ströhle | Tätowiererin | Bregenz | Tattoo, Zeichnung | Feine Linien, eigene Entwürfe. | 
`;
