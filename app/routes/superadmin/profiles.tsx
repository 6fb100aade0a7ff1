import { Link } from "react-router";
import { listAllProfiles } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { pageMeta } from "~/seo/meta";
import { formatShortDate } from "~/text/dates";
import { Badge } from "~/ui/badge";
import { SearchedList } from "~/ui/searched-list";
import { type Column, Table } from "~/ui/table";
import type { Route } from "./+types/profiles";

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = (search.get("q") ?? "").trim().slice(0, 100);
  const after = search.get("nach");
  const { profiles, next } = await listAllProfiles({ query, after });
  return {
    query,
    isFirst: !after,
    next,
    profiles: profiles.map((profile) => ({ ...profile, createdAt: formatShortDate(profile.createdAt) })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Profile verwalten", path: "/admin/profile", noindex: true });

type Row = Route.ComponentProps["loaderData"]["profiles"][number];

const columns: Column<Row>[] = [
  {
    header: "Name",
    isRowHeader: true,
    width: "w-[25%]",
    cell: ({ id, name }) => (
      <Link to={`/admin/profile/${id}`} className="link hit">
        {name}
      </Link>
    ),
  },
  { header: "E-Mail", cell: ({ email }) => email, width: "w-[24%] lg:w-[28%]" },
  {
    header: "Art",
    cell: ({ userType }) => (userType === "kreative" ? "Kreative/r" : "Unternehmen"),
    width: "w-34 lg:w-36",
  },
  { header: "Status", cell: (profile) => <Status {...profile} /> },
  { header: "Seit", cell: ({ createdAt }) => createdAt, width: "w-28 lg:w-32" },
];

function Status({ profileStatus, emailVerified, isSuperadmin }: Row) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {profileStatus === "blocked" && <Badge variant="signal">Gesperrt</Badge>}
      {profileStatus === "hidden" && <Badge variant="outline">Ausgeblendet</Badge>}
      {!emailVerified && <Badge variant="outline">Unbestätigt</Badge>}
      {isSuperadmin && <Badge variant="ink">Admin</Badge>}
      {profileStatus === "active" && emailVerified && !isSuperadmin && "Aktiv"}
    </span>
  );
}

export default function ProfilesPage({ loaderData }: Route.ComponentProps) {
  const { profiles, next, query, isFirst } = loaderData;
  return (
    <>
      <h1 className="text-4xl">Profile verwalten</h1>
      <div className="mt-3">
        <SearchedList
          path="/admin/profile"
          query={query}
          label="Name oder E-Mail suchen"
          nothing="kein Profil"
          further="Weitere Profile"
          isFirst={isFirst}
          next={next}
        >
          {profiles.length > 0 ? (
            <Table caption="Profile" columns={columns} rows={profiles} rowKey={({ id }) => id} />
          ) : null}
        </SearchedList>
      </div>
    </>
  );
}
