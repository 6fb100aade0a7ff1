import { randomUUID } from "node:crypto";
import { actTransaction, recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import type { CarriedToast } from "~/http/toast.server";
import { handOverNow } from "~/mail/deliver.server";
import { composeMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { shownEmail } from "~/text/shown-address.server";

const site = () => ({ type: "site", id: "site", name: settings.productName }) as const;

/** Sends a mail to the superadmin who asks, past the queue, and says what the mail server answered. */
export async function sendProbe(viewer: Viewer): Promise<CarriedToast> {
  await actTransaction(viewer, (tx) =>
    recordAct(tx, viewer, { action: "site.probe-mail", subject: site(), concerns: null }),
  );
  const mail = composeMail(
    ownAddress(viewer),
    {
      subject: `Probe von ${settings.productName}`,
      greeting: `Guten Tag ${viewer.name}`,
      paragraphs: [
        "wenn Sie das lesen, kommen die E-Mails dieser Website an. Sehen Sie im Quelltext nach, ob sie mit DKIM unterschrieben ist, und ob sie im Posteingang lag und nicht im Spam.",
      ],
    },
    { recipientId: viewer.id },
  );
  const answered = await handOverNow(mail, randomUUID());
  if (!answered)
    return {
      title: "Die Probe ging nicht hinaus",
      description: "Sie liegt im Ordner mail auf dem Server.",
      kind: "error",
    };
  return answered.isAccepted
    ? {
        title: `Die Probe ist unterwegs an ${shownEmail(viewer.email)}`,
        description: `Der Mailserver sagt: ${answered.answer}`,
      }
    : { title: "Die Probe ging nicht hinaus", description: `Der Mailserver sagt: ${answered.answer}`, kind: "error" };
}

/** Stores who has read the legal texts and when, as an entry of the log. */
export const confirmLegalRead = (viewer: Viewer): Promise<void> =>
  actTransaction(viewer, (tx) => recordAct(tx, viewer, { action: "site.legal-read", subject: site(), concerns: null }));
