import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { type CopyStreamQuery, from as copyFrom } from "pg-copy-streams";
import type { Extract } from "tar-stream";
import { connectionOf } from "~/db/client.server";
import type { StatementClient } from "~/db/statement-pool.server";
import { storage } from "~/images/storage.server";
import { enqueue, startJobs, stopJobs } from "~/jobs/jobs.server";
import { Refusal } from "../refusal";
import { type End, endSchema, jobsSchema, type Manifest, manifestSchema, readJson } from "./archive";
import { columnList, quoted } from "./archive-tables";
import { prepareSchema } from "./restore-schema";

type Entry = Extract extends AsyncIterable<infer One> ? One : never;

/** Loads the parts of an archive one by one, all in one transaction. */
export class Loader {
  private manifest: Manifest | null = null;
  private end: End | null = null;
  private copying: { table: string; stream: CopyStreamQuery } | null = null;
  private readonly rows: Record<string, number> = {};
  private jobs = 0;
  private readonly client: StatementClient;
  private readonly url: string;
  private readonly written: string[];

  constructor(client: StatementClient, url: string, written: string[]) {
    this.client = client;
    this.url = url;
    this.written = written;
  }

  async take(entry: Entry): Promise<void> {
    const { name } = entry.header;
    if (name === "manifest.json") return this.begin(readJson(manifestSchema, await buffer(entry)));
    if (!this.manifest) throw new Refusal("This is no backup of this site.");
    const [folder, ...rest] = name.split("/");
    if (folder === "database") return this.copyPart(rest[0] ?? "", entry);
    await this.endCopy();
    if (name === "jobs.json") return this.queue(await buffer(entry));
    if (folder === "files") return this.putFile(rest.join("/"), await buffer(entry));
    if (name === "end.json") this.end = readJson(endSchema, await buffer(entry));
    else entry.resume();
  }

  private async begin(manifest: Manifest): Promise<void> {
    this.manifest = manifest;
    await prepareSchema(this.client, this.url, manifest.migrations);
    await this.client.query("begin");
    // Without this, triggers would add to counts that the archive already holds.
    for (const { name } of manifest.tables) await this.client.query(`alter table ${quoted(name)} disable trigger user`);
  }

  private async copyPart(table: string, entry: Entry): Promise<void> {
    if (this.copying?.table !== table) {
      await this.endCopy();
      const columns = this.manifest?.tables.find(({ name }) => name === table)?.columns;
      if (!columns) throw new Refusal(`The backup contains the table ${table}, which its manifest does not list.`);
      const stream = this.client.query(copyFrom(`copy ${quoted(table)} (${columnList(columns)}) from stdin`));
      this.copying = { table, stream };
    }
    const { stream } = this.copying;
    for await (const chunk of entry) await write(stream, chunk as Buffer);
  }

  private async endCopy(): Promise<void> {
    if (!this.copying) return;
    const { table, stream } = this.copying;
    this.copying = null;
    await once(stream.end(), "finish");
    this.rows[table] = stream.rowCount;
  }

  private async queue(bytes: Buffer): Promise<void> {
    const jobs = readJson(jobsSchema, bytes);
    if (jobs.length === 0) return;
    const on = connectionOf(this.client);
    await startJobs(this.url);
    try {
      for (const { id, queue, data } of jobs) await enqueue(on, queue, data, { id });
    } finally {
      await stopJobs();
    }
    this.jobs = jobs.length;
  }

  private async putFile(key: string, bytes: Buffer): Promise<void> {
    const disk = await storage();
    await disk.put(key, bytes);
    this.written.push(key);
  }

  async finish(file: string): Promise<End> {
    await this.endCopy();
    const { manifest, end } = this;
    if (!manifest || !end) throw new Refusal(`${file} is not complete.`);
    const wrong = manifest.tables.filter(({ name }) => (this.rows[name] ?? 0) !== (end.rows[name] ?? 0));
    if (wrong.length > 0 || this.jobs !== end.jobs || this.written.length !== end.files) {
      throw new Refusal(`${file} is damaged: its content does not match its counts.`);
    }
    for (const { name } of manifest.tables) await this.client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const [sequence, last] of Object.entries(end.sequences)) {
      await this.client.query("select setval($1::regclass, $2::bigint)", [quoted(sequence), last]);
    }
    await this.client.query("commit");
    return end;
  }

  /** A COPY in progress can't be rolled back. Destroying it ends the connection. */
  async abandon(): Promise<void> {
    this.copying?.stream.on("error", () => {}).destroy();
    if (!this.copying) await this.client.query("rollback").catch(() => {});
  }
}

function write(stream: CopyStreamQuery, chunk: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}
