import { fold } from "../../app/search/language/fold";
import { municipalities } from "../../app/search/region/region";
import { concepts } from "../../app/search/vocabulary/vocabulary";
import { hardNegatives, madePeople } from "./made-people";

export interface MadePerson {
  name: string;
  title: string;
  location: string;
  skills: string[];
  bio: string;
  works: string[];
  likes: number;
  /** What this person really does, as judged by hand. */
  crafts: string[];
}

const firstNames = "Agathe Bertram Christl Dietmar Edeltraud Ferdl Gunda Herlinde Isidor Judith Klemens Liesl".split(
  " ",
);
const lastNames = "Amann Berchtel Dünser Ender Fessler Gmeiner Hämmerle Immler Jäger Kessler Loacker Moosbrugger".split(
  " ",
);
const towns = "Bregenz Dornbirn Feldkirch Bludenz Lustenau Hohenems Egg Rankweil Hard Götzis".split(" ");

/** A person who lists a skill of the catalogue offers its craft. */
const craftsOfSkill = (skill: string) => concepts.filter(({ skills }) => skills?.includes(skill)).map(({ id }) => id);

const cellsOf = (line: string) => line.split("|").map((cell) => cell.trim());
const listed = (cell = "") =>
  cell
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
const linesOf = (text: string) => text.trim().split("\n");

/** The same people every time. */
export function madeSet(): MadePerson[] {
  const villages = municipalities().map(({ name }) => name);
  const people = linesOf(madePeople).flatMap((line, row) => {
    const [crafts, title = "", skills, bio = "", works] = cellsOf(line);
    return [0, 1].map((twin) => {
      const number = row * 2 + twin;
      const place = twin === 0 ? towns[row % towns.length] : villages[(row * 7) % villages.length];
      return {
        name: `${firstNames[number % 12]} ${lastNames[(number * 5 + Math.floor(number / 12)) % 12]} ${number}`,
        title,
        location: place ?? "",
        skills: listed(skills),
        bio,
        works: listed(works).slice(0, 1),
        likes: (number * 37) % 23,
        crafts: [...listed(crafts), ...listed(skills).flatMap(craftsOfSkill)],
      };
    });
  });
  const negatives = linesOf(hardNegatives).map((line, row) => {
    const [name = "", title = "", location = "", skills, bio = ""] = cellsOf(line);
    return { name, title, location, skills: listed(skills), bio, works: [], likes: 30 + row, crafts: [] };
  });
  return [...people, ...negatives];
}

/** Whether name, title or place contain all typed words: such a person must always be found. */
export const hasLetters = ({ name, title, location }: MadePerson, query: string): boolean => {
  const text = fold(`${name} ${title} ${location}`);
  return query.split(/\s+/).every((word) => text.includes(fold(word)));
};
