import { resolveTxt } from "node:dns/promises";
import { and, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { auditLog, profiles, siteLooks } from "~/db/schema";
import { isSenderRefused } from "~/mail/deliver.server";
import { settings } from "~/settings.server";
import { formatShortDate } from "~/text/dates";
import { readMachine } from "../machine.server";
import type { Found, Point } from "./point";
import { pointsOf } from "./points";

/** A name server that takes longer counts as none. */
const dnsMs = 2500;

/** Who asks, as the proxy and the server see it. Null on the command line. */
export interface SeenRequest {
  headers: Headers;
  /** The address that the site takes for the visitor's. */
  clientAddress: string;
}

export const listPoints = async (seen: SeenRequest | null): Promise<Point[]> => pointsOf(await findOut(seen));

async function findOut(seen: SeenRequest | null): Promise<Found> {
  const senderDomain = settings.mailFrom.address.split("@").at(-1) ?? "";
  const [machine, hasLook, superadmins, legalRead, clockSeconds, records] = await Promise.all([
    readMachine(),
    db.$count(siteLooks, isNotNull(siteLooks.publishedAt)).then((count) => count > 0),
    countSuperadmins(),
    readLegalCheck(),
    compareClocks(),
    readRecords(senderDomain),
  ]);
  return {
    siteUrl: settings.siteUrl,
    isDemo: settings.demo,
    hasMailServer: settings.smtpUrl !== undefined,
    isSenderRefused: isSenderRefused(),
    senderDomain,
    records,
    missingSettings: settings.exampleSettings,
    superadmins,
    hasLook,
    backupDays: machine.backupDays,
    freeBytes: machine.freeBytes,
    clockSeconds,
    legalRead,
    version: machine.version,
    schema: machine.schema,
    request: seen && requestFacts(seen),
  };
}

function requestFacts({ headers, clientAddress }: SeenRequest) {
  const forwarded = headers.get("x-forwarded-for");
  const proto = headers.get("x-forwarded-proto");
  return {
    isForwarded: forwarded !== null,
    isForwardedTrusted: (forwarded ?? "").split(",").some((hop) => hop.trim() === clientAddress),
    isHttps: proto === null ? null : proto === "https",
  };
}

const countSuperadmins = (): Promise<number> =>
  db.$count(
    profiles,
    and(eq(profiles.isSuperadmin, true), eq(profiles.emailVerified, true), ne(profiles.profileStatus, "blocked")),
  );

async function readLegalCheck(): Promise<Found["legalRead"]> {
  const [act] = await db
    .select({ by: auditLog.actorName, at: auditLog.createdAt })
    .from(auditLog)
    .where(eq(auditLog.action, "site.legal-read"))
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  return act ? { by: act.by, on: formatShortDate(act.at) } : null;
}

async function compareClocks(): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 as seconds`,
  );
  return (rows[0]?.seconds ?? 0) - Date.now() / 1000;
}

/** Names that no name server knows: for examples and for one's own network. */
const isReserved = /(^|\.)(example|test|invalid|localhost|local|example\.(com|net|org))$/i;

/** Null when no name server answered. A domain without records answers too. */
async function readRecords(domain: string): Promise<Found["records"]> {
  if (isReserved.test(domain)) return null;
  const [own, dmarc] = await Promise.all([textsOf(domain), textsOf(`_dmarc.${domain}`)]);
  if (!own || !dmarc) return null;
  return {
    spf: own.some((text) => text.toLowerCase().startsWith("v=spf1")),
    dmarc: dmarc.some((text) => text.toLowerCase().startsWith("v=dmarc1")),
  };
}

async function textsOf(name: string): Promise<string[] | null> {
  const nothing = ["ENODATA", "ENOTFOUND"];
  const asked = resolveTxt(name).then(
    (records) => records.map((parts) => parts.join("")),
    (error: NodeJS.ErrnoException) => (nothing.includes(error.code ?? "") ? [] : null),
  );
  return Promise.race([asked, new Promise<null>((resolve) => setTimeout(resolve, dnsMs, null).unref())]);
}
