import { z } from "zod";

const name = z.string().trim().min(1).max(60);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const line = z.array(z.tuple([latitude, longitude])).min(2);
const decimal = "-?\\d{1,3}(\\.\\d+)?";
const rows = (form: RegExp, example: string) =>
  z.array(
    z
      .string()
      .trim()
      .regex(form, { error: ({ input }) => `'${input}' is not like '${example}'` }),
  );
const named = /^[^:]+: [^:\s][^:]*$/;

/** Everything that binds a site to its region. docs/operations.md explains each part. */
export const regionFile = z.strictObject({
  /** As it stands after 'in' and 'aus'. */
  name,
  alsoCalled: z.array(name).default([]),
  country: z.strictObject({ name, code: z.string().regex(/^[A-Z]{2}$/), alsoCalled: z.array(name).default([]) }),
  /** What a creative's page shows without a place; the region, unless stated. */
  placeOfCreatives: name.optional(),
  /** Examples in fields and texts. */
  examples: z.strictObject({ place: name, area: name }),
  /** Where work goes that nobody finds here: 'über den Arlberg'. */
  away: name.default("in die Ferne"),
  /** The town whose court the terms name. */
  court: name,
  municipalities: rows(
    new RegExp(`^[^,:]+, [^,:]+, ${decimal}, ${decimal}(, [^,]+)?$`),
    "Name, District, 47.1, 9.8, 6700",
  ).min(1),
  villages: rows(named, "Municipality: Village, Village").default([]),
  areas: rows(named, "Area = Other name: Municipality, @Other area").default([]),
  neighbours: rows(
    new RegExp(`^[^,:]+, ${decimal}, ${decimal}(, [^,:]+)?(: [^:]+)?$`),
    "Name, 47.5, 9.7, Neighbour around it: Other name",
  ).default([]),
  adjectives: rows(named, "Place: Adjective, Adjective").default([]),
  /** Names that are also ordinary words. */
  alsoWords: z.array(name).default([]),
  map: z
    .strictObject({
      /** Its upper left corner and its scale; without it, the map shows all municipalities. */
      frame: z.strictObject({ west: longitude, north: latitude, unitsPerDegree: z.number().positive() }).optional(),
      /** A lake, open at the edge of the map, with its name this far from the left and the top, in per cent. */
      lake: z.strictObject({ name, left: z.number(), top: z.number(), shore: line }).optional(),
      river: line.optional(),
    })
    .default({}),
});

export type RegionFile = z.output<typeof regionFile>;
