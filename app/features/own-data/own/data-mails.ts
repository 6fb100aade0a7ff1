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

export function dataReadyForSuperadminMail(
  name: string,
  person: { id: string; name: string },
  site: { siteUrl: string; productName: string },
): MailContent {
  return {
    subject: "Die Kopie der Daten eines Mitglieds ist fertig",
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `die Kopie der Daten von ${person.name}, die Sie auf ${site.productName} angefordert haben, liegt bereit. Nach 48 Stunden löschen wir sie. Geben Sie sie nur der Person selbst, und nur auf einem sicheren Weg.`,
    ],
    action: { label: "Zur Kopie", url: new URL(`/admin/profile/${person.id}/daten`, site.siteUrl).href },
  };
}
