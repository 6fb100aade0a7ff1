import type { MailContent } from "~/mail/compose";
import { formatDay } from "~/text/dates";
import type { LegalVersion } from "./versions";

interface Site {
  siteUrl: string;
  productName: string;
  contactEmail: string;
}

export function newTermsMail(name: string, { from, changes }: LegalVersion, site: Site): MailContent {
  const url = new URL("/agb", site.siteUrl);
  url.searchParams.set("fassung", from);
  const day = formatDay(from);
  return {
    subject: `Neue AGB ab ${day}`,
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `ab ${day} gelten bei ${site.productName} neue Allgemeine Geschäftsbedingungen. Neu ist: ${changes}.`,
      `Wenn Sie sich danach zum ersten Mal anmelden, bitten wir Sie um Ihre Zustimmung. Bis dahin gilt für Sie die bisherige Fassung.`,
    ],
    action: { label: "Neue AGB lesen", url: url.href },
    closing: [
      `Sind Sie nicht einverstanden, können Sie bis ${day} widersprechen: ${site.contactEmail}. Nützen Sie ${site.productName} als Unternehmerin oder Unternehmer und widersprechen Sie nicht, gilt die neue Fassung ab diesem Tag.`,
      "Sie können Ihr Konto auch jederzeit löschen und vorher eine Kopie Ihrer Daten holen.",
    ],
  };
}
