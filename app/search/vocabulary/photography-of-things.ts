import type { Concept } from "./concept";

export const photographyOfThings: readonly Concept[] = [
  {
    id: "produktfotografie",
    name: "Produktfotografie",
    words: `Produktfotograf, Produktfoto, Packshot, Freisteller, Stilllife, Still Life, product photography, product
      photographer, Objektfotografie, Sachfotografie, Katalogfotografie, Kunstreproduktion, Reproduktion,
      Reproduktionen, reproduzieren, Onlineshop Fotos, Shopfotos, Webshop Fotos, E-Commerce Fotografie, Ware
      fotografieren, Tabletop`,
    needs: "Produktbilder, Produktaufnahmen, Bilder für den Onlineshop, Artikelbilder, Bilder von Produkten",
    about: `Produkt, Artikel, Ware, Katalog, Onlineshop, Webshop, Shop, Gegenstand, Schmuck, Möbel, Werkstück,
      product, Sortiment, Verpackung`,
    wider: ["fotografie"],
    related: ["werbefotografie", "produktvisualisierung", "foodfotografie"],
  },
  {
    id: "foodfotografie",
    name: "Foodfotografie",
    words: `Foodfotograf, Foodfoto, food photography, food photographer, Speisenfotografie, Kulinarikfotografie,
      Bilder von Speisen, Fotos von Speisen, Bilder vom Essen, Fotos vom Essen, Gerichte fotografieren, Teller
      fotografieren`,
    needs: "Essensbilder, Bilder für die Speisekarte, Rezeptfoto",
    about: `Food, Essen, Speisen, Gericht, Kulinarik, Restaurant, Küche, Rezept, Kochbuch, Getränke, Lebensmittel,
      Käse, Brot, Bäckerei, Gastronomie, Torte, Wein, Speisekarte`,
    wider: ["fotografie"],
    related: ["produktfotografie", "hotelfotografie", "foodstyling"],
  },
  {
    id: "foodstyling",
    name: "Foodstyling",
    words: `Foodstylist, Food Styling, food stylist, Rezeptentwicklung, Rezeptentwickler, Speisen anrichten, Foodblogger,
      Kulinarik Styling, Kochbuchautor, Rezepte entwickeln`,
    related: ["foodfotografie", "styling", "produktfotografie"],
  },
  {
    id: "architekturfotografie",
    name: "Architekturfotografie",
    words: `Architekturfotograf, Immobilienfotografie, Interieurfotografie, Interiorfotografie, architectural
      photography, Industriefotografie, Baudokumentation, Bautenfotografie, Baustelle dokumentieren, Baustelle
      fotografieren, Baufortschritt, Bestandsaufnahme Fotos, Referenzfotos, Objektfotos`,
    needs: "Immobilienbilder, Wohnungsbilder, Referenzbilder",
    about: `Architektur, Immobilie, Gebäude, Haus, Wohnung, Interieur, Innenraum, Bau, Baustelle, Industrie, Halle,
      Neubau, Ferienwohnung, Raum, Referenzobjekt, real estate, Maschine, Anlage, Werkhalle, Fabrik, Produktionshalle,
      Maschinenbau, Rohbau, Exposé, Makler, Einfamilienhaus, Mehrfamilienhaus, Reihenhaus, Wohnhaus, Feuerwehrhaus,
      Gemeindezentrum, Wohnanlage, Passivhaus, Holzhaus`,
    wider: ["fotografie"],
    related: ["architekturvisualisierung", "hotelfotografie", "drohnenaufnahmen"],
  },
  {
    id: "hotelfotografie",
    name: "Hotel- und Tourismusfotografie",
    words: `Hotelfotograf, Hotelfotografie, Hotelfoto, Tourismusfotografie, Destinationsfotografie, Reisefotografie,
      travel photography, Fotos für Airbnb, Fotos für Booking, Bilder für Booking, Zimmer fotografieren, Gasthaus
      fotografieren`,
    about: `Hotel, Tourismus, Zimmer, Pension, Gasthof, Gasthaus, Chalet, Wellness, Reise, Urlaub, Ferien, Skigebiet,
      Destination, Hütte, Bauernhof, travel, Airbnb, Almhütte, Berghütte, Ferienhaus, Ferienwohnung, Restaurant,
      Lokal, Café, Wirtshaus`,
    wider: ["fotografie"],
    related: ["architekturfotografie", "landschaftsfotografie", "foodfotografie"],
  },
  {
    id: "landschaftsfotografie",
    name: "Landschafts- und Naturfotografie",
    words: `Landschaftsfotograf, Naturfotograf, Landschaftsfotografie, Naturfotografie, Bergfotografie,
      Astrofotografie, landscape photography, nature photography, Makrofotografie, Outdoorfotografie`,
    about: `Landschaft, Natur, Berge, Berg, Alpen, See, Wald, Himmel, Sterne, Pflanzen, Blumen, Winter, Herbst, Alpe,
      Outdoor, Gipfel, Wiese`,
    wider: ["fotografie"],
    related: ["drohnenaufnahmen", "hotelfotografie", "tierfotografie"],
  },
  {
    id: "sportfotografie",
    name: "Sportfotografie",
    words: "Sportfotograf, Actionfotografie, sports photography",
    about: `Sport, Action, Ski, Klettern, Mountainbike, Fußball, Lauf, Wettkampf, Turnier, Marathon, Snowboard,
      Rennen, Radrennen, Athlet, Bike, Motorsport, Auto`,
    wider: ["fotografie"],
    related: ["eventfotografie"],
  },
  {
    id: "tierfotografie",
    name: "Tierfotografie",
    words: "Tierfotograf, Hundefotografie, Pferdefotografie, Wildlifefotografie, pet photography, wildlife photography",
    about: "Tier, Hund, Pferd, Katze, Haustier, Kuh, Vieh, Wildtier, Vogel, pet, dog, wildlife, Vierbeiner, Tiere",
    wider: ["fotografie"],
    related: ["landschaftsfotografie"],
  },
];
