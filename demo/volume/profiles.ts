import { type Random, seeded } from "../random";
import { familyNames, firstNames, places } from "./names";
import { businesses, businessKeys, clients, remarks, trades } from "./trades";

export interface VolumeProfile {
  userType: "kreative" | "unternehmen";
  name: string;
  email: string;
  title: string | null;
  location: string | null;
  bio: string | null;
  skills: readonly string[];
  highlights: readonly string[];
  branchen: readonly string[];
  likes: number;
  memberSince: string;
}

const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
const perCompany = 8;
const memberStart = Date.UTC(2025, 1, 3);
const memberMinutes = 650 * 24 * 60;

/** Visits all pairs in a shuffled order, because the step is coprime to the length of both lists. */
function person(index: number): string {
  const pairs = firstNames.length * familyNames.length;
  const pair = ((index % pairs) * 7919) % pairs;
  const family = Math.floor(pair / firstNames.length);
  const double = Math.floor(index / pairs);
  const second = double > 0 ? `-${at(familyNames, family + double)}` : "";
  return `${at(firstNames, pair)} ${at(familyNames, family)}${second}`;
}

function business(index: number): { name: string; key: string; place: string } {
  const kind = at(businesses, index);
  const family = at(familyNames, Math.floor(index / businesses.length) * 7 + (index % businesses.length) * 11);
  const round = Math.floor(index / (businesses.length * familyNames.length));
  const place = at(places, round > 0 ? round : index * 3);
  return { name: `${kind} ${family}${round > 0 ? ` ${place}` : ""}`, key: businessKeys[kind], place };
}

/** Most profiles have a handful of likes, a few have very many. */
const likesOf = (random: Random) => Math.floor(0.6 / (random.next() ** 1.1 + 0.002));

function volumeProfile(index: number): VolumeProfile {
  const random = seeded(`volume ${index}`);
  const shared = {
    email: `konto-${index + 1}@viele.example`,
    likes: likesOf(random),
    memberSince: new Date(memberStart + random.int(0, memberMinutes) * 60_000).toISOString(),
  };
  if (index % perCompany === perCompany - 1) {
    const { name, key, place } = business(Math.floor(index / perCompany));
    const bio = random.chance(0.8)
      ? `Betrieb in ${place}, ${random.int(2, 90)} Leute. ${random.pick(["Seit drei Generationen am selben Ort.", "Vor kurzem übergeben, seither wird umgebaut.", "Wir stellen selbst her, was wir verkaufen."])}`
      : null;
    return {
      ...shared,
      userType: "unternehmen",
      name,
      title: null,
      location: place,
      bio,
      skills: [],
      highlights: [],
      branchen: [key],
    };
  }
  const trade = random.pick(trades);
  const other = random.pick(trades);
  const skills = [
    ...new Set([...trade.skills, ...(random.chance(0.5) ? other.skills.slice(0, random.int(1, 3)) : [])]),
  ];
  return {
    ...shared,
    userType: "kreative",
    name: person(index - Math.floor(index / perCompany)),
    title: random.chance(0.9) ? trade.title : null,
    location: random.chance(0.92) ? random.pick(places) : null,
    bio: random.chance(0.88) ? `${trade.doing} ${random.pick(clients)}. ${random.pick(remarks)}` : null,
    skills,
    highlights: skills.slice(0, random.int(0, 5)),
    branchen: [],
  };
}

/** Yields any number of profiles, the same ones every time. */
export function* volumeProfiles(count: number): Generator<VolumeProfile> {
  for (let index = 0; index < count; index++) yield volumeProfile(index);
}
