import { bytesText } from "../bytes";
import type { Found, Point } from "./point";

const maxBackupDays = 2;
const leastFreeBytes = 1024 ** 3;
const maxClockSeconds = 5;

const point = (title: string, isGood: boolean | null, good: string, otherwise: string): Point => ({
  title,
  state: isGood === null ? "unknown" : isGood ? "good" : "open",
  text: isGood ? good : otherwise,
});

/** The check list. A new point is an entry of this list, and a fact in `Found` that it judges. */
export const pointsOf = (found: Found): Point[] => [
  addressPoint(found),
  proxyPoint(found),
  mailPoint(found),
  recordsPoint(found),
  point(
    "Impressum und Kontakt",
    found.missingSettings.length === 0,
    "Anschrift und E-Mail-Adresse sind Ihre eigenen.",
    `Im Impressum stehen noch Beispiele. Es fehlen die Einstellungen ${found.missingSettings.join(", ")}.`,
  ),
  {
    ...point(
      "Auftritt",
      found.hasLook || null,
      "Die Website hat einen eigenen Auftritt.",
      "Sätze und Akzentfarbe sind die Vorgaben. Ob das so sein soll, wissen nur Sie.",
    ),
    link: { to: "/admin/auftritt", label: "Auftritt ändern" },
  },
  {
    ...point(
      "Rechtstexte",
      found.legalRead !== null,
      `Von ${found.legalRead?.by} am ${found.legalRead?.on} geprüft.`,
      "Niemand hat bestätigt, dass AGB, Datenschutzerklärung und Impressum gelesen sind und stimmen.",
    ),
    link: { to: "/agb", label: "AGB lesen" },
  },
  {
    ...point(
      "Zweiter Superadmin",
      found.superadmins > 1,
      `${found.superadmins} Konten haben diese Rolle.`,
      "Nur ein Konto hat diese Rolle. Wird es gemeldet oder geht sein Zugang verloren, kann niemand entscheiden. Der Befehl dafür: npm run superadmin -- NAME@DOMAIN",
    ),
    link: { to: "/admin/profile", label: "Alle Profile" },
  },
  point(
    "Sicherung",
    found.backupDays !== null && found.backupDays <= maxBackupDays,
    found.backupDays === 0 ? "Die letzte ist von heute." : `Die letzte ist ${found.backupDays} Tage alt.`,
    found.backupDays === null
      ? "Es gab noch keine. Der Befehl dafür: npm run backup -- DATEI, am besten jede Nacht."
      : `Die letzte ist ${found.backupDays} Tage alt.`,
  ),
  {
    title: "Wiederherstellen geübt",
    state: "unknown",
    text: "Ob eine Sicherung sich zurückspielen lässt, weiß nur, wer es versucht hat. docs/operations.md beschreibt, wie, alle paar Monate.",
  },
  point(
    "Speicherplatz",
    found.freeBytes === null ? null : found.freeBytes >= leastFreeBytes,
    `${bytesText(found.freeBytes ?? 0)} sind frei.`,
    found.freeBytes === null
      ? "Dieses System sagt nicht, wie viel frei ist."
      : `Nur ${bytesText(found.freeBytes)} sind frei.`,
  ),
  point(
    "Uhrzeit",
    Math.abs(found.clockSeconds) <= maxClockSeconds,
    "Die Uhren von Datenbank und Server stimmen überein.",
    `Die Uhren von Datenbank und Server gehen ${Math.round(Math.abs(found.clockSeconds))} Sekunden auseinander.`,
  ),
  {
    title: "Version",
    state: "unknown",
    text: `Hier läuft ${found.version} mit dem Schema ${found.schema}. Ob es eine neuere gibt, fragt das Programm nirgends nach.`,
  },
];

function addressPoint({ siteUrl, isDemo }: Found): Point {
  const title = "Adresse der Website";
  if (isDemo) return { title, state: "open", text: "Das ist eine Demo. Für eine echte Website setzen Sie SITE_URL." };
  return point(
    title,
    siteUrl.startsWith("https://"),
    `${siteUrl}, verschlüsselt.`,
    `${siteUrl} ist nicht verschlüsselt. Ohne https lesen andere im Netz Passwörter mit.`,
  );
}

function proxyPoint({ request }: Found): Point {
  const title = "Proxy";
  if (!request) return { title, state: "unknown", text: "Das zeigt erst ein Aufruf der Seite /admin/einrichten." };
  if (!request.isForwarded)
    return point(
      title,
      false,
      "",
      "Dieser Aufruf kam ohne X-Forwarded-For. Entweder steht kein Proxy davor, oder er sendet die Adresse der Besucher nicht mit: Dann gelten alle als dieselbe Person.",
    );
  if (!request.isForwardedTrusted)
    return point(
      title,
      false,
      "",
      "Der Proxy sendet X-Forwarded-For, aber TRUST_PROXY nennt ihn nicht: Alle Besucher gelten als dieselbe Person.",
    );
  return point(
    title,
    request.isHttps !== false,
    "Der Proxy nennt die Adresse der Besucher, und ihm wird geglaubt.",
    "Der Proxy sagt, dass dieser Aufruf nicht verschlüsselt war (X-Forwarded-Proto).",
  );
}

function mailPoint({ hasMailServer, isSenderRefused }: Found): Point {
  const title = "E-Mail";
  if (!hasMailServer)
    return {
      title,
      state: "open",
      text: "Es gehen keine E-Mails hinaus, weil SMTP_URL fehlt. Sie werden nur in einen Ordner auf dem Server geschrieben.",
    };
  return point(
    title,
    !isSenderRefused,
    "Ein Mailserver ist eingestellt. Ob er annimmt, zeigt die Probe unter dieser Liste.",
    "Der Mailserver lehnt den Absender ab (MAIL_FROM).",
  );
}

function recordsPoint({ senderDomain, records }: Found): Point {
  const title = "SPF und DMARC";
  const missing = records ? [!records.spf && "SPF", !records.dmarc && "DMARC"].filter((name) => name) : [];
  return point(
    title,
    records && missing.length === 0,
    `${senderDomain} hat beide Einträge. Ob der Mailserver mit DKIM unterschreibt, zeigt der Quelltext der Probe.`,
    records
      ? `Für ${senderDomain} fehlt ${missing.join(" und ")}. Viele Postfächer legen solche E-Mails zum Spam.`
      : `Kein Nameserver hat über ${senderDomain} Auskunft gegeben.`,
  );
}
