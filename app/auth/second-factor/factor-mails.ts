import type { MailContent } from "~/mail/compose";

interface Site {
  siteUrl: string;
  productName: string;
  contactEmail: string;
}

const notYou = (site: Site) =>
  `Das waren nicht Sie? Dann ändern Sie gleich Ihr Passwort und schreiben Sie uns: ${site.contactEmail}`;

const toAccount = (site: Site) => ({
  label: "Konto ansehen",
  url: new URL("/konto/zweiter-faktor", site.siteUrl).href,
});

export function factorSetUpMail(name: string, site: Site): MailContent {
  return {
    subject: "Zweiter Faktor eingerichtet",
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `bei Ihrem Konto auf ${site.productName} wurde soeben ein zweiter Faktor eingerichtet. Ab jetzt brauchen Sie zum Anmelden auch einen Code aus Ihrer App.`,
    ],
    action: toAccount(site),
    closing: [notYou(site)],
  };
}

export function factorRemovedMail(name: string, site: Site): MailContent {
  return {
    subject: "Zweiter Faktor entfernt",
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `der zweite Faktor Ihres Kontos auf ${site.productName} wurde soeben entfernt. Zum Anmelden genügt jetzt wieder das Passwort.`,
    ],
    action: toAccount(site),
    closing: [notYou(site)],
  };
}

export function recoveryCodesMadeMail(name: string, site: Site): MailContent {
  return {
    subject: "Neue Wiederherstellungscodes",
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `für Ihr Konto auf ${site.productName} wurden soeben neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.`,
    ],
    action: toAccount(site),
    closing: [notYou(site)],
  };
}

export function recoveryCodeUsedMail(name: string, left: number, site: Site): MailContent {
  return {
    subject: "Wiederherstellungscode verwendet",
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `bei Ihrem Konto auf ${site.productName} hat sich soeben jemand mit Ihrem Passwort und einem Wiederherstellungscode angemeldet.`,
      left === 0
        ? "Das war der letzte. Bitte erstellen Sie neue."
        : `Dieser Code gilt nicht mehr. Es bleiben ${left === 1 ? "noch einer" : `noch ${left}`}.`,
    ],
    action: toAccount(site),
    closing: [notYou(site)],
  };
}
