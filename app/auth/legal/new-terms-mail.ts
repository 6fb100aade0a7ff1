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
      "Wenn Sie sich danach zum ersten Mal anmelden, fragen wir Sie, ob Sie zustimmen. Bis dahin, und wenn Sie nicht zustimmen, gilt für Sie die bisherige Fassung. Sie und wir können dann kündigen, wir mit 30 Tagen Frist.",
    ],
    action: { label: "Neue AGB lesen", url: url.href },
    closing: [
      `Nur wenn Sie ${site.productName} als Unternehmerin oder Unternehmer nützen und ein Vertrag nach den AGB vom 17. Juli 2025 besteht: Dann gilt die neue Fassung ab ${day}, wenn Sie bis dahin nicht widersprechen, etwa an ${site.contactEmail}.`,
      "Sie können Ihr Konto auch jederzeit löschen und vorher eine Kopie Ihrer Daten holen.",
    ],
  };
}
