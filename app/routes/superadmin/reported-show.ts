import { type LoaderFunctionArgs, redirect } from "react-router";
import { actForReason } from "~/audit/act-for-reason.server";
import { getReportedPath } from "~/audit/subjects.server";
import { getViewer } from "~/auth/guards.server";
import type { Viewer } from "~/auth/viewer";
import type { ReportedKind } from "~/db/schema";
import { setQuestionHidden } from "~/features/calls/superadmin/hide-question.server";
import { setCollectionHidden } from "~/features/collections/superadmin/hide-collection.server";
import { setMessageHidden } from "~/features/messages/superadmin/hide-message.server";
import { setAnswerHidden, setCollaborationHidden } from "~/features/offers/superadmin/hide-collaboration.server";
import { idOf } from "~/http/id-of";
import type { Route } from "./+types/reported-show";

export { default } from "~/http/page-address";

type SetHidden = (viewer: Viewer, id: string, isHidden: boolean, reason: string) => Promise<boolean>;

const setHiddenMessage: SetHidden = (viewer, id, ...more) => setMessageHidden(viewer, idOf(id), ...more);

/** What superadmins see only as what was reported, by its part of the address. */
const kinds: Record<string, [kind: ReportedKind, noun: string, setHidden: SetHidden]> = {
  nachrichten: ["message", "Nachricht", setHiddenMessage],
  fragen: ["question", "Frage", setQuestionHidden],
  zusammenarbeit: ["collaboration", "Satz", setCollaborationHidden],
  antworten: ["answer", "Antwort", setAnswerHidden],
  merklisten: ["collection", "Merkliste", setCollectionHidden],
};

async function readAddress({ params: { id = "" }, pattern }: Pick<LoaderFunctionArgs, "params" | "pattern">) {
  const [kind, noun, setHidden] = kinds[pattern.split("/").at(-3) ?? ""] as (typeof kinds)[string];
  return { id, noun, setHidden, back: await getReportedPath(kind, id) };
}

/** Shows it again, and leads back to its reports. */
export async function action(args: Route.ActionArgs) {
  const { id, noun, setHidden, back } = await readAddress(args);
  return actForReason(args.context, back, `${noun} wieder eingeblendet`, (reason) =>
    setHidden(getViewer(args.context), id, false, reason),
  );
}

export const loader = async (args: Route.LoaderArgs) => redirect((await readAddress(args)).back);
