import { Intervene } from "~/audit/intervene";
import { mayAct } from "~/audit/roles";
import { getViewer } from "~/auth/guards.server";
import { CreditTable } from "~/features/works/superadmin/credit-table";
import { listCreditsForSuperadmin } from "~/features/works/superadmin/credits-of-work.server";
import { getWorkForSuperadmin } from "~/features/works/superadmin/moderate-work.server";
import { idOf } from "~/http/id-of";
import { unlistedMeta } from "~/seo/meta";
import { formatMoment } from "~/text/dates";
import { joined } from "~/text/joined";
import { Badge } from "~/ui/badge";
import { Dotted } from "~/ui/dotted";
import { TextLink } from "~/ui/link";
import { Thumbnails } from "~/ui/thumbnails";
import type { Route } from "./+types/work";

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const { createdAt, ownerEmail: _, ...work } = await getWorkForSuperadmin(idOf(params.id), viewer);
  const credits = await listCreditsForSuperadmin(work.id);
  const may = { isOwn: work.ownerId === viewer.id, mayDelete: mayAct(viewer, "work.delete") };
  return { may, work: { ...work, created: formatMoment(createdAt) }, credits };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Arbeit verwalten");

export default function WorkPage({ loaderData: { work, credits, may } }: Route.ComponentProps) {
  const path = `/admin/arbeiten/${work.id}`;
  return (
    <>
      <h1 className="text-4xl wrap-anywhere">{work.title}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-soft">
        <span>
          <Dotted text={joined(work.ownerName, work.client, work.year ? `${work.year}` : null, work.created)} />
        </span>
        <TextLink to={`/admin/profile/${work.ownerId}`} className="hit">
          Profil verwalten
        </TextLink>
        {!work.published && <Badge>Entwurf</Badge>}
        {work.hidden && <Badge variant="signal">Ausgeblendet</Badge>}
      </p>
      {work.content && <p className="mt-6 max-w-text whitespace-pre-line wrap-anywhere">{work.content}</p>}
      {work.link && <p className="mt-3 wrap-anywhere text-soft">{work.link}</p>}
      <Thumbnails pictures={work.pictures} />
      <CreditTable credits={credits} />
      <Intervene
        path={path}
        hidden={work.hidden}
        {...may}
        hides="Nur noch die Person selbst sieht die Arbeit und ihre Bilder. Sie können sie wieder einblenden."
        shows="Die Arbeit ist wieder für alle zu sehen."
        deletes="Die Arbeit und ihre Bilder werden gelöscht."
      />
    </>
  );
}
