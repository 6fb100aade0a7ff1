import { parseWithZod } from "@conform-to/zod/v4";
import { data, useLocation } from "react-router";
import { type ActedOnMany, actOnMany, type ManyAct } from "~/audit/act-on-many.server";
import { readChosen } from "~/audit/find-chosen.server";
import { manySchema } from "~/audit/many";
import { type ManyAnswer, ManyForm } from "~/audit/many-form";
import { getViewer, recentPasswordOnly } from "~/auth/guards.server";
import type { Viewer } from "~/auth/viewer";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { readForm } from "~/http/read-form.server";
import { sameOriginPath } from "~/http/same-origin-path";
import { submissionKeyOf } from "~/http/submission.server";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import { unlistedMeta } from "~/seo/meta";
import { formatCount } from "~/text/format-count";
import { ButtonLink } from "~/ui/button";
import { choosing } from "~/ui/choose-rows";
import { EmptyState } from "~/ui/empty-state";
import type { Route } from "./+types/many";
import { findManyAct } from "./many-acts.server";

function getAct(viewer: Viewer, list: string, url: string) {
  const { searchParams: search } = new URL(url);
  const found = findManyAct(viewer, list, search.get(choosing.act));
  if (!found) throw data(null, { status: 404 });
  if (!found.mayAct) throw data(null, { status: 403 });
  const back = sameOriginPath(search.get(choosing.back), found.list.page);
  return { ...found, search, back: back.startsWith("/admin/") ? back : found.list.page };
}

/** What one can't take back, or what gives access, needs the password again. */
export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => {
    const found = findManyAct(getViewer(args.context), args.params.list ?? "", actIn(args.request.url));
    return found?.lasting.asksPassword ? recentPasswordOnly(args, next) : next();
  },
];

const actIn = (url: string) => new URL(url).searchParams.get(choosing.act);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const { list, act, lasting, search, back } = getAct(viewer, params.list, request.url);
  const rows = await list.find(readChosen(search), viewer);
  const { label, does, needs } = act;
  return {
    title: `${label}: ${countText(list, rows.length)}`,
    act: { label, does, needs, typed: lasting.word, failure: failureOf(act) },
    rows,
    back,
  };
}

type List = NonNullable<ReturnType<typeof findManyAct>>["list"];

const countText = ({ one, several }: List, count: number) => `${formatCount(count)} ${count === 1 ? one : several}`;

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  const { list, act, lasting, back } = getAct(viewer, params.list, request.url);
  const form = readForm(context);
  const submission = parseWithZod(form, { schema: manySchema({ needs: act.needs, typed: lasting.word }) });
  if (submission.status !== "success") return refused(submission.reply());
  const { reason, ground } = submission.value;
  try {
    const chosen = await list.find(readChosen(form), viewer);
    const result = await actOnMany(viewer, chosen, act, reason, { ground }, submissionKeyOf(form));
    const done = `${countText(list, result.done)} ${act.done}.`;
    if (result.failed.length === 0)
      return redirectWithToast(back, result.done > 0 ? { title: done, description: beforeText(result) } : nothingToDo);
    return data<ManyAnswer>({ result: submission.reply(), outcome: { done, failed: result.failed } }, { status: 409 });
  } catch (error) {
    return formFailed(submission.reply(), error, "could not act on several", { title: failureOf(act) });
  }
}

const failureOf = ({ label }: ManyAct) => `Fehler bei „${label}“`;

const beforeText = ({ before }: ActedOnMany) =>
  before > 0 ? `${before === 1 ? "Einmal" : `${before}-mal`} war nichts mehr zu tun.` : undefined;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, loaderData?.title ?? "Auswahl");

export default function Many({ loaderData: { title, act, rows, back }, actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  if (rows.length === 0 && !actionData) {
    return (
      <>
        <h1 className="mb-6 text-4xl">Nichts ausgewählt</h1>
        <EmptyState
          level={2}
          seed="auswahl"
          title="Niemand und nichts ausgewählt"
          action={<ButtonLink to={back}>Zur Liste</ButtonLink>}
        >
          Kreuzen Sie in der Liste an, was es betreffen soll.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-4 mb-8 max-w-text">{act.does}</p>
      <ManyForm address={pathname + search} act={act} rows={rows} back={back} arrived={actionData} />
    </>
  );
}
