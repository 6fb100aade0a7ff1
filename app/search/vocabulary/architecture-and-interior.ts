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
      arhitektura, Grundriss, Grundriss zeichnen, Grundrissplan, Saunahütte planen, Aussichtsturm, Bushaltestelle,
      Wartehäuschen, Brücke planen, architetto, Baueingabe, Architekturwettbewerb, Bauphysik, Statik, Statiker,
      Energieberatung, Bauaufsicht, Bestandsplan, Baugenehmigung, Bauberater, Generalplaner, Dachgeschossausbau,
      Bauträger, Ferienhaus planen, Garage bauen, Kapelle bauen, Plan zeichnen, Hausplan, Feuerwehrhaus planen,
      Bauwerber, Umwidmung Plan`,
    needs: `Haus bauen, Haus umbauen, Haus entwerfen, Dachboden ausbauen, Plan fürs Haus, Altbau sanieren, Bauernhaus
      umbauen, Häuser bauen, Wohnhaus planen, Haus sanieren`,
    related: ["innenarchitektur", "holzbau", "architekturvisualisierung", "architekturfotografie"],
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
      enterijera, enterijer, interijer, dizajn interijera, Bürokonzept, Barplanung, New Work Büro, interni, architetto
      d'interni, Restaurant gestalten, Wirtshaus gestalten, Arztpraxis gestalten, Praxis gestalten, Gaststube umbauen,
      Wohnung umbauen, Gastronomie Einrichtung, Jugendraum gestalten, Almhütte einrichten, Hütte einrichten,
      Ferienhaus einrichten`,
    needs: `Restaurant einrichten, Hotel einrichten, Büro einrichten, Praxis einrichten, Lokal umgestalten, Stube
      einrichten, Hotelzimmer gestalten, Café einrichten, Gaststube gestalten, Büro gestalten, Zimmer gestalten, Lokal
      gestalten, Haus einrichten, Gasthaus einrichten, Hotelzimmer einrichten, Räume gestalten, Räume einrichten,
      Ordination einrichten, Wirtshaus einrichten, Wartezimmer gestalten, Wartezimmer einrichten, Empfang gestalten,
      Gasthof einrichten, Lokal einrichten, Stüberl einrichten, Küche planen, Bad planen, Badezimmer planen, Küche
      umbauen, Bad umbauen, Küche gestalten, Bad gestalten, Praxis planen, Wohnzimmer
      planen`,
    about: `Innenraum, Wartezimmer, Hotelzimmer, Gaststube, Stube, Ordination, Raumplanung, Raum, Einrichtung, Lobby,
      Foyer, Rezeption, Empfangsbereich, Eingangsbereich, Kantine, Seminarraum, Besprechungsraum, Pausenraum,
      Aufenthaltsraum, Speisesaal, Chalet, Hotelbar, Bar, Lounge, Frühstücksraum, Bibliothek, Schulbibliothek,
      Klassenzimmer, Gästezimmer, Besprechungszimmer`,
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
      Farbberatung Wohnzimmer, dekorasyon, uređenje prostora, arredamento, Möblierung, Einrichtungsplaner,
      Aufräumcoach, Wohncoach, Ordnung schaffen, Akustik Raum, Raumakustik, Schallschutz, Ordnungscoach, Ausmisten`,
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
      Dachgarten, Innenhof, Vorgarten, Balkongestaltung, Kräutergarten, Hanggarten, Terrassengestaltung,
      Kräuterspirale, Balkonbepflanzung, Grabgestaltung, Grabbepflanzung, peyzaj, pejzažni arhitekt, giardino,
      giardini, Teich anlegen, Außenanlage, Rasen, Hecke, Blumenwiese, Bäume pflanzen, Gartenweg, Grünfläche,
      Pumptrack, Fassadenbegrünung, Landschaftsplaner, Außenbereich gestalten`,
    needs: `Garten gestalten, Garten planen, Dorfplatz gestalten, Spielplatz bauen, Spielplatz planen,
      Schulhof gestalten, Garten anlegen`,
    about: "Friedhof, Dorfplatz, Schulhof, Kreisverkehr, Park, Ortseinfahrt, Ortskern, Ortszentrum",
    wider: ["gestaltung"],
    related: ["architektur", "raumplanung"],
  },
];
