import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { currentLook } from "./look.server";
import { readPlaces } from "./search/region/read-places";
import { setRegion } from "./search/region/region";
import { regionFile } from "./search/region/region-file";
import { vorarlberg } from "./search/region/vorarlberg";

const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: `must be ${words.join(" or ")}` });
const flag = oneOf(["0", "1"]).transform((value) => value === "1");
const origin = z
  .url({ protocol: /^https?$/, error: "must be a whole address, such as https://example.org" })
  .refine((value) => `${URL.parse(value)?.origin}/` === URL.parse(value)?.href, "must be an origin without a path")
  .transform((value) => new URL(value).origin);
const network = z.string().refine((value) => {
  const [address = "", bits] = value.split("/");
  const family = isIP(address);
  return family > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
}, "must be addresses or networks, separated by commas");

/** Accepts `name@host`, or with a display name, quoted or not: `Verein <name@host>`. */
const sender = z
  .string()
  .transform((value) => {
    const [, name = "", address = value] = /^(.*?)\s*<([^<>]*)>$/.exec(value.trim()) ?? [];
    return { name: name.replace(/^"(.*)"$/, "$1"), address: address.trim() };
  })
  .refine(({ address }) => /^[^\s@<>]+@[^\s@<>]+$/.test(address), "must be an address, or a name and <an address>");

const postgres = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be an address such as postgresql://USER:PASSWORD@host/database",
});

const storeForm = "must be s3://KEY:SECRET@host/bucket";
const store = z.url({ protocol: /^s3$/, error: storeForm }).refine((value) => {
  const { username, password, hostname, pathname = "" } = URL.parse(value) ?? {};
  return username && password && hostname && /^\/[^/]+\/?$/.test(pathname);
}, storeForm);

const regionOf = z.string().transform((file, context) => {
  try {
    const region = regionFile.parse(JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, "")), {
      // Forms say the same of all that they do not know, for which its name would be missing.
      error: (issue) => (issue.code === "unrecognized_keys" ? `unknown: ${issue.keys.join(", ")}` : undefined),
    });
    readPlaces(region);
    return region;
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const reason = issue ? `${issue.path.join(".")}: ${issue.message}` : (error as Error).message;
    context.addIssue({ code: "custom", message: `${file}: ${reason}`.replace(/\s+/g, " ") });
    return z.NEVER;
  }
});

const environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  SITE_URL: origin.optional(),
  DEMO: flag.optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  WORKERS: whole(1, 64).default(1),
  DATABASE_URL: postgres.optional(),
  DATABASE_DIRECT_URL: postgres.optional(),
  DATABASE_CONNECTIONS: whole(1, 10_000).optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: "must be an address such as smtp://USER:PASSWORD@mail.example.org:587",
    })
    .optional(),
  MAIL_FROM: sender.optional(),
  STORAGE_URL: store.optional(),
  SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(",").map((part) => part.trim()))
    .pipe(z.array(network))
    .default([]),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  PRODUCT_NAME: z.string().trim().min(1).max(60).default("Kreativländle"),
  REGION_FILE: regionOf.default(vorarlberg),
  CONTACT_EMAIL: z.email({ error: "must be a mail address" }).default("kontakt@kreativlaendle.example"),
  PROVIDER_ADDRESS: z.string().trim().min(1).optional(),
  SOCIAL_LINKS: z
    .string()
    .transform((value) => value.split(",").map((part) => part.trim()))
    .pipe(z.array(z.url({ protocol: /^https$/, error: "must be https addresses, separated by commas" })))
    .default([]),
  CONFIRM_EMAIL: flag.default(true),
  PASSWORD_MIN_LENGTH: whole(6, 64).default(6),
  BLOG_EDITORS: oneOf(["members", "superadmins"]).optional(),
  SUPERADMIN_SECOND_FACTOR: flag.optional(),
  BULK_MAILS_PER_MINUTE: whole(1, 6000).default(60),
  PAGE_CACHE_SECONDS: whole(0, 3600).default(600),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).optional(),
});

export const settingNames = Object.keys(environment.shape);

class SettingError extends Error {
  override name = "SettingError";
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Reads the operator's settings. An empty value counts as unset, as in a compose file. */
export function parseSettings(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given, { error: z.locales.en().localeError });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingError(`Setting ${issue?.path[0]?.toString()}: ${issue?.message}`);
  }
  const env = parsed.data;
  const demo = env.DEMO ?? env.SITE_URL === undefined;
  if (demo && !isLoopback(env.HOST)) {
    throw new SettingError(`Setting DEMO: demo mode is only for a loopback address, and HOST is ${env.HOST}`);
  }
  if (env.DATABASE_URL && !env.SECRET) {
    throw new SettingError("Setting SECRET: is required when DATABASE_URL is set");
  }
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new SettingError("Setting DATABASE_DIRECT_URL: is only for a server that DATABASE_URL names");
  }
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    isHttps: siteUrl.startsWith("https:"),
    demo,
    dataDir: path.resolve(env.DATA_DIR),
    workers: env.WORKERS,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    smtpUrl: env.SMTP_URL,
    /** Whether a site for others has no mail server, so that nobody gets a mail. */
    lacksMailServer: !demo && !env.SMTP_URL && !isLoopback(new URL(siteUrl).hostname),
    get mailFrom() {
      return env.MAIL_FROM ?? { name: this.productName, address: env.CONTACT_EMAIL };
    },
    storageUrl: env.STORAGE_URL,
    secret: env.SECRET,
    trustedProxies: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    /** What superadmins have published at `/admin/auftritt` goes before the setting. Read it when it is shown. */
    get productName(): string {
      return currentLook().name ?? env.PRODUCT_NAME;
    },
    /** The name of the setting alone, after which the support profile has its address. */
    supportName: env.PRODUCT_NAME,
    region: env.REGION_FILE,
    contactEmail: env.CONTACT_EMAIL,
    get providerAddress() {
      return env.PROVIDER_ADDRESS ?? `Verein ${this.productName}, Marktstraße 12, 6845 Hohenems, Österreich`;
    },
    /** Settings that stand on the legal pages and have their example. */
    exampleSettings: (["CONTACT_EMAIL", "PROVIDER_ADDRESS"] as const).filter((name) => !given[name]),
    socialLinks: env.SOCIAL_LINKS,
    confirmEmail: env.CONFIRM_EMAIL,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    blogEditors: env.BLOG_EDITORS ?? (demo ? "members" : "superadmins"),
    superadminSecondFactor: env.SUPERADMIN_SECOND_FACTOR ?? !demo,
    bulkMailsPerMinute: env.BULK_MAILS_PER_MINUTE,
    pageCacheSeconds: env.PAGE_CACHE_SECONDS,
    // A demo logs to the terminal that people watch, so it starts at warnings.
    logLevel: env.LOG_LEVEL ?? (demo ? "warn" : "info"),
  };
}

export type Settings = ReturnType<typeof parseSettings>;

export const settings: Settings = parseSettings(process.env);

setRegion(settings.region);
