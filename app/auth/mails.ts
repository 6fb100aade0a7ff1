import type { MailContent } from "~/mail/compose";
import { formatMoment } from "~/text/dates";
import { confirmedPath } from "./auth-path";

/** The page to which a link leads on, as the link carries it. */
export interface AimInMail {
  ziel?: string;
}

interface Site {
  siteUrl: string;
  productName: string;
  contactEmail: string;
}

/** It goes to an address that nobody has proved yet, so it contains nothing that was typed at the registration. */
export function confirmationMail(token: string, site: Site, aim: AimInMail): MailContent {
  const url = new URL("/auth/confirm", site.siteUrl);
  url.search = new URLSearchParams({
    ...{ token, type: "signup", redirect_to: confirmedPath },
    ...aim,
  }).toString();
  return {
    subject: `Bitte bestätigen Sie Ihre E-Mail-Adresse`,
    greeting: "Guten Tag",
    paragraphs: [
      `schön, dass Sie bei ${site.productName} dabei sind. Ein Schritt fehlt noch: Bestätigen Sie bitte, dass diese E-Mail-Adresse Ihnen gehört. Danach sind Sie angemeldet, und Ihr Profil ist sichtbar.`,
    ],
    action: { label: "E-Mail-Adresse bestätigen", url: url.href },
    closing: [
      "Der Link gilt 24 Stunden. Danach genügt es, sich anzumelden: Wir senden Ihnen dann einen neuen.",
      "Sie haben sich nicht registriert? Dann bestätigen Sie bitte nicht, und löschen Sie diese Nachricht. Ohne Bestätigung wird das Konto nach 14 Tagen entfernt.",
    ],
  };
}

/** The name is null for an account that nobody has confirmed: a stranger may have typed it. */
export function newPasswordMail(name: string | null, token: string, site: Site, aim: AimInMail): MailContent {
  const url = new URL("/auth/passwort-neu", site.siteUrl);
  url.search = new URLSearchParams({ token, ...aim }).toString();
  return {
    subject: "Neues Passwort festlegen",
    greeting: name ? `Guten Tag, ${name}` : "Guten Tag",
    paragraphs: [
      `für Ihr Konto bei ${site.productName} wurde ein neues Passwort angefordert. Unter der folgenden Adresse legen Sie es fest.`,
    ],
    action: { label: "Neues Passwort festlegen", url: url.href },
    closing: [
      "Der Link gilt eine Stunde und nur einmal.",
      "Das waren nicht Sie? Dann brauchen Sie nichts zu tun: Ihr bisheriges Passwort gilt weiter.",
    ],
  };
}

export function wrongPasswordsMail(name: string, site: Site): MailContent {
  const url = new URL("/auth", site.siteUrl);
  url.searchParams.set("modus", "passwort");
  return {
    subject: "Viele falsche Passwörter für Ihr Konto",
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `jemand hat mehrmals versucht, sich mit einem falschen Passwort bei Ihrem Konto auf ${site.productName} anzumelden. Angemeldet wurde dabei niemand.`,
      "In Browsern, in denen Sie schon angemeldet waren, melden Sie sich weiter wie gewohnt an. In allen anderen geht es für einige Zeit nur mit einem Link, den Sie unter der folgenden Adresse anfordern.",
    ],
    action: { label: "Link anfordern", url: url.href },
    closing: [
      "Waren Sie das selbst, brauchen Sie nichts zu tun. Am besten schützt ein langes Passwort, das Sie nirgends sonst verwenden.",
    ],
  };
}

export function newDeviceMail(name: string, device: string, site: Site): MailContent {
  return {
    subject: "Neue Anmeldung bei Ihrem Konto",
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `am ${formatMoment(new Date())} wurde Ihr Konto bei ${site.productName} in einem Browser geöffnet, den wir noch nicht kennen: ${device}.`,
      "Waren Sie das, brauchen Sie nichts zu tun. Waren Sie es nicht, beenden Sie diese Sitzung und ändern Sie gleich Ihr Passwort.",
    ],
    action: { label: "Sitzungen ansehen", url: new URL("/konto#anmeldung", site.siteUrl).href },
    closing: [`Kommen Sie nicht mehr in Ihr Konto, schreiben Sie uns: ${site.contactEmail}`],
  };
}

/** The last mail to somebody who has deleted the account. */
export function accountDeletedMail(name: string, site: Site): MailContent {
  return {
    subject: "Ihr Konto wurde gelöscht",
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `Ihr Konto bei ${site.productName} wurde soeben gelöscht, mit Ihrem Profil und allem, was dazu gehört. Das war in einem angemeldeten Browser und mit Ihrem Passwort.`,
      "Auch diese Adresse ist bei uns gelöscht, sobald diese E-Mail zugestellt ist. Wir schreiben Ihnen nicht mehr.",
    ],
    closing: [`Das waren nicht Sie? Dann schreiben Sie uns bitte gleich: ${site.contactEmail}`],
  };
}

export function passwordChangedMail(name: string, site: Site): MailContent {
  return {
    subject: "Ihr Passwort wurde geändert",
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `das Passwort Ihres Kontos bei ${site.productName} wurde soeben geändert. Auf anderen Geräten sind Sie damit abgemeldet.`,
    ],
    closing: [`Das waren nicht Sie? Dann schreiben Sie uns bitte gleich: ${site.contactEmail}`],
  };
}
