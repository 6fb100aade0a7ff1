import { sendMessage } from "~/features/messages/send-message.server";
import { attachOffer } from "~/features/offers/own/save-offer.server";
import { formOf } from "./form-of";

/** Sends the form of an offer for a call, with these fields beside those that every offer has. */
export async function sendOffer(
  sender: { id: string; email: string },
  callId: number,
  fields: Record<string, string> = {},
) {
  const typed = {
    senderEmail: "anna@atelier.example",
    subject: "Angebot für: Etiketten",
    message: "Das mache ich gern.",
  };
  const form = formOf({ ...typed, ...fields });
  const to = new URLSearchParams({ ausschreibung: `${callId}` });
  return sendMessage(sender, to, form, null, await attachOffer(form, sender.id));
}
