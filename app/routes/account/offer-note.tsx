import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { NoteForm } from "~/features/offers/note-form";
import { offerPath, partnerName } from "~/features/offers/offer";
import { findOffer } from "~/features/offers/own/find-offer.server";
import { saveNote } from "~/features/offers/own/private.server";
import type { Problem as ProblemText } from "~/http/answer";
import { uuidOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { findReachedLimit, LimitReached } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { unlistedMeta } from "~/seo/meta";
import { offerMax } from "~/text/maximums";
import { paragraphs } from "~/text/typed";
import { Container } from "~/ui/container";
import { Prevented } from "~/ui/prevented";
import { Problem } from "~/ui/problem";
import type { Route } from "./+types/offer-note";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

/** The note has its own page, so that a refused form comes back with its text also without script. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = uuidOf(params.id);
  const found = id ? await findOffer(id, getViewer(context).id) : null;
  if (found?.offer.side !== "company") throw data(null, { status: 404 });
  return { offer: found.offer, prevented: await findReachedLimit("offer-note", getViewer(context).id) };
}

export async function action({ params, context }: Route.ActionArgs) {
  const note = paragraphs(`${readForm(context).get("notiz") ?? ""}`);
  const id = uuidOf(params.id);
  const refuse = (problem: ProblemText, status: number) => data({ problem, note }, { status });
  if (note.length > offerMax.note) return refuse({ title: "Die Notiz darf höchstens 2.000 Zeichen lang sein" }, 400);
  try {
    if (!id || !(await saveNote(getViewer(context).id, id, note || null))) throw data(null, { status: 404 });
  } catch (error) {
    if (error instanceof LimitReached) return refuse(error.problem, 429);
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not save a note");
    const text = "Ihre Notiz ist noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.";
    return refuse({ title: "Fehler beim Speichern der Notiz", text }, 500);
  }
  return redirectWithToast(offerPath(id), { title: note ? "Notiz gespeichert" : "Notiz gelöscht" });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Notiz");

export default function OfferNote({ loaderData: { offer, prevented }, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <h1 className="mb-2 text-4xl">Notiz</h1>
      <p className="mb-6 text-soft wrap-anywhere">zum Angebot von {partnerName(offer.partner)}</p>
      <Prevented problem={prevented} />
      <Problem problem={actionData?.problem} />
      <NoteForm id={offer.id} note={actionData?.note ?? offer.note} />
    </Container>
  );
}
