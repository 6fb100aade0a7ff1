import type { ReactNode } from "react";
import { data } from "react-router";
import { RecommendForm } from "~/audit/recommend-form";
import { mayAct } from "~/audit/roles";
import { getViewer } from "~/auth/guards.server";
import type { Viewer } from "~/auth/viewer";
import { listCallsOf } from "~/features/calls/superadmin/moderate-call.server";
import { listPostsOf } from "~/features/posts/moderate-post.server";
import { profilePath } from "~/features/profiles/profile";
import { partsOf } from "~/features/profiles/profile-parts";
import { listHistory } from "~/features/profiles/superadmin/history.server";
import { canBlock, canGiveRoles, canRecommend, canUnblock } from "~/features/profiles/superadmin/moderation";
import { ProfileActs } from "~/features/profiles/superadmin/profile-acts";
import { ProfileHistory } from "~/features/profiles/superadmin/profile-history";
import { editProfile } from "~/features/profiles/superadmin/superadmin-edit.server";
import { SuperadminEditForm } from "~/features/profiles/superadmin/superadmin-edit-form";
import { getProfileForSuperadmin, headOf } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { whatGoesText } from "~/features/profiles/superadmin/what-goes";
import { countWhatGoes } from "~/features/profiles/superadmin/what-goes.server";
import { listWorksForSuperadmin } from "~/features/works/superadmin/moderate-work.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { versionOf } from "~/http/seen-version.server";
import { WriteForm } from "~/http/write-form";
import { formatNames, maxMegabytes } from "~/images/picture-limits";
import { unlistedMeta } from "~/seo/meta";
import { dayInVienna } from "~/text/dates";
import { shownEmail } from "~/text/shown-address.server";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { ChooseBox, ChooseRows, type Choosing } from "~/ui/choose-rows";
import { plainField } from "~/ui/field-frame";
import { FileField } from "~/ui/file-field";
import { TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import type { Route } from "./+types/profile";
import { choosingIn } from "./many-acts.server";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const profile = await getProfileForSuperadmin(params.id);
  const skip = idOf(new URL(request.url).searchParams.get("ab")) ?? 0;
  // A reported person sees nothing that could show who reported them.
  const isOwn = profile.id === viewer.id;
  const moderates = mayAct(viewer, "profile.hide");
  if (!moderates && !profile.isPublic) throw data(null, { status: 404 });
  const [calls, posts, works, history, account] = await Promise.all([
    listCallsOf(profile.id, viewer, skip),
    moderates ? listPostsOf(profile.id) : null,
    moderates ? listWorksForSuperadmin(profile.id, viewer) : null,
    moderates ? listHistory(profile.id, !isOwn) : null,
    viewer.isSuperadmin ? readAccount(viewer, profile) : null,
  ]);
  const choosing = (list: string, entries: { id: number }[] | null) =>
    isOwn || !moderates || !entries
      ? undefined
      : choosingIn(
          viewer,
          list,
          entries.map(({ id }) => id),
        );
  return {
    choose: {
      calls: choosing("ausschreibungen", calls.rows),
      posts: choosing("posts", posts),
      works: choosing("arbeiten", works),
    },
    profile: headOf(profile),
    calls,
    posts,
    works,
    history,
    today: dayInVienna(),
    may: { moderate: moderates && !isOwn, recommend: canRecommend(viewer, profile) },
    account,
  };
}

type Stored = Awaited<ReturnType<typeof getProfileForSuperadmin>>;

