/** `open` needs somebody. `unknown` is what the program can't tell; the text says who can. */
export type PointState = "good" | "open" | "unknown";

export interface Point {
  title: string;
  state: PointState;
  text: string;
  link?: { to: string; label: string };
}

/** What the program found out. What it could not find out is null. */
export interface Found {
  siteUrl: string;
  isDemo: boolean;
  hasMailServer: boolean;
  isSenderRefused: boolean;
  senderDomain: string;
  /** The records of the sender's domain, if a name server answered. */
  records: { spf: boolean; dmarc: boolean } | null;
  /** The names of settings that a site for others should have and that have their default. */
  missingSettings: string[];
  /** Whether superadmins have published a look. */
  hasLook: boolean;
  superadmins: number;
  backupDays: number | null;
  freeBytes: number | null;
  /** How far the clocks of database and machine are apart, in seconds. */
  clockSeconds: number;
  legalRead: { by: string; on: string } | null;
  version: string;
  schema: string;
  /** What one request showed; null on the command line. */
  request: { isForwarded: boolean; isForwardedTrusted: boolean; isHttps: boolean | null } | null;
}
