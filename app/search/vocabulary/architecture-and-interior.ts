import type { Concept } from "./concept";

export const architectureAndInterior: readonly Concept[] = [
  {
    id: "architektur",
    name: "Architektur",
    words: `Architekt, Architekturbüro, architect, architecture, Baukünstler, Baukunst, Baukultur, Bauplanung,
      Hausplanung, Entwurfsplanung, Haus planen, Bauplaner, Zivilingenieur, Umbau, Sanierungskonzept, Bauzeichner,
      Zubau, Altbausanierung, Umbauplanung, Hausbau, Einreichplan, Tiny House, Bauleitung, Baumeister, Baugestaltung,
      Einfamilienhaus, Planungsbüro, Architekturentwurf, Holzarchitektur, architectural design, building design,
      Ziviltechniker, Häuser planen, Architekturstudio, Bauherrenberatung, Lehmbau, Holzbauarchitekt, ArchiCAD, Revit,
      renovieren, sanieren, Sanierung, Bauernhaus renovieren, Dachausbau, Dachausbauten, Aufstockung, Energieausweis,
      Einreichplanung, Baubescheid, Haus bauen, Wohnhaus, Nachverdichtung, Bauplan, Hallenbau planen, Schulbau,
      Kindergarten planen, Volksschule planen, Schule planen, Schule bauen, Kindergarten bauen, Halle planen, Stall
      bauen, Garage planen, Gemeindezentrum, Feuerwehrhaus, Mehrfamilienhaus, Wohnanlage, Reihenhaus, Ferienhaus
      bauen, Hotel bauen, Hotel umbauen, Gasthaus umbauen, Gebäude planen, Neubau planen, Holzhaus planen, Passivhaus,
      Stampflehm, Lehmbauer, Lehmwand, Lehmhaus, Baubiologe, Baubiologie, mimar, mimarlık, arhitekt, arhitekta,
      arhitektura, Grundriss, Grundriss zeichnen, Grundrissplan, Saunahütte planen`,
    needs: `Haus bauen, Haus umbauen, Haus entwerfen, Dachboden ausbauen, Plan fürs Haus, Altbau sanieren, Bauernhaus
      umbauen, Häuser bauen, Wohnhaus planen, Haus sanieren`,
    related: ["innenarchitektur", "holzbau", "architekturvisualisierung"],
  },
  {
    id: "innenarchitektur",
    name: "Innenarchitektur",
    words: `Innenarchitekt, Interior Design, Innenraumgestaltung, interior designer, Innenausstattung, Interieur,
      Gastronomiedesign, Hoteldesign, Bürogestaltung, Bürodesign, interior architecture, Praxisgestaltung,
      Innenraumplanung, Gastrodesign, Interieurdesign, Innengestaltung, Küchenplanung, Badplanung,
      Arbeitsweltgestaltung, interior, Barbau, Innendesign, Einrichtungsplanung, Einrichtungskonzept, Raumkonzept,
      Hoteleinrichtung, Gastroeinrichtung, Praxiseinrichtung, Lokaleinrichtung, Wellnessbereich, Hotellobby, Rezeption
      gestalten, Gastraum, Bar gestalten, Restaurant einrichten, Café einrichten, Ordination einrichten, Kanzlei
      einrichten, Innenraum, Räume, Empfangshalle, Bäder, Badezimmer, Stuben einrichten, iç mimar, iç mimarlık, dizajn
      enterijera, enterijer, interijer, dizajn interijera`,
    needs: `Restaurant einrichten, Hotel einrichten, Büro einrichten, Praxis einrichten, Lokal umgestalten, Stube
      einrichten, Hotelzimmer gestalten, Café einrichten, Gaststube gestalten, Büro gestalten, Zimmer gestalten, Lokal
      gestalten, Haus einrichten, Gasthaus einrichten, Hotelzimmer einrichten, Räume gestalten, Räume einrichten,
      Ordination einrichten, Wirtshaus einrichten, Wartezimmer gestalten, Wartezimmer einrichten, Empfang gestalten,
      Gasthof einrichten, Lokal einrichten, Stüberl einrichten, Küche planen, Bad planen, Badezimmer planen, Küche
      umbauen, Bad umbauen, Küche gestalten, Bad gestalten, Praxis planen, Wohnzimmer
      planen`,
    about: "Innenraum, Wartezimmer, Hotelzimmer, Gaststube, Stube, Ordination, Raumplanung, Raum, Einrichtung",
    wider: ["gestaltung"],
    related: ["architektur", "raumgestaltung", "moebeldesign", "ladenbau"],
  },
  {
    id: "raumgestaltung",
    name: "Raumgestaltung und Einrichtung",
    words: `Raumgestaltung, Raumgestalter, Einrichtung, Einrichtungsberatung, einrichten, Homestaging, Home Staging,
      Wohnberatung, Wohnraumgestaltung, Einrichtungsberater, Wohndesign, Wohnberater, Wohnungseinrichtung, Feng Shui,
      Farbkonzept, Farbgestaltung, Wandgestaltung, Wandfarbe, Malermeister, Anstreicher, Kalkputz, Interior Stylist,
      Maler und Anstreicher, Farbdesign, Zimmergestaltung, interior decorating, decorator, Farbgestalter, Farbplanung,
      Tapezieren, Dekorputz, Home Stager, Homestager, Wohnung herrichten, Immobilie aufhübschen, Malerarbeiten,
      Malerbetrieb, Zimmermaler, Farbberatung Wohnung, Farbberatung Fassade, Farbberatung Haus, Farbberatung Zimmer,
      Farbberatung Wohnzimmer`,
    needs: `Wohnung einrichten, Zimmer einrichten, Wohnzimmer gestalten, Wohnung verschönern, Wohnzimmer einrichten,
      Wand gestalten, Kinderzimmer gestalten, Wohnung verkaufen, Wohnung verkaufsfertig machen, Fassade streichen,
      Wand streichen, Wände streichen, Wohnung streichen, Zimmer streichen, Haus streichen, Wohnung ausmalen, Zimmer
      ausmalen`,
    about: "Wohnung, Wohnzimmer, Kinderzimmer, Schlafzimmer, Raum",
    related: ["innenarchitektur", "wandmalerei", "dekoration"],
  },
  {
    id: "landschaftsarchitektur",
    name: "Landschafts- und Gartengestaltung",
    words: `Landschaftsarchitekt, Landschaftsarchitektur, Gartengestaltung, Gartengestalter, Gartenplanung,
      Gartendesign, Gartenarchitekt, landscape architect, garden design, Freiraumplanung, Landschaftsplanung, Garten,
      Gärtner, Gartenbau, Landschaftsgärtner, landscape architecture, Grünraumplanung, Gartenbauer, Gartenarchitektur,
      Spielplatz, Spielplatzgestaltung, Spielplatzplanung, Platzgestaltung, Dachbegrünung, Naturgarten, gardener,
      Schulhofgestaltung, Freiraumgestaltung, Friedhofsgestaltung, Terrasse, Pflanzplan, Permakultur, Hochbeet,
      Grünplanung, Gartenplaner, Gartenplanerin, Freiraum, Freiräume, Schulhof, Schulhöfe, Pausenhof, Friedhof
      gestalten, Schwimmteich, Biotop, Steingarten, Trockenmauer, Bepflanzung, bepflanzen, Stauden, Hofgestaltung,
      Vorplatz, Vorplatz gestalten, Skatepark, Kindergartenspielplatz, Motorikpark, Grünraum, Grünräume, Dachterrasse,
      Dachgarten, Innenhof, Vorgarten, Balkongestaltung, Kräutergarten, Hanggarten`,
    needs: `Garten gestalten, Garten planen, Dorfplatz gestalten, Spielplatz bauen, Spielplatz planen,
      Schulhof gestalten, Garten anlegen`,
    about: "Friedhof, Dorfplatz, Schulhof, Kreisverkehr, Park",
    wider: ["gestaltung"],
    related: ["architektur", "raumplanung"],
  },
  {
    id: "lichtplanung",
    name: "Lichtplanung",
    words: `Lichtplaner, Beleuchtungsplanung, Raumbeleuchtung, Beleuchtungskonzept, lighting planner, Lichtberatung,
      architectural lighting, Lichtkonzept für Räume, Lichtarchitektur, Ladenbeleuchtung, Straßenbeleuchtung,
      Beleuchtung, Außenbeleuchtung, Beleuchtungsplaner, Licht`,
    needs: `Lichtkonzept Kirche, Lichtkonzept Haus, Lichtkonzept Büro, Lichtkonzept Wohnung, Lichtkonzept Laden,
      Lichtkonzept Restaurant, Lichtkonzept Museum, Licht fürs Büro`,
    about: "Büro, Wohnung, Raum, Museum, Laden, Shop, Kirche",
    related: ["lichttechnik", "leuchten", "innenarchitektur"],
  },
  {
    id: "ladenbau",
    name: "Ladenbau und Shopdesign",
    words: `Ladenbau, Shopdesign, Ladengestaltung, Shopgestaltung, Ladenbauer, Verkaufsraum, retail design, shop
      design, Geschäftsgestaltung, Ladeneinrichtung, Verkaufsraumgestaltung, store design, Geschäftseinrichtung,
      Marktstand, Verkaufsstand, Hofladen, Point of Sale, POS, Theke, Shopkonzept, Foodtruck, Verkaufswagen,
      Pop-up-Store, pop-up store, Verkaufsregal, Verkaufstheke, Geschäft umbauen, Laden umbauen, Laden einrichten,
      Hofladen einrichten, Weihnachtsmarkt Stand, Christkindlmarkt Stand, Adventmarkt Stand, Wochenmarkt Stand,
      Bauernmarkt Stand, Flohmarkt Stand, Markthütte, Marktwagen, Christkindlmarkthütte, Weihnachtsmarkthütte,
      Verkaufshütte`,
    needs: `Geschäft einrichten, Laden einrichten, Geschäft gestalten, Verkaufsraum gestalten, Laden gestalten,
      Bäckerei umbauen, Stand am Christkindlmarkt, Stand am Weihnachtsmarkt, Stand am Adventmarkt, Stand am
      Wochenmarkt, Stand am Bauernmarkt`,
    about: "Geschäft, Laden, Bäckerei, Friseursalon, Bauernladen",
    related: ["innenarchitektur", "schaufenster", "messebau"],
  },
  {
    id: "schaufenster",
    name: "Schaufenstergestaltung",
    words: `Schaufenster, Schaufenstergestalter, Visual Merchandising, Schauwerbegestalter, window dressing, Auslage,
      Visual Merchandiser, Warenpräsentation, Schaufensterdekoration, Schaufensterdekorateur, shop window,
      Auslagengestaltung, Auslage dekorieren, Schaufensterdeko, Schauwerber, Schaukasten, Vitrine`,
    needs: "Schaufenster gestalten, Schaufenster dekorieren, Auslage gestalten",
    related: ["dekoration", "ladenbau", "beschriftung"],
  },
  {
    id: "architekturvisualisierung",
    name: "Architekturvisualisierung",
    words: `Architekturrendering, Bauvisualisierung, Immobilienvisualisierung, Architekturanimation, archviz,
      architectural visualization, 3D-Architekturvisualisierung, Wettbewerbsvisualisierung, Renderings,
      Hausvisualisierung, Innenraumvisualisierung, 3D-Hausplan, architectural rendering, Architekturvisualisierer`,
    needs: "Haus visualisieren, Wohnanlage visualisieren, Bilder vom geplanten Haus",
    about: `Architektur, Bau, Haus, Wohnanlage, Immobilie, Neubau, Gebäude, Wohnung, Innenraum, Wettbewerb, Küche,
      Einfamilienhaus, Mehrfamilienhaus, Reihenhaus, Wohnhaus, Ferienhaus, Passivhaus, Holzhaus, Bauprojekt`,
    wider: ["3d-design"],
    related: ["architektur", "architekturfotografie"],
  },
  {
    id: "raumplanung",
    name: "Raum- und Ortsplanung",
    words: `Raumplaner, Raumplanung, Stadtplaner, Stadtplanung, Ortsplanung, urban planning, Städtebau, urban planner,
      Ortsentwicklung, Ortskernentwicklung, Quartiersentwicklung, Leerstand, Gemeindeentwicklung, Bürgerbeteiligung,
      Beteiligungsprozess, Ortskernbelebung, urban design, Zwischennutzung, Beteiligung, Leerstandsnutzung,
      Verkehrsplanung, Mobilitätskonzept, Bürgerrat, Ortsbild, Bürgerbeteiligungsprozess, räumlicher Entwicklungsplan`,
    needs: "Ortskern beleben, Leerstand nutzen, Bürger beteiligen",
    related: ["architektur", "landschaftsarchitektur", "workshopmoderation"],
  },
];
