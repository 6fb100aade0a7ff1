import { data, redirect } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { AskPasswordPage, ResumePage } from "~/auth/interrupted-page";
import { withPassword } from "~/auth/with-password.server";
import type { FormAnswer } from "~/http/answer";
import { readInterrupted, resumeField } from "~/http/interrupted.server";
import { isReading } from "~/http/is-reading";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import type { Route } from "./+types/auth-ask-password";

/** The page belongs to a waiting form and shows nothing by itself. */
const notAlone: Route.MiddlewareFunction = ({ request }, next) => {
  if (isReading(request)) throw redirect("/konto");
  return next();
};

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, notAlone];

export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(context);
  const interrupted = readInterrupted(form);
  context.get(requestContext).carriesText = form.has(resumeField);
  if (!interrupted) return redirect("/konto");
  const asked = { viewer: getViewer(context), request, form, title: "Passwort nicht bestätigt", interrupted };
  return withPassword(asked, async () => data<FormAnswer>({ result: {}, resume: interrupted }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(matches, "Bitte bestätigen Sie mit Ihrem Passwort");

export default function AskPassword({ actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      {actionData?.resume && <ResumePage interrupted={actionData.resume} title="Danke!" />}
      {actionData?.interrupted && <AskPasswordPage interrupted={actionData.interrupted} answer={actionData} />}
    </Container>
  );
}
