import type { MailContent } from "~/mail/compose";
import { formatDay } from "~/text/dates";

interface Site {
  siteUrl: string;
  productName: string;
  contactEmail: string;
}

function linkTo(path: string, token: string, { siteUrl }: Site): string {
  const url = new URL(path, siteUrl);
  url.searchParams.set("token", token);
  return url.href;
}

/** It goes to an address that nobody has proved yet, so it does not contain the name of the account. */
export function confirmAddressMail(token: string, site: Site): MailContent {
  return {
    subject: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
    greeting: "Guten Tag",
    paragraphs: [
      `ein Konto bei ${site.productName} soll in Zukunft diese E-Mail-Adresse haben. Haben Sie das selbst verlangt, bestätigen Sie bitte, dass sie Ihnen gehört: in einem Browser, in dem Sie schon angemeldet waren.`,
    ],
    action: { label: "Neue Adresse bestätigen", url: linkTo("/konto/adresse/bestaetigen", token, site) },
    closing: [
      "Der Link gilt 24 Stunden und nur einmal. Bis dahin melden Sie sich mit der bisherigen Adresse an.",
      "Das waren nicht Sie? Dann bestätigen Sie bitte nicht, und löschen Sie diese Nachricht. Es ändert sich nichts.",
    ],
  };
}

/** It goes to an address that nobody has proven yet, so it does not say whose profile it is. */
export function confirmContactMail(url: string, { productName }: Site): MailContent {
  return {
    subject: "Bitte bestätigen Sie Ihre Kontaktadresse",
    greeting: "Guten Tag",
    paragraphs: [
      `in einem Profil auf ${productName} steht diese E-Mail-Adresse als Kontakt. Haben Sie das selbst eingetragen, bestätigen Sie bitte, dass sie Ihnen gehört. Dann bekommen Sie Nachrichten und Angebote an diese Adresse.`,
    ],
    action: { label: "Kontaktadresse bestätigen", url },
    closing: [
      "Der Link gilt 24 Stunden, und nur wenn Sie angemeldet sind.",
      "Das waren nicht Sie? Dann bestätigen Sie bitte nicht, und löschen Sie diese Nachricht. Wir schreiben nichts weiter an diese Adresse.",
    ],
  };
}

/** The mail to the owner of an address that somebody else wants to use. It does not name the other account. */
export function addressInUseMail(name: string, site: Site): MailContent {
  return {
    subject: "Diese E-Mail-Adresse hat schon ein Konto",
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `jemand wollte diese E-Mail-Adresse für ein anderes Konto bei ${site.productName} verwenden. Das geht nicht, weil sie zu Ihrem Konto gehört. Es hat sich nichts geändert.`,
    ],
    closing: ["Waren Sie das selbst, löschen Sie vorher das Konto, das Sie nicht mehr brauchen."],
  };
}

interface Change {
  name: string;
  toEmail: string;
  undoUntil: Date;
}

export function addressChangedMail({ name, toEmail, undoUntil }: Change, token: string, site: Site): MailContent {
  return {
    subject: "Die E-Mail-Adresse Ihres Kontos wurde geändert",
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `Ihr Konto bei ${site.productName} hat jetzt eine andere E-Mail-Adresse: ${toEmail}. An diese Adresse senden wir Ihnen nichts mehr.`,
      "Waren Sie das, brauchen Sie nichts zu tun. Waren Sie es nicht, holen Sie Ihr Konto mit dem folgenden Link zurück: Diese Adresse gilt dann wieder, alle Sitzungen enden, und Sie legen ein neues Passwort fest.",
    ],
    action: { label: "Konto zurückholen", url: linkTo("/konto/adresse/zurueck", token, site) },
    closing: [
      `Der Link gilt bis ${formatDay(undoUntil)} und nur einmal. Danach schreiben Sie bitte an ${site.contactEmail}.`,
    ],
  };
}
