import type { Concept } from "./concept";

export const filmProducing: readonly Concept[] = [
  {
    id: "filmherstellung",
    name: "Filmherstellung und Produktionsleitung",
    words: `Filmproduzent, Herstellungsleitung, Herstellungsleiter, Produktionsleitung, Produktionsleiter, Aufnahmeleitung,
      Aufnahmeleiter, Produktionsassistenz, Produktionsassistent, executive producer, line producer, film producer,
      Produzent für Film, Filmförderung, Filmfinanzierung, Koproduktion, Drehplanung, Drehplan, Produktionskoordination,
      production manager, Filmgeschäftsführung, unit manager, Setaufnahmeleitung, Setrunner, Set-Runner`,
    needs: "Filmförderung beantragen, Film finanzieren",
    wider: ["film"],
    related: ["regie", "drehorte", "casting"],
  },
  {
    id: "drehorte",
    name: "Drehorte und Locations",
    words: `Drehort, Location Scout, Locationscout, Location Scouting, Locationscouting, location manager, Motivsuche,
      Motivsucher, Motivaufnahmeleitung, Drehgenehmigung, Fotolocation, Location, film location, Drehorte, Motiv für
      Film, Hochzeitslocation`,
    needs: "Drehort suchen, Location suchen",
    related: ["filmherstellung", "film", "fotografie"],
  },
  {
    id: "casting",
    name: "Casting",
    words: `Casting, Caster, Castingagentur, casting director, Besetzung, Statist, Statisterie, Komparse, Komparserie,
      extras casting, Kinderdarsteller Casting, Modelagentur, Modelbooking, Mannequin, Fotomodell, Fotomodel,
      Kindermodel, Models, Handmodel, male model, foto modeli`,
    needs: "Leute für einen Spot, Gesichter für Kampagne",
    related: ["schauspiel", "film", "filmherstellung"],
  },
];
