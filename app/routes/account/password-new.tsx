import { data } from "react-router";
import { returnPathOf } from "~/auth/aim.server";
import { authPath } from "~/auth/auth-path";
import { refuseResetLink, setNewPassword } from "~/auth/new-password.server";
import { NewPasswordForm } from "~/auth/new-password-form";
import { secretInAddress } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { secretMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/password-new";

export const middleware: Route.MiddlewareFunction[] = [secretInAddress];

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const refusal = await refuseResetLink(token);
  return data({ token, whyNot: refusal?.text ?? null, aim: returnPathOf(request) }, { status: refusal?.status ?? 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  return setNewPassword(readForm(context), request, context.get(requestContext).clientAddress);
}

export const meta: Route.MetaFunction = ({ matches }) => secretMeta(matches, "Neues Passwort festlegen");

export default function NewPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Neues Passwort festlegen</h1>
      {loaderData.whyNot ? (
        <Notice kind="error" title="Ungültiger Link">
          {loaderData.whyNot}
        </Notice>
      ) : (
        <NewPasswordForm token={loaderData.token} arrived={actionData} />
      )}
      <ButtonLink
        to={authPath("passwort", loaderData.aim)}
        variant={loaderData.whyNot ? "primary" : "secondary"}
        className="mt-6"
      >
        Neuen Link anfordern
      </ButtonLink>
    </Container>
  );
}
