import { redirect } from "react-router";
import { findViewer, getViewer } from "~/auth/guards.server";
import { acknowledge } from "~/auth/legal/acknowledge.server";
import { AgreePage } from "~/auth/legal/agree-page";
import { type LegalDocument, versionOn } from "~/auth/legal/versions";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { storedNowhere } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { sameOriginPath } from "~/http/same-origin-path";
import { redirectWithToast } from "~/http/toast.server";
import { unlistedMeta } from "~/seo/meta";
import type { Route } from "./+types/agree";

export const middleware: Route.MiddlewareFunction[] = [storedNowhere];

const goToOf = (request: Request) => {
  const goTo = sameOriginPath(new URL(request.url).searchParams.get("weiter"), "/");
  return goTo.startsWith("/bedingungen") ? "/" : goTo;
};

export function loader({ request, context }: Route.LoaderArgs) {
  const goTo = goToOf(request);
  const documents = openTo(findViewer(context));
  if (documents.length === 0) throw redirect(goTo);
  return { goTo, documents: documents.map((document) => ({ document, ...versionOn(document) })) };
}

/** Also someone who signed in before, or who declined, can answer. */
function openTo(viewer: Viewer | null): LegalDocument[] {
  const { pendingDocuments = [], newDocuments = [], hasDeclinedTerms } = viewer ?? {};
  return [...new Set([...(hasDeclinedTerms ? (["agb"] as const) : []), ...pendingDocuments, ...newDocuments])];
}

/** Answers only the versions that the person saw: a newer one is shown first. */
export async function action({ request, context }: Route.ActionArgs) {
  const goTo = goToOf(request);
  const form = readForm(context);
  if (!findViewer(context)) throw redirect(goTo);
  const viewer = getViewer(context);
  const seen = openTo(viewer).filter((document) => form.get(document) === versionOn(document).from);
  const answer = form.get("answer") === "declined" ? "declined" : "accepted";
  await acknowledge(db, viewer.id, seen, answer);
  const title = answer === "declined" ? "Für Sie gelten die bisherigen AGB" : "Danke für Ihre Zustimmung";
  return redirectWithToast(goTo, { title: seen.includes("agb") ? title : "Danke" });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Neue Bedingungen");

export default function Agree({ loaderData }: Route.ComponentProps) {
  return <AgreePage {...loaderData} />;
}
