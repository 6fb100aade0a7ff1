import { data } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { asksForDraft } from "~/features/calls/call-schema";
import { companiesOnly } from "~/features/calls/form/companies-only.server";
import { EditCallForm } from "~/features/calls/form/edit-call-form";
import { parseCall, type Saving, updateCall } from "~/features/calls/own/call-commands.server";
import { nextStep } from "~/features/calls/own/next-step.server";
import { findOwnCall } from "~/features/calls/own/own-calls.server";
import { draftSaved, ownCallsPath } from "~/features/calls/own-call-path";
import { countOffers } from "~/features/offers/own/desk.server";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { seenIn } from "~/http/seen-version.server";
import { redirectWithToast } from "~/http/toast.server";
import { unlistedMeta } from "~/seo/meta";
import { dayInVienna } from "~/text/dates";
import { CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/call-edit";

export const middleware: Route.MiddlewareFunction[] = [companiesOnly];

async function getOwnCall({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const call = await findOwnCall(getViewer(context).id, idOf(params.id) ?? 0);
  if (!call) throw data(null, { status: 404 });
  return call;
}

export async function loader(args: Route.LoaderArgs) {
  const { id } = getViewer(args.context);
  const call = await getOwnCall(args);
  const [prevented, offers] = await Promise.all([findReachedLimit("call-change", id), countOffers(id, [call.id])]);
  return { call, today: dayInVienna(), prevented, told: offers[call.id]?.open ?? 0 };
}

const publishedMeanwhile = {
  title: "Diese Ausschreibung hat sich inzwischen geändert",
  text: "Sie wurde in einem anderen Fenster veröffentlicht oder gelöscht. Bitte laden Sie die Seite neu.",
};

export async function action({ params, context }: Route.ActionArgs) {
  const form = readForm(context);
  const seen = seenIn(form, "Diese Ausschreibung wurde inzwischen geändert");
  // An unchanged past deadline is allowed. Until the stored one is known, the typed one is accepted.
  let submission = parseCall(form, `${form.get("deadline") ?? ""}`, asksForDraft(form));
  let saving: Saving = "change";
  let description: string | undefined;
  try {
    const call = await getOwnCall({ params, context });
    if (call.state === "entwurf") saving = asksForDraft(form) ? "draft" : "publish";
    submission = parseCall(form, saving === "publish" ? null : call.deadline, saving === "draft");
    if (submission.status !== "success") return refused(submission.reply());
    if (saving === "publish") description = await nextStep(getViewer(context));
    if (!(await updateCall(getViewer(context).id, call.id, submission.value, seen, saving)))
      return refused(submission.reply(), publishedMeanwhile, 409);
  } catch (error) {
    const text = "Ihre Änderungen sind noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.";
    return formFailed(submission.reply(), error, "could not save a call", {
      title: "Fehler beim Speichern der Änderungen",
      text,
    });
  }
  if (saving === "draft") return redirectWithToast(ownCallsPath, draftSaved);
  if (saving === "publish")
    return redirectWithToast(ownCallsPath, { title: "Ausschreibung veröffentlicht", description });
  return redirectWithToast(ownCallsPath, { title: "Änderungen erfolgreich gespeichert!" });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Ausschreibung bearbeiten");

export default function EditAusschreibung({ loaderData, actionData }: Route.ComponentProps) {
  const { call, today, told } = loaderData;
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <h1 className="mb-6 text-4xl">{call.state === "entwurf" ? "Entwurf bearbeiten" : "Ausschreibung bearbeiten"}</h1>
      <Prevented problem={loaderData.prevented} />
      <EditCallForm call={call} today={today} told={told} arrived={actionData}>
        <CancelLink to={ownCallsPath} />
      </EditCallForm>
    </Container>
  );
}
