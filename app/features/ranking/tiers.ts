import type { readings } from "~/search/document";
import type { TierKind } from "~/search/tiers";
import type { SearchedOfPerson, SearchedOfWork } from "~/search-index/parts.server";

/** Each kind of results, in the words of the page that explains it. */
export const explainedTiers: Record<TierKind, string> = {
  name: "Wer genau so heißt, wie Sie getippt haben.",
  letters:
    "Wer alle getippten Buchstaben in Name, Titel oder Ort stehen hat; von einer Tätigkeit oder einem Ding, etwa „Lampe“: wer das ganze Wort dort stehen hat.",
  craft:
    "Wer die gesuchte Tätigkeit ausübt, mit einem Ort in der Suche: dort. Voran steht, wer das Gesuchte selbst nennt, etwa „Jagdmesser“ statt „Schmied“, dann, wer die Tätigkeit im Titel nennt.",
  near: "Wer die Tätigkeit in der Umgebung ausübt, die nächste Gemeinde zuerst.",
  elsewhere: "Wer die Tätigkeit anderswo ausübt.",
  part: "Wer nur einen Teil der gesuchten Tätigkeiten ausübt.",
  broader: "Wer etwas ausübt, das die gesuchte Tätigkeit umfasst, voran, wer es im Titel nennt.",
  mentioned: "Wer die gesuchten Wörter nur in einem Text erwähnt.",
  related:
    "Wer etwas Verwandtes ausübt, oder nur in einem Text davon spricht, etwas auszuüben, das die gesuchte Tätigkeit umfasst.",
  within: "Wer das Wort für die Tätigkeit nur in einem anderen stehen hat, etwa „Lampe“ in „Lampert“.",
};

/** What the page calls each column of a person that is searched. */
const called: Record<SearchedOfPerson, string> = {
  name: "Name",
  title: "Titel",
  location: "Ort",
  skills: "Skills",
  branchen: "Branchen",
  portfolioHighlights: "Spezialisierungen",
  bio: "„Über uns“",
};

/** And of a work. The client counts for nothing that the page explains. */
const calledOfWork: Record<Exclude<SearchedOfWork, "client">, string> = {
  title: "Titel",
  contribution: "Rolle",
  skills: "Skills",
  content: "Texte",
};

/** What is searched of a person, and what each part counts for. */
export const explainedParts: Record<
  Exclude<keyof typeof readings, "summary" | "brief" | "firm" | "words">,
  { fields: string; counts: string }
> = {
  name: {
    fields: called.name,
    counts:
      "zählt für die Buchstaben; ein Name wie „Fischer“ gilt nie als Tätigkeit, der eines Unternehmens schon: „Tischlerei Felder“",
  },
  title: { fields: called.title, counts: "zählt für die Buchstaben und sagt, was jemand anbietet" },
  place: { fields: called.location, counts: "zählt für die Buchstaben und für Ort und Entfernung" },
  offer: {
    fields: `${called.skills}, ${called.branchen} und ${called.portfolioHighlights}`,
    counts: "sagen, was jemand anbietet",
  },
  example: {
    fields: `${calledOfWork.title}, ${calledOfWork.contribution} und ${calledOfWork.skills} der Arbeiten`,
    counts: "zeigen, was jemand kann, und zählen weniger als ein Angebot",
  },
  text: {
    fields: `${called.bio} und die ${calledOfWork.content} der Arbeiten`,
    counts: "zählen weniger als ein Angebot; was ein Text verneint („keine Hochzeiten“), zählt nicht",
  },
};
