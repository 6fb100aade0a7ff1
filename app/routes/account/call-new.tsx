import { data } from "react-router";
import { findViewer, getViewer } from "~/auth/guards.server";
import { asksForDraft } from "~/features/calls/call-schema";
import { companiesOrExplanation } from "~/features/calls/form/companies-only.server";
import { NewCallForm } from "~/features/calls/form/new-call-form";
import { CompaniesOnly, SignInToCreate } from "~/features/calls/form/who-may-create";
import { createCall, parseCall } from "~/features/calls/own/call-commands.server";
import { nextStep } from "~/features/calls/own/next-step.server";
import { findNewCallFacts } from "~/features/calls/own/own-calls.server";
import { draftSaved, ownCallsPath } from "~/features/calls/own-call-path";
import { canCreateCall } from "~/features/calls/policy";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { creationOf, WrittenBefore } from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/call-new";

const maxTitleLength = 120;

export const middleware: Route.MiddlewareFunction[] = [companiesOrExplanation];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = findViewer(context);
  if (!viewer) return data({ viewer: null, facts: null, title: undefined, prevented: null }, { status: 401 });
  if (!canCreateCall(viewer)) return data({ viewer, facts: null, title: undefined, prevented: null }, { status: 403 });
  const title = new URL(request.url).searchParams.get("titel")?.slice(0, maxTitleLength);
  return {
    viewer,
    title,
    facts: await findNewCallFacts(viewer.id),
    prevented: await findReachedLimit("call", viewer.id),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const form = readForm(context);
  const isDraft = asksForDraft(form);
  const submission = parseCall(form, null, isDraft);
  if (submission.status !== "success") return refused(submission.reply());
  const viewer = getViewer(context);
  let description: string | undefined;
  try {
    if (!isDraft) description = await nextStep(viewer);
    await createCall(viewer.id, submission.value, isDraft, creationOf(form, viewer.id));
  } catch (error) {
    // A form that was already stored gets the same response as the first time.
    if (!(error instanceof WrittenBefore)) {
      const title = "Fehler beim Erstellen der Ausschreibung";
      return formFailed(submission.reply(), error, "could not create a call", { title });
    }
  }
  if (isDraft) return redirectWithToast(ownCallsPath, draftSaved);
  return redirectWithToast("/ausschreibungen", { title: "Ausschreibung erfolgreich erstellt!", description });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Projekt einstellen");

export default function NewAusschreibung({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, facts } = loaderData;
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <p>
        <TextLink to="/ausschreibungen" alone>
          Alle Ausschreibungen
        </TextLink>
      </p>
      <h1 className="mt-7 mb-6 text-4xl">Projekt einstellen</h1>
      {!viewer && <SignInToCreate />}
      {viewer && !facts && <CompaniesOnly />}
      <Prevented problem={loaderData.prevented} />
      {viewer && facts && <NewCallForm viewer={viewer} facts={facts} title={loaderData.title} arrived={actionData} />}
    </Container>
  );
}
