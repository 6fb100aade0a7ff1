import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import tls from "node:tls";
import { Client } from "pg";
import { startPostgres } from "../../server/postgres/postgres";
import { startMailSink } from "../support/mail-sink";
import { startObjectStore } from "../support/object-store";
import { openOwnDatabase } from "../support/own-database";
import { findPort } from "../support/port";
import { type Site, startSite } from "../support/site";
import { startPooler } from "./pooler";
import { type Behind, proxies } from "./proxies";

export type World = Awaited<ReturnType<typeof startWorld>>;

/** As docs/operations.md says for a role whose connections go through a pooler. */
const settingsOfRole = [
  "statement_timeout = '15s'",
  "idle_in_transaction_session_timeout = '30s'",
  "max_parallel_workers_per_gather = 0",
];
const role = "kreativlaendle";

/** A PostgreSQL, a pooler, a store, a mail server and three machines that start at the same moment. */
export async function startWorld() {
  const folder = mkdtempSync(join(tmpdir(), "kreativlaendle-machines-"));
  chmodSync(folder, 0o755);
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (let next = undo.pop(); next; next = undo.pop()) await next();
  };
  try {
    const direct = await startDatabase(join(folder, "postgres"), undo);
    const pooler = await startPooler(folder, direct);
    undo.push(pooler.stop);
    const [store, mailSink] = await Promise.all([startObjectStore(), startMailSink()]);
    undo.push(store.stop, mailSink.stop);
    const own = openOwnDatabase(direct.url);
    undo.push(own.close);

    const certificate = makeCertificate(folder);
    const [port, ...ports] = await Promise.all([findPort(), findPort(), findPort(), findPort()]);
    const siteUrl = `https://localhost:${port}`;
    const settings = {
      SITE_URL: siteUrl,
      STORAGE_URL: store.url,
      SMTP_URL: mailSink.url,
      TRUST_PROXY: "127.0.0.1",
      DATABASE_DIRECT_URL: direct.url,
      PAGE_CACHE_SECONDS: "600",
    };
    const start = (index: number) =>
      startSite({ databaseUrl: pooler.url, dataDir: join(folder, `${index}`), port: ports[index], settings });
    const machines = await Promise.all(ports.map((_port, index) => start(index)));
    undo.push(() => Promise.all(machines.map((machine) => machine.stop())));

    return {
      siteUrl,
      machines,
      own,
      store,
      mailSink,
      stop,
      async startProxy(name: string) {
        const place = join(folder, name);
        mkdirSync(place);
        return proxies[name]?.({ place, port: port ?? 0, machines: ports, certificate });
      },
      /** As an operator updates: stops a machine, and starts it when it has ended. */
      async replace(index: number): Promise<number | null | undefined> {
        const code = await machines[index]?.stop();
        machines[index] = await start(index);
        return code;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(folder: string, undo: (() => unknown)[]) {
  const postgres = await startPostgres({ folder, password: randomBytes(12).toString("hex"), log: () => {} });
  undo.push(postgres.stop);
  const password = randomBytes(12).toString("hex");
  const owner = new Client({ connectionString: postgres.url });
  await owner.connect();
  await owner.query(`create role ${role} login password '${password}'`);
  await owner.query(`alter database kreativlaendle owner to ${role}; alter schema public owner to ${role}`);
  for (const setting of settingsOfRole) await owner.query(`alter role ${role} set ${setting}`);
  await owner.end();
  const url = new URL(postgres.url);
  Object.assign(url, { username: role, password });
  return { url: url.href, folder, port: "5432", database: "kreativlaendle", user: role, password };
}

/** A certificate for `localhost`, which this process trusts from now on. */
function makeCertificate(folder: string): Behind["certificate"] {
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", "-x509", ...made, ...named, "-keyout", key, "-out", cert], { stdio: "ignore" });
  tls.setDefaultCACertificates([...tls.getCACertificates(), readFileSync(cert, "utf8")]);
  return { cert, key };
}

/** How many requests for a path each machine has answered. */
export const answered = (machines: Site[], path: string) =>
  machines.map(({ lines }) => lines.filter((line) => line.includes(`"path":"${path}"`)).length);
