/** What decides about who sees a work. */
export interface Publication {
  published: boolean;
  /** Whether a superadmin has hidden it. */
  hidden: boolean;
  isPublic: boolean;
}

export const draftSaved = "Entwurf gespeichert";
export const workSaved = "Arbeit gespeichert";

/** Says what saving did. Published is only what others can see now, and could not see before. */
export function savedToast(
  before: Publication | null,
  now: Publication | null,
): { title: string; description?: string } {
  if (!now?.published) return { title: before?.published ? "Arbeit zurückgezogen" : draftSaved };
  if (now.isPublic) return { title: before?.isPublic ? workSaved : "Arbeit veröffentlicht" };
  return { title: workSaved, description: now.hidden ? hiddenByUs : profileHidden };
}

const hiddenByUs = "Andere sehen sie nicht, weil wir sie ausgeblendet haben.";
const profileHidden = "Andere sehen Ihre Arbeit erst, wenn Ihr Profil wieder sichtbar ist.";
