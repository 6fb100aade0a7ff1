import { z } from "zod";

/**
 * An archive holds, in this order: `manifest.json`, `database/<table>/<part>` in the text format of COPY, `jobs.json`,
 * `files/<key>` and `end.json`. An archive without `end.json` is incomplete.
 */
export const archiveFormat = 1;

/** Large enough for speed, small enough to hold in memory. */
export const partBytes = 4 * 1024 * 1024;

export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  version: z.string(),
  createdAt: z.string(),
  /** Of the secret at that time; see `secretMark`. Older archives have none. */
  secretMark: z.optional(z.string()),
  /** The hashes of the migrations that made the schema, oldest first. */
  migrations: z.array(z.string()),
  /** Parents before children, so that no row comes before the one it names. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

export const jobsSchema = z.array(
  z.object({
    id: z.string(),
    queue: z.enum(["mail", "mail-failed", "gathered-mails"]),
    data: z.record(z.string(), z.unknown()),
  }),
);

export const endSchema = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.string()),
  jobs: z.number(),
  files: z.number(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Jobs = z.infer<typeof jobsSchema>;
export type End = z.infer<typeof endSchema>;

export function readJson<Schema extends z.ZodType>(schema: Schema, bytes: Buffer): z.infer<Schema> {
  return schema.parse(JSON.parse(bytes.toString("utf8")));
}
