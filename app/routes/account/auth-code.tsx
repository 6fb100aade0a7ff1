import { redirect } from "react-router";
import { returnPathOf } from "~/auth/aim.server";
import { authPath, landingPaths } from "~/auth/auth-path";
import { ResumePage } from "~/auth/interrupted-page";
import { CodeForm } from "~/auth/second-factor/code-form";
import { enterCode, findChallenged } from "~/auth/second-factor/enter-code.server";
import { viewerContext } from "~/auth/viewer";
import { resumeField } from "~/http/interrupted.server";
import { isReading } from "~/http/is-reading";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import type { Route } from "./+types/auth-code";

/** Only for a sign-in that waits for its code. A form that is sent too late gets an error. */
const whileChallenged: Route.MiddlewareFunction = async ({ request, context }, next) => {
  if (!isReading(request)) return next();
  const goTo = returnPathOf(request);
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(goTo ?? landingPaths[viewer.userType]);
  if (!(await findChallenged(request))) throw redirect(authPath("anmelden", goTo));
  return next();
};

export const middleware: Route.MiddlewareFunction[] = [whileChallenged];

export const loader = ({ request }: Route.LoaderArgs) => ({ goTo: returnPathOf(request) });

export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(context);
  const facts = context.get(requestContext);
  facts.carriesText = form.has(resumeField);
  return enterCode(form, request, facts.clientAddress, returnPathOf(request));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Code eingeben");

export default function EnterCode({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      {actionData?.resume ? (
        <ResumePage interrupted={actionData.resume} />
      ) : (
        <>
          <h1 className="mb-8 text-4xl">Code eingeben</h1>
          <CodeForm {...loaderData} arrived={actionData} interrupted={actionData?.interrupted} />
        </>
      )}
    </Container>
  );
}
