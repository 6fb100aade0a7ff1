import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import { inject } from "vitest";
import { notInArchives } from "../../server/backup/archive-tables";
import { createDatabase, withClient } from "./postgres";

interface Entry {
  name: string;
  content: Buffer;
}

/** Copies an archive with changed entries, as somebody may have tampered with it. */
export async function repack(from: string, to: string, change: (entries: Entry[]) => Entry[]): Promise<void> {
  const unpacked = extract();
  const read = pipeline(createReadStream(from), createGunzip(), unpacked);
  const entries: Entry[] = [];
  for await (const entry of unpacked) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    entries.push({ name: entry.header.name, content: Buffer.concat(chunks) });
  }
  await read;
  const packed = pack();
  const written = pipeline(packed, createGzip(), createWriteStream(to));
  for (const { name, content } of change(entries)) packed.entry({ name }, content);
  packed.finalize();
  await written;
}

/** Creates an empty database without a schema, like an operator's new one. */
export const emptyDatabase = () => createDatabase(inject("templateUrl"), "template1");

/** Jobs count these again from the others, at any time. */
const counted = ["landing_pages", "name_words", "market_weeks", "market_supply", "funnel_weeks"];

/** Every row of every table, as text. */
export const rowsByTable = (url: string) =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)",
      [[...notInArchives, ...counted]],
    );
    const found: Record<string, Set<string>> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(`select t::text as row from "${name}" t`);
      found[name] = new Set(rows.map(({ row }) => row));
    }
    return found;
  });
