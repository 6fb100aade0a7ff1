import { getViewer, signedInOnly } from "~/auth/guards.server";
import { NotificationsForm } from "~/features/profiles/own/notifications-form";
import { getNotifications, saveNotifications } from "~/features/profiles/own/save-notifications.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import type { Route } from "./+types/account-notifications";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function loader({ context }: Route.LoaderArgs) {
  return getNotifications(getViewer(context));
}

export async function action({ context }: Route.ActionArgs) {
  return saveNotifications(getViewer(context), readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Benachrichtigungen");

export default function AccountNotifications({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Benachrichtigungen</h1>
      <NotificationsForm {...loaderData} arrived={actionData}>
        <CancelLink to="/konto" />
      </NotificationsForm>
    </Container>
  );
}
