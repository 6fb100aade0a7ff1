import { redirect } from "react-router";
import { findViewer, getViewer } from "~/auth/guards.server";
import { acknowledge } from "~/auth/legal/acknowledge.server";
import { AgreePage } from "~/auth/legal/agree-page";
import { versionOn } from "~/auth/legal/versions";
import { db } from "~/db/client.server";
import { storedNowhere } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { sameOriginPath } from "~/http/same-origin-path";
import { redirectWithToast } from "~/http/toast.server";
import { pageMeta } from "~/seo/meta";
import type { Route } from "./+types/agree";

export const middleware: Route.MiddlewareFunction[] = [storedNowhere];

const goToOf = (request: Request) => {
  const goTo = sameOriginPath(new URL(request.url).searchParams.get("weiter"), "/");
  return goTo.startsWith("/bedingungen") ? "/" : goTo;
};

export function loader({ request, context }: Route.LoaderArgs) {
  const goTo = goToOf(request);
  const pending = findViewer(context)?.pendingDocuments;
  if (!pending) throw redirect(goTo);
  return { goTo, documents: pending.map((document) => ({ document, ...versionOn(document) })) };
}

/** Agrees only to the versions that the person saw: a newer one is shown first. */
export async function action({ request, context }: Route.ActionArgs) {
  const goTo = goToOf(request);
  const form = readForm(context);
  if (!findViewer(context)) throw redirect(goTo);
  const { id, pendingDocuments = [] } = getViewer(context);
  const seen = pendingDocuments.filter((document) => form.get(document) === versionOn(document).from);
  await acknowledge(db, id, seen);
  return redirectWithToast(goTo, { title: seen.includes("agb") ? "Danke für Ihre Zustimmung" : "Danke" });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Neue Bedingungen", path: "/bedingungen", noindex: true });

export default function Agree({ loaderData }: Route.ComponentProps) {
  return <AgreePage {...loaderData} />;
}
