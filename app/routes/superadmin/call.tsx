import { Intervene } from "~/audit/intervene";
import { RecommendForm } from "~/audit/recommend-form";
import { mayAct, mayRecommend } from "~/audit/roles";
import { getViewer } from "~/auth/guards.server";
import { callPath } from "~/features/calls/call";
import { CallFiles } from "~/features/calls/page/call-files";
import { getCallForSuperadmin } from "~/features/calls/superadmin/moderate-call.server";
import { listFilesOfCall } from "~/files/find-files.server";
import { idOf } from "~/http/id-of";
import { unlistedMeta } from "~/seo/meta";
import { dayInVienna, formatDay } from "~/text/dates";
import { Badge } from "~/ui/badge";
import { TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import type { Route } from "./+types/call";

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const { publishedAt, ownerEmail: _, ...call } = await getCallForSuperadmin(idOf(params.id), viewer);
  const files = await listFilesOfCall(call.id, viewer);
  return {
    may: {
      recommend: mayRecommend(viewer, "call.feature", call.ownerId),
      hide: mayAct(viewer, "call.hide"),
      delete: mayAct(viewer, "call.delete"),
    },
    isOwn: call.ownerId === viewer.id,
    files,
    call: { ...call, published: publishedAt && formatDay(publishedAt) },
    today: dayInVienna(),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Ausschreibung verwalten");

export default function CallPage({ loaderData: { call, files, today, isOwn, may } }: Route.ComponentProps) {
  const path = `/admin/ausschreibungen/${call.id}`;
  return (
    <>
      <h1 className="text-4xl wrap-anywhere">{call.title}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-soft">
        Ausschreibung vom {call.published}
        <TextLink to={`/admin/profile/${call.ownerId}`} className="hit">
          {call.ownerName}
        </TextLink>
        {call.hidden ? (
          <Badge variant="signal">Ausgeblendet</Badge>
        ) : (
          <TextLink to={callPath(call)} className="hit">
            Seite der Ausschreibung
          </TextLink>
        )}
      </p>
      <p className="mt-6 max-w-text whitespace-pre-line wrap-anywhere">{call.description}</p>
      <CallFiles files={files} />

      {may.recommend && (
        <Section title="Empfehlung" className="print:hidden">
          <RecommendForm
            action={`${path}/empfehlen`}
            isRecommended={call.isRecommended}
            featuredUntil={call.featuredUntil}
            today={today}
          />
        </Section>
      )}
      {may.hide && (
        <Intervene
          path={path}
          hidden={call.hidden}
          isOwn={isOwn}
          mayDelete={may.delete}
          hides="Nur noch das Unternehmen selbst sieht die Ausschreibung. Sie können sie wieder einblenden."
          shows="Die Ausschreibung steht wieder in der Liste."
          deletes="Die Ausschreibung wird gelöscht."
        />
      )}
    </>
  );
}
