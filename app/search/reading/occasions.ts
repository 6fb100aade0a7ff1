import { fold } from "../language/fold";
import { nounForms } from "../language/inflection";

/**
 * Motifs that alone ask for every craft that knows them: whoever types 'Hochzeit' looks for photographers, music and
 * invitations. Other motifs, such as 'Brot', say nothing without a craft.
 */
const words = `Hochzeit, Heirat, Trauung, Brautpaar, Verlobung, Standesamt, wedding, Taufe, Geburtstag, Kindergeburtstag,
  Firmenfeier, Weihnachtsfeier, Jubiläum, Feier, Fest, Sommerfest, Maturaball, Ball, Party, Konzert, Festival, Kongress, Tagung, Konferenz,
  Messe, Herbstmesse, Frühjahrsmesse, Jobmesse, Eröffnung, Vernissage, Premiere, Begräbnis, Beerdigung, Trauerfeier, Frühschoppen, Zeltfest, Kirtag,
  Alpabtrieb, Alpfest, Dorffest, Stadtfest, Polterabend, Bewerbung, Baby, Neugeborene, Schwangerschaft, Babybauch, Geburt, Erstkommunion, Kommunion, Firmung, Familie, Porträt,
  Portrait, Buch, Kinderbuch, Bilderbuch, Verein, Tourismus, Crowdfunding, Fasching, Fasnat, Theater, Bühne, Museum, Kreisverkehr, Weihnachten, Bild,
  Diplomarbeit, Masterarbeit, Bachelorarbeit, Dissertation, Düğün, Nikah, Nişan, Kına, Sünnet, Svadba, Vjenčanje, Venčanje, Krštenje`;

const occasions = new Set(words.split(/\s*,\s*/).map(fold));

export const isOccasion = (folded: string): boolean => nounForms(folded).some((form) => occasions.has(form));
