import type { MailContent } from "~/mail/compose";

export function dataReadyMail(name: string, site: { siteUrl: string; productName: string }): MailContent {
  return {
    subject: "Die Kopie Ihrer Daten ist fertig",
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `die Kopie Ihrer Daten bei ${site.productName} liegt bereit. Melden Sie sich an, um sie herunterzuladen. Nach 48 Stunden löschen wir sie.`,
    ],
    action: { label: "Zu meinen Daten", url: new URL("/konto/daten", site.siteUrl).href },
    closing: ["Sie haben keine Kopie angefordert? Dann ändern Sie bitte gleich Ihr Passwort."],
  };
}
