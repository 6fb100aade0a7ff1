import { getViewer } from "~/auth/guards.server";
import { stands } from "~/features/profiles/superadmin/stand";
import {
  countOnEarlierTerms,
  countProfiles,
  listAllProfiles,
  profilesIn,
} from "~/features/profiles/superadmin/superadmin-profiles.server";
import { SinceNote } from "~/http/since-note";
import { unlistedMeta } from "~/seo/meta";
import { formatShortDate } from "~/text/dates";
import { howMany } from "~/text/how-many";
import { shownEmail } from "~/text/shown-address.server";
import { Badge } from "~/ui/badge";
import { ChooseBox } from "~/ui/choose-rows";
import { EmailAddress } from "~/ui/email-address";
import { optionsOf } from "~/ui/field";
import { TextLink } from "~/ui/link";
import { SearchedList } from "~/ui/searched-list";
import { type Column, Table } from "~/ui/table";
import type { Route } from "./+types/profiles";
import { choosingIn } from "./many-acts.server";

export const handle = { startsNow: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const wanted = profilesIn(search);
  const after = search.get("nach");
  const [{ profiles, next }, count, declined] = await Promise.all([
    listAllProfiles({ ...wanted, after }),
    countProfiles(wanted),
    countOnEarlierTerms(),
  ]);
  return {
    ...wanted,
    isFirst: !after,
    next,
    count,
    declined,
    choose: choosingIn(
      getViewer(context),
      "profile",
      profiles.map(({ id }) => id),
    ),
    profiles: profiles.map((profile) => ({
      ...profile,
      email: shownEmail(profile.email),
      createdAt: formatShortDate(profile.createdAt),
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Profile verwalten");

type Row = Route.ComponentProps["loaderData"]["profiles"][number];

const columns: Column<Row>[] = [
  {
    header: "Name",
    isRowHeader: true,
    width: "w-[25%]",
    cell: ({ id, name }) => (
      <span className="flex items-baseline">
        <ChooseBox id={id} name={name} />
        <TextLink to={`/admin/profile/${id}`} className="hit min-w-0 wrap-anywhere">
          {name}
        </TextLink>
      </span>
    ),
  },
  { header: "E-Mail", cell: ({ email }) => <EmailAddress email={email} />, width: "w-[24%] lg:w-[28%]" },
  {
    header: "Art",
    cell: ({ userType }) => (userType === "kreative" ? "Kreative/r" : "Unternehmen"),
    width: "w-34 lg:w-36",
  },
  { header: "Status", cell: (profile) => <Status {...profile} /> },
  { header: "Seit", cell: ({ createdAt }) => createdAt, width: "w-28 lg:w-32" },
];

function Status({ profileStatus, hiddenBySuperadmin, emailVerified, isSuperadmin, onEarlierTerms }: Row) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {profileStatus === "blocked" && <Badge variant="signal">Gesperrt</Badge>}
      {hiddenBySuperadmin && <Badge variant="signal">Von uns ausgeblendet</Badge>}
      {profileStatus === "hidden" && <Badge>Ausgeblendet</Badge>}
      {!emailVerified && <Badge>Unbestätigt</Badge>}
      {isSuperadmin && <Badge variant="ink">Admin</Badge>}
      {onEarlierTerms && <Badge>Frühere AGB</Badge>}
      {profileStatus === "active" &&
        !hiddenBySuperadmin &&
        emailVerified &&
        !isSuperadmin &&
        !onEarlierTerms &&
        "Aktiv"}
    </span>
  );
}

export default function ProfilesPage({ loaderData }: Route.ComponentProps) {
  const { profiles, next, query, isFirst, onEarlierTerms, stand, since, count, declined, choose } = loaderData;
  return (
    <>
      <h1 className="text-4xl">Profile verwalten</h1>
      {onEarlierTerms ? (
        <p className="mt-3 max-w-text text-soft">
          Wer neue AGB abgelehnt hat und bei früheren bleibt: {declined === 0 ? "niemand" : declined}. Welche Fassung
          gilt, steht bei jeder Person unter „Auskunft und Löschung“.{" "}
          <TextLink to="/admin/profile">Alle Profile anzeigen</TextLink>
        </p>
      ) : (
        declined > 0 && (
          <p className="mt-3">
            <TextLink to="/admin/profile?agb=frueher" className="hit">
              Bei früheren AGB bleiben: {declined}
            </TextLink>
          </p>
        )
      )}
      <SinceNote
        since={since}
        path="/admin/profile"
        query={query}
        search={{ stand, agb: onEarlierTerms ? "frueher" : null }}
      />
      <div className="mt-3">
        <SearchedList
          path="/admin/profile"
          choose={choose}
          query={query}
          filter={{ ...(onEarlierTerms && { agb: "frueher" }), ...(since && { seit: since }) }}
          choices={[{ name: "stand", label: "Stand", chosen: stand, options: optionsOf(stands) }]}
          count={howMany(count, "Ein Profil", "Profile")}
          csv="/admin/listen/profile"
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
