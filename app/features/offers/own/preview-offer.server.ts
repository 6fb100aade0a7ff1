import { data } from "react-router";
import type { OfferPreview } from "~/features/offers/offer-preview";
import { offerChangeSchema, offerSchema, termsOf } from "~/features/offers/offer-schema";
import { type FormAnswer, refused } from "~/http/answer";
import { readOffer } from "./read-offer.server";

/** Shows an offer as its company would read it. Nothing is stored or sent. */
export async function previewOffer(form: FormData, viewerId: string) {
  const { submission, works } = await readOffer(form, offerSchema, viewerId);
  if (submission.status !== "success") return refused(submission.reply());
  const { subject, message } = submission.value;
  const preview: OfferPreview = { subject, message, terms: termsOf(submission.value), works };
  return data<FormAnswer>({ result: submission.reply(), preview });
}

/** The same of a change. */
export async function previewChange(form: FormData, viewerId: string, subject: string) {
  const { submission, works } = await readOffer(form, offerChangeSchema, viewerId);
  if (submission.status !== "success") return refused(submission.reply());
  const preview: OfferPreview = { subject, message: submission.value.message, terms: termsOf(submission.value), works };
  return data<FormAnswer>({ result: submission.reply(), preview });
}
