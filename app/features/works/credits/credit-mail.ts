import type { MailContent } from "~/mail/compose";

interface Asked {
  memberName: string;
  ownerName: string;
  title: string;
  kind: "contributor" | "client";
  role: string | null;
  /** The member had confirmed the work as it was before. */
  isAgain: boolean;
  url: string;
}

/** Asks a member whether a credit is right. Opening the link answers nothing. */
export function creditMail({ memberName, ownerName, title, kind, role, isAgain, url }: Asked): MailContent {
  const isClient = kind === "client";
  const how = isClient ? "als Auftraggeber" : role ? `unter den Mitwirkenden: ${role}` : "unter den Mitwirkenden";
  return {
    subject: isAgain
      ? `„${title}“ hat sich geändert: Stimmt Ihre Nennung noch?`
      : `${ownerName} nennt Sie bei „${title}“`,
    greeting: `Guten Tag, ${memberName}`,
    paragraphs: [
      isAgain
        ? `${ownerName} hat die Arbeit „${title}“ geändert, die Sie bestätigt haben, und nennt Sie dort ${how}. Stimmt das noch? Bis zu Ihrer Antwort steht der Name ohne Link.`
        : `${ownerName} zeigt die Arbeit „${title}“ und nennt Sie ${how}. Stimmt das?`,
      isClient
        ? "Wenn Sie bestätigen, führt der Name zu Ihrem Profil, und daneben steht „Vom Auftraggeber bestätigt“. Wenn Sie ablehnen, verschwindet er von der Arbeit."
        : "Wenn Sie bestätigen, führt der Name zu Ihrem Profil. Wenn Sie ablehnen, verschwindet er von der Arbeit.",
    ],
    action: { label: "Ansehen und antworten", url },
    closing: ["Was Sie bestätigen, können Sie jederzeit zurücknehmen."],
  };
}
