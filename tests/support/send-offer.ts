import { db } from "~/db/client.server";
import { sendMessage } from "~/features/messages/send-message.server";
import { attachOffer } from "~/features/offers/own/save-offer.server";
import { createCallOf } from "./calls";
import { clearProfiles } from "./clear";
import { formOf } from "./form-of";
import { createCompany, createPerson, longMember } from "./people";

/** A creative and a company with a call, and nobody else. */
export async function createSides(values?: Parameters<typeof createCallOf>[2]) {
  await clearProfiles();
  const [anna, berg] = [await createPerson(db, longMember), await createCompany(db)];
  return { anna, berg, call: await createCallOf(db, berg, values) };
}

/** What an action answers, also when it throws why the page has no form any more. */
export const orRefusal = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((thrown) => {
    if (thrown instanceof Error) throw thrown;
    return thrown as Answer;
  });

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
  return orRefusal(sendMessage(sender, to, form, null, await attachOffer(form, sender.id)));
}
