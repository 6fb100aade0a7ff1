import { type ManyAct, NotDone } from "~/audit/act-on-many.server";
import type { Basis } from "~/audit/basis";
import type { Chosen } from "~/audit/find-chosen.server";
import type { Viewer } from "~/auth/viewer";
import { findChosenCalls, setCallHidden } from "~/features/calls/superadmin/moderate-call.server";
import { findChosenPosts, setPostHidden } from "~/features/posts/moderate-post.server";
import { setProfileHidden } from "~/features/profiles/superadmin/hide-profile.server";
import { blockProfile } from "~/features/profiles/superadmin/moderate-profile.server";
import { canBlock } from "~/features/profiles/superadmin/moderation";
import { findChosenProfiles, getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { findChosenWorks, setWorkHidden } from "~/features/works/superadmin/moderate-work.server";
import { idOf } from "~/http/id-of";

export interface ManyList {
  one: string;
  several: string;
  /** The page of the list, for whoever comes from nowhere. */
  page: string;
  /** What is still there of the chosen, with its names. */
  find: (ids: string[], viewer: Viewer) => Promise<Chosen[]>;
  acts: Record<string, ManyAct>;
}

type SetHidden = (viewer: Viewer, id: string, hidden: boolean, reason: string, basis: Basis) => Promise<boolean>;

const hiding = (
  kind: "profile" | "call" | "work" | "post",
  { hides, shows }: { hides: string; shows: string },
  set: SetHidden,
): Record<string, ManyAct> => ({
  ausblenden: {
    ...{ label: "Ausblenden", done: "ausgeblendet", action: `${kind}.hide`, does: hides, needs: "ground" },
    act: (viewer, id, reason, basis) => set(viewer, id, true, reason, basis),
  },
  einblenden: {
    ...{ label: "Einblenden", done: "eingeblendet", action: `${kind}.show`, does: shows, needs: "reason" },
    act: (viewer, id, reason, basis) => set(viewer, id, false, reason, basis),
  },
});

/** What is hidden and shown: profiles, and what is on them. */
export const listsOfContent: Record<string, ManyList> = {
  profile: {
    ...{ one: "Profil", several: "Profile", page: "/admin/profile" },
    find: findChosenProfiles,
    acts: {
      ...hiding(
        "profile",
        {
          hides:
            "Nur die Personen selbst sehen ihre Profile noch, mit Ausschreibungen, Arbeiten und Posts. Die Konten bleiben offen.",
          shows: "Andere sehen die Profile wieder, außer die Personen haben sie selbst ausgeblendet.",
        },
        setProfileHidden,
      ),
      sperren: {
        ...{ label: "Sperren", done: "gesperrt", action: "profile.block", needs: "ground" },
        does: "Die Personen werden überall abgemeldet und können sich nicht mehr anmelden. Ihre Profile, Ausschreibungen, Posts, Arbeiten, Artikel und Bilder sind für andere nicht mehr zu sehen, und offene Angebote enden.",
        async act(viewer, id, reason, basis) {
          const profile = await getProfileForSuperadmin(id);
          if (profile.profileStatus === "blocked") return false;
          if (!canBlock(viewer, profile)) throw new NotDone("Administratorinnen und Administratoren sperrt niemand.");
          return blockProfile(viewer, id, reason, basis);
        },
      },
    },
  },
  ausschreibungen: {
    ...{ one: "Ausschreibung", several: "Ausschreibungen", page: "/admin/ausschreibungen" },
    find: findChosenCalls,
    acts: hiding(
      "call",
      {
        hides: "Nur das Unternehmen sieht die Ausschreibungen noch. Wer angeboten hat, erfährt, dass sie beendet sind.",
        shows: "Die Ausschreibungen sind wieder zu sehen.",
      },
      (viewer, id, ...facts) => setCallHidden(viewer, idOf(id), ...facts),
    ),
  },
  arbeiten: {
    ...{ one: "Arbeit", several: "Arbeiten", page: "/admin/dashboard" },
    find: findChosenWorks,
    acts: hiding(
      "work",
      {
        hides: "Nur noch die Personen selbst sehen die Arbeiten und ihre Bilder.",
        shows: "Die Arbeiten sind wieder für alle zu sehen.",
      },
      (viewer, id, ...facts) => setWorkHidden(viewer, idOf(id), ...facts),
    ),
  },
  posts: {
    ...{ one: "Post", several: "Posts", page: "/admin/dashboard" },
    find: findChosenPosts,
    acts: hiding(
      "post",
      {
        hides: "Nur noch die Personen selbst sehen die Posts.",
        shows: "Die Posts sind wieder für alle zu sehen.",
      },
      (viewer, id, ...facts) => setPostHidden(viewer, idOf(id), ...facts),
    ),
  },
};
