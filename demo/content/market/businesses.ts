import { seeded } from "../../random";
import { familyNames, places } from "../../volume/names";
import { businessKeys, businesses as kinds } from "../../volume/trades";

export interface Business {
  name: string;
  /** 'unsere Tischlerei', in the accusative. */
  ours: string;
  place: string;
  branche: string;
  hasKitchen: boolean;
}

const masculine: readonly string[] = ["Metallbau", "Gasthof"];
const neuter: readonly string[] = ["Hotel", "Architekturbüro", "Textilwerk"];
const withKitchen: readonly string[] = ["Gasthof", "Hotel", "Bäckerei", "Brauerei", "Sennerei"];
const our = (kind: string) => (masculine.includes(kind) ? "unseren" : neuter.includes(kind) ? "unser" : "unsere");

const ofEachKind = 3;

/** Small businesses, three of each kind. */
export function marketBusinesses(): Business[] {
  const random = seeded("market businesses");
  const names = random.shuffle(familyNames);
  return random.shuffle(
    Array.from({ length: kinds.length * ofEachKind }, (_, index) => {
      const kind = kinds[index % kinds.length] ?? "Tischlerei";
      return {
        name: `${kind} ${names[index]}`,
        ours: `${our(kind)} ${kind}`,
        place: random.pick(places),
        branche: businessKeys[kind],
        hasKitchen: withKitchen.includes(kind),
      };
    }),
  );
}
