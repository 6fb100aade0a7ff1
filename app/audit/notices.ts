import type { MailContent } from "~/mail/compose";

interface Site {
  productName: string;
  contactEmail: string;
  siteUrl: string;
}

/** The act in words for the person concerned; `what` names the subject of the act. */
const sentences = {
  "profile.avatar-remove": () => ({
    subject: "Ihr Profilbild wurde entfernt",
    text: "wir haben Ihr Profilbild entfernt. Sie können jederzeit ein anderes hochladen.",
  }),
  "profile.block": () => ({
    subject: "Ihr Konto wurde gesperrt",
    text: "wir haben Ihr Konto gesperrt. Sie können sich nicht mehr anmelden, und was Sie veröffentlicht haben, ist für andere nicht mehr sichtbar.",
  }),
  "profile.unblock": () => ({
    subject: "Ihr Konto ist wieder frei",
    text: "die Sperre Ihres Kontos ist aufgehoben. Sie können sich wieder anmelden.",
  }),
  "call.hide": (what: string) => ({
    subject: "Ihre Ausschreibung wurde ausgeblendet",
    text: `wir haben ${what} ausgeblendet. Andere sehen sie nicht mehr.`,
  }),
  "call.show": (what: string) => ({
    subject: "Ihre Ausschreibung ist wieder sichtbar",
    text: `${what} ist wieder für alle sichtbar.`,
  }),
  "call.delete": (what: string) => ({
    subject: "Ihre Ausschreibung wurde gelöscht",
    text: `wir haben ${what} gelöscht.`,
  }),
  "post.hide": (what: string) => ({
    subject: "Ihr Post wurde ausgeblendet",
    text: `wir haben ${what} ausgeblendet. Andere sehen ihn nicht mehr.`,
  }),
  "post.show": (what: string) => ({
    subject: "Ihr Post ist wieder sichtbar",
    text: `${what} ist wieder für alle sichtbar.`,
  }),
  "post.delete": (what: string) => ({ subject: "Ihr Post wurde gelöscht", text: `wir haben ${what} gelöscht.` }),
};

interface Told {
  name: string;
  act: keyof typeof sentences;
  what?: string;
  reason: string;
}

/** The mail that tells a person what a superadmin did to them or to their content, and why. */
export function actNotice({ name, act, what = "", reason }: Told, site: Site): MailContent {
  const { subject, text } = sentences[act](what);
  return {
    subject,
    greeting: `Guten Tag, ${name}`,
    paragraphs: [text, `Der Grund: ${reason}`],
    closing: [`Sie sehen das anders? Antworten Sie uns bitte: ${site.contactEmail}`],
  };
}
