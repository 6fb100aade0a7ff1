import * as z from "zod/mini";
import type { NewsletterState } from "~/db/schema";
import { readableHtml } from "~/features/articles/article-parts";
import { queryIn } from "~/http/list-address";
import { type Labelled, type Parts, partsFor } from "~/text/differences";
import { newsletterMax } from "~/text/maximums";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";

export const contentMissing = "Bitte schreiben Sie den Text";
const subjectMissing = "Bitte geben Sie einen Betreff ein";

export const newsletterSchema = z.object({
  subject: textField({ max: newsletterMax.subject, missing: subjectMissing }),
  content: textField({
    ...{ max: newsletterMax.content, tooLong: "Der Text ist zu lang" },
    ...{ missing: contentMissing, tidy: paragraphs },
  }).check(z.refine((html) => html.split("<").length <= 3000, "Der Text hat zu viele Formatierungen")),
});

export type NewsletterFields = z.infer<typeof newsletterSchema>;

/** What the form of a newsletter fills, as its editors read it. */
export function partsOf({ subject, content }: NewsletterFields): Parts {
  const fields: Labelled<keyof NewsletterFields> = {
    subject: ["Betreff", subject],
    content: ["Text", readableHtml(content)],
  };
  return partsFor(fields);
}

/** How many deliveries of one newsletter are in each state. */
export type DeliveryCounts = Record<NewsletterState, number>;

export const isDone = ({ waiting, queued }: DeliveryCounts): boolean => waiting + queued === 0;

interface Sending {
  startedAt: Date | string | null;
  pausedAt: Date | string | null;
  endedAt: Date | string | null;
  counts: DeliveryCounts;
}

/** The state of a newsletter in words. */
export function stateOf({ startedAt, pausedAt, endedAt, counts }: Sending): string {
  if (!startedAt) return "Entwurf";
  if (endedAt) return "Beendet";
  if (isDone(counts)) return "Versendet";
  return pausedAt ? "Angehalten" : "Im Versand";
}

/** What the list is filtered by. */
export const stages = { entwurf: "Entwürfe", versendet: "Im Versand oder versendet" } as const;
export type Stage = keyof typeof stages;

/** What the address of the list says. */
export function newslettersIn(search: URLSearchParams): { query: string; stage: Stage | null } {
  const stage = search.get("stand");
  return { query: queryIn(search), stage: stage === "entwurf" || stage === "versendet" ? stage : null };
}