/** What only superadmins see and change. */
async function readAccount(viewer: Viewer, profile: Stored) {
  const goes = whatGoesText(await countWhatGoes(profile.id));
  const { updatedAt: _updatedAt, memberSince: _memberSince, searchText: _, ...shown } = profile;
  return {
    emailText: shownEmail(profile.email),
    edited: {
      ...shown,
      contactEmail: profile.contactEmail && shownEmail(profile.contactEmail),
      version: versionOf(partsOf(profile.userType, profile)),
    },
    roles: canGiveRoles(viewer, profile) ? profile.roles : null,
    acts: { goes, mayBlock: canBlock(viewer, profile), mayUnblock: canUnblock(viewer, profile) },
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { id } = await getProfileForSuperadmin(params.id);
  return editProfile(getViewer(context), id, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, `${loaderData?.profile.name ?? "Profil"} bearbeiten`);

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, calls, posts, works, choose, history, today, may, account } = loaderData;
  const { id, name, slug, userType, avatarUrl } = profile;
  const path = `/admin/profile/${id}`;
  return (
    <>
      <div className="flex flex-wrap items-center gap-5 sm:flex-nowrap">
        <Avatar name={name} seed={slug} src={avatarUrl} size="lg" />
        <div className="min-w-0">
          <h1 className="text-4xl wrap-anywhere">{name}</h1>
          <p className="mt-1 flex flex-wrap gap-x-4 text-soft">
            <span>
              {userType === "kreative" ? "Kreative/r" : "Unternehmen"} seit {profile.since}
            </span>
            {account && <span className="min-w-0 wrap-anywhere">{account.emailText}</span>}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-2">
            {profile.profileStatus === "blocked" && <Badge variant="signal">Gesperrt</Badge>}
            {profile.hiddenBySuperadmin && <Badge variant="signal">Von uns ausgeblendet</Badge>}
            {profile.profileStatus === "hidden" && <Badge>Ausgeblendet</Badge>}
            {!profile.emailVerified && <Badge>Unbestätigt</Badge>}
            {profile.isPublic && (
              <TextLink to={profilePath(userType, slug)} className="hit">
                Öffentliche Seite
              </TextLink>
            )}
          </p>
        </div>
      </div>

      {history && <ProfileHistory name={name} since={profile.since} {...history} mayRead={account !== null} />}
      <ProfileActs
        path={path}
        mayModerate={may.moderate}
        isHidden={profile.hiddenBySuperadmin}
        hasPortrait={Boolean(avatarUrl)}
        account={account}
      />

      {may.recommend && (
        <Section title="Empfehlung" className="print:hidden">
          <RecommendForm
            action={`${path}/empfehlen`}
            isRecommended={profile.isRecommended}
            featuredUntil={profile.featuredUntil}
            today={today}
          />
        </Section>
      )}

      {userType === "unternehmen" && (
        <Entries
          id="ausschreibungen"
          title="Ausschreibungen"
          path="/admin/ausschreibungen"
          entries={calls.rows}
          choose={choose.calls}
        >
          {calls.next !== null && (
            <ButtonLink to={`${path}?ab=${calls.next}#ausschreibungen`} variant="secondary" className="mt-8">
              Ältere Ausschreibungen
            </ButtonLink>
          )}
        </Entries>
      )}
      {works && userType === "kreative" && (
        <Entries title="Arbeiten" path="/admin/arbeiten" entries={works} choose={choose.works} />
      )}
      {posts && <Entries title="Posts" path="/admin/posts" entries={posts} choose={choose.posts} />}

      {account && (
        <>
          <Section id="bearbeiten" title="Als Admin bearbeiten" className="print:hidden">
            <SuperadminEditForm profile={account.edited} arrived={actionData} />
          </Section>
          <Section title="Profilbild" className="print:hidden">
            <WriteForm
              action={`${path}/bild`}
              encType="multipart/form-data"
              failure="Fehler beim Hochladen des Profilbildes"
              className="max-w-text"
            >
              {(isBusy) => (
                <div className="grid justify-items-start gap-4">
                  <FileField
                    field={plainField("avatar")}
                    label="Neues Bild"
                    hint={`${formatNames} bis ${maxMegabytes} MB. Es wird quadratisch zugeschnitten.`}
                    accept="image/*"
                    required
                    className="w-full"
                  />
                  <Button variant="secondary" busy={isBusy} busyLabel="Wird hochgeladen...">
                    Hochladen
                  </Button>
                </div>
              )}
            </WriteForm>
          </Section>
        </>
      )}
    </>
  );
}

interface EntriesProps {
  id?: string;
  title: string;
  path: string;
  entries: { id: number; title: string; hidden: boolean }[];
  choose?: Choosing;
  /** A link to more entries. */
  children?: ReactNode;
}

function Entries({ id, title, path, entries, choose, children }: EntriesProps) {
  return (
    <Section id={id} title={title} flush>
      {entries.length === 0 && <p className="border-b border-line py-4 text-soft">Noch keine.</p>}
      <ChooseRows {...choose}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id} className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line py-3">
              <span className="flex items-baseline">
                <ChooseBox id={entry.id} name={entry.title} />
                <TextLink to={`${path}/${entry.id}`} className="hit min-w-0 wrap-anywhere">
                  {entry.title}
                </TextLink>
              </span>
              {entry.hidden && <Badge>Ausgeblendet</Badge>}
            </li>
          ))}
        </ul>
      </ChooseRows>
      {children}
    </Section>
  );
}
