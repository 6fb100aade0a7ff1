import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type * as z from "zod/mini";
import { collaborationAct, sentenceField } from "~/features/offers/collaboration/collaboration";
import { orderPath } from "~/features/offers/offer";
import { orderAct } from "~/features/offers/order/order";
import { answerSchema, orderWordsSchema, proposalSchema, sentenceSchema } from "~/features/offers/order/order-schema";
import { type Problem, refused } from "~/http/answer";
import { idOf, uuidOf } from "~/http/id-of";
import { LimitReached } from "~/http/rate-limit.server";
import { failWrite } from "~/http/small-answer.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { readAmount } from "~/text/amount";
import { askAgain } from "./ask-again.server";
import {
  answerSentence,
  hideSentence,
  showSentence,
  withdrawSentence,
  writeSentence,
} from "./collaboration-acts.server";
import type { Decided } from "./gate.server";
import { accept, cancel, deliver, sendBack } from "./order-acts.server";
import { agree, discard, propose } from "./order-versions.server";

interface Act {
  done: string;
  run: () => Promise<Decided>;
  /** The answer to a form that keeps what was typed. Buttons have none. */
  refuse?: (problem: Problem, status: number) => ReturnType<typeof refused>;
}

type Read = Act | { refusal: ReturnType<typeof refused> } | null;

function readAct(viewerId: string, id: string, form: FormData): Read {
  const proposal = idOf(`${form.get("vorschlag")}`) ?? 0;
  switch (form.get(orderAct.field)) {
    case orderAct.propose:
      return readProposal(viewerId, id, form);
    case orderAct.agree:
      return { done: "Vereinbart", run: () => agree(viewerId, id, proposal) };
    case orderAct.discard:
      return { done: "Vorschlag verworfen", run: () => discard(viewerId, id, proposal) };
    case orderAct.deliver:
      return { done: "Lieferung gemeldet", run: () => deliver(viewerId, id) };
    case orderAct.accept:
      return { done: "Lieferung angenommen", run: () => accept(viewerId, id) };
    case orderAct.sendBack:
      return readWords(form, "Geschrieben, was noch fehlt", (words) => sendBack(viewerId, id, words));
    case orderAct.cancel:
      return readWords(form, "Auftrag abgebrochen", (words) => cancel(viewerId, id, words));
    case orderAct.askAgain:
      return { done: "Noch einmal gefragt", run: () => askAgain(viewerId, id) };
    default:
      return readCollaborationAct(viewerId, id, form);
  }
}

function readCollaborationAct(viewerId: string, id: string, form: FormData): Read {
  const sentence = uuidOf(`${form.get(sentenceField)}`);
  switch (form.get(orderAct.field)) {
    case collaborationAct.write:
      return readText(form, sentenceSchema, "Satz gesendet", (text) => writeSentence(viewerId, id, text));
    case collaborationAct.show:
      return { done: "Steht auf Ihrem Profil", run: () => showSentence(viewerId, id, sentence) };
    case collaborationAct.hide:
      return { done: "Steht nicht auf Ihrem Profil", run: () => hideSentence(viewerId, id, sentence) };
    case collaborationAct.answer:
      return readText(form, answerSchema, "Antwort gespeichert", (text) =>
        answerSentence(viewerId, id, sentence, text),
      );
    case collaborationAct.withdraw:
      return { done: "Satz zurückgezogen", run: () => withdrawSentence(viewerId, id) };
    default:
      return null;
  }
}

function readProposal(viewerId: string, id: string, form: FormData): Read {
  const submission = parseWithZod(form, { schema: proposalSchema });
  if (submission.status !== "success") return { refusal: refused(submission.reply()) };
  const { entwurf, korrektur, lieferung, preis, text } = submission.value;
  const amount = preis === null ? null : readAmount(preis);
  return {
    done: "Vorschlag gesendet",
    run: () =>
      propose(viewerId, id, {
        draftOn: entwurf,
        correctionOn: korrektur,
        deliveryOn: lieferung,
        totalCents: amount === null ? null : Math.round(amount * 100),
        words: text,
      }),
    refuse: (problem, status) => refused(submission.reply(), problem, status),
  };
}

const readWords = (form: FormData, done: string, run: (words: string) => Promise<Decided>): Read =>
  readText(form, orderWordsSchema, done, run);

function readText<Text>(
  form: FormData,
  schema: z.ZodMiniType<{ text: Text }>,
  done: string,
  run: (text: Text) => Promise<Decided>,
): Read {
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success") return { refusal: refused(submission.reply()) };
  return {
    done,
    run: () => run(submission.value.text),
    refuse: (problem, status) => refused(submission.reply(), problem, status),
  };
}

const failed = { title: "Das hat nicht geklappt" };

/** The response to a form or a button on the page of an order. */
export async function answerOrderAct(viewerId: string, id: string | null, form: FormData) {
  if (!id) throw data(null, { status: 404 });
  const act = readAct(viewerId, id, form);
  if (!act) throw data(null, { status: 400 });
  if ("refusal" in act) return act.refusal;
  const back = orderPath(id);
  let decided: Decided;
  try {
    decided = await act.run();
  } catch (error) {
    if (error instanceof LimitReached) return act.refuse?.(error.problem, 429) ?? redirectWithToast(back, error.toast);
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not act on an order");
    return act.refuse?.(failed, 500) ?? failWrite(failed.title);
  }
  if (!decided) throw data(null, { status: 404 });
  const { problem } = decided;
  if (!problem) return redirectWithToast(back, { title: act.done });
  return (
    act.refuse?.({ title: problem }, 409) ??
    redirectWithToast(back, { title: "Das geht nicht mehr", description: problem, kind: "error" })
  );
}
