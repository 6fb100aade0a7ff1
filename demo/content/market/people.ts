import { seeded } from "../../random";
import { familyNames, firstNames, places } from "../../volume/names";
import { clients, remarks, trades } from "../../volume/trades";
import { creatives } from "../creatives";
import type { PictureName } from "../types";
import { marketBusinesses } from "./businesses";

/** A member of the half year before the demo's day. */
export interface MarketPerson {
  name: string;
  email: string;
  userType: "kreative" | "unternehmen";
  title: string | null;
  location: string;
  bio: string;
  skills: readonly string[];
  branchen: readonly string[];
  avatar: PictureName | null;
  /** The week of joining, counted back from the present one. */
  weeksAgo: number;
  /** Reserved by the operator first, and claimed. */
  isClaimed: boolean;
}

const count = 430;
const portraits = ["anna-portraet-3", "ben-portraet-3", "elif-portraet-1", "hedwig-portraet-3", "jodok-portraet-4"];
const morePortraits = ["luca-portraet-1", "mathilda-portraet-5", "nadja-portraet-5", "valentina-portraet-5"];
const faces = [...portraits, ...morePortraits] as PictureName[];
/** Whoever is not among these was a member before the half year. */
const weeks = 26;
const sinceBefore = 40;

/** The creatives, then the businesses. The first of each have been members for longer. */
export function marketPeople(): MarketPerson[] {
  const random = seeded("market people");
  const [first, family] = [random.shuffle(firstNames), random.shuffle(familyNames)];
  const known = new Set(creatives.map(({ name }) => name));
  const joined = (index: number, all: number) =>
    index < sinceBefore ? weeks : Math.floor(((all - 1 - index) / (all - sinceBefore)) * weeks);
  const people = Array.from({ length: count }, (_, index): MarketPerson => {
    const trade = random.pick(trades);
    const name = `${first[index % first.length]} ${family[(index * 3 + Math.floor(index / family.length)) % family.length]}`;
    return {
      name,
      email: `mitglied-${index + 1}@halbjahr.example`,
      userType: "kreative",
      title: trade.title,
      location: random.pick(places),
      bio: `${trade.doing} ${random.pick(clients)}. ${random.pick(remarks)}`,
      skills: trade.skills,
      branchen: [],
      avatar: random.chance(0.72) ? random.pick(faces) : null,
      weeksAgo: joined(index, count),
      isClaimed: index % 3 === 0,
    };
  });
  const businesses = marketBusinesses().map(
    ({ name, place, branche }, index): MarketPerson => ({
      name,
      email: `betrieb-${index + 1}@halbjahr.example`,
      userType: "unternehmen",
      title: null,
      location: place,
      bio: `Betrieb in ${place}, ${random.int(2, 90)} Leute.`,
      skills: [],
      branchen: [branche],
      avatar: null,
      weeksAgo: joined(index, count),
      isClaimed: false,
    }),
  );
  return [...people.filter(({ name }) => !known.has(name)), ...businesses];
}
