import type { Viewer } from "~/auth/viewer";
import type { Role } from "~/db/schema";
import type { ActionName } from "./acts";

interface Scope {
  label: string;
  /** What superadmins read before they give the role. */
  says: string;
  /** Addresses as in `app/routes.ts`, with the method in front where only that is allowed. */
  addresses: string[];
  acts: ActionName[];
}

/**
 * Which pages of the superadmin area each role can open, and which acts it allows there. Everything else is left to
 * superadmins: roles, accounts, exports, and what nobody can take back.
 */
export const roles: Record<Role, Scope> = {
  redaktion: {
    label: "Redaktion",
    says: "Schreibt Artikel und Newsletter-Entwürfe, und empfiehlt Kreative und Ausschreibungen. Newsletter versendet sie nicht.",
    addresses: [
      "GET /admin",
      "GET /admin/dashboard",
      "GET /admin/newsletter",
      "/admin/newsletter/neu",
      "/admin/newsletter/:id",
      "/admin/newsletter/:id/vorschau",
      "/admin/newsletter/:id/probe",
      "GET /admin/profile/:id",
      "/admin/profile/:id/empfehlen",
      "GET /admin/ausschreibungen/:id",
      "/admin/ausschreibungen/:id/empfehlen",
    ],
    acts: ["profile.feature", "profile.unfeature", "call.feature", "call.unfeature"],
  },
  moderation: {
    label: "Moderation",
    says: "Entscheidet über Meldungen und Einsprüche, verwarnt, blendet aus und wieder ein. Sie löscht und sperrt nicht.",
    addresses: [
      "GET /admin",
      "GET /admin/dashboard",
      "/admin/meldungen",
      "/admin/meldungen/:id",
      "/admin/einsprueche/:id",
      "GET /admin/profile/:id",
      "/admin/profile/:id/bild/entfernen",
      "/admin/profile/:id/ausblenden",
      "/admin/profile/:id/einblenden",
      "GET /admin/ausschreibungen/:id",
      "/admin/ausschreibungen/:id/ausblenden",
      "/admin/ausschreibungen/:id/einblenden",
      "/admin/arbeiten/:id",
      "/admin/arbeiten/:id/ausblenden",
      "/admin/arbeiten/:id/einblenden",
      "/admin/posts/:id",
      "/admin/posts/:id/ausblenden",
      "/admin/posts/:id/einblenden",
      "/admin/nachrichten/:id/einblenden",
      "/admin/fragen/:id/einblenden",
      "/admin/zusammenarbeit/:id/einblenden",
      "/admin/antworten/:id/einblenden",
      "/admin/merklisten/:id/einblenden",
      "/admin/auswahl/:list",
    ],
    acts: [
      "report.dismiss",
      "report.as-before",
      "objection.uphold",
      "objection.reject",
      "profile.warn",
      "profile.hide",
      "profile.show",
      "profile.avatar-remove",
      "profile.text-remove",
      "profile.part-back",
      "call.hide",
      "call.show",
      "work.hide",
      "work.show",
      "post.hide",
      "post.show",
      "question.hide",
      "question.show",
      "collaboration.hide",
      "collaboration.show",
      "answer.hide",
      "answer.show",
      "collection.hide",
      "collection.show",
      "message.hide",
      "message.show",
      "article.withdraw",
      "article.republish",
      "article.restore",
    ],
  },
};

type Holder = Pick<Viewer, "isSuperadmin" | "roles">;

const scopesOf = ({ roles: held = [] }: Holder) => held.map((role) => roles[role]);

/** Whether this person may open an address of the superadmin area. */
export const mayOpen = (viewer: Holder, method: string, pattern: string): boolean =>
  viewer.isSuperadmin ||
  scopesOf(viewer).some(
    ({ addresses }) =>
      addresses.includes(pattern) || addresses.includes(`${method === "POST" ? "POST" : "GET"} ${pattern}`),
  );

/** Whether this person may act so on others. */
export const mayAct = (viewer: Holder, action: ActionName): boolean =>
  viewer.isSuperadmin || scopesOf(viewer).some(({ acts }) => acts.includes(action));

/** Whether this person may recommend what belongs to this owner. Only superadmins recommend what is their own. */
export const mayRecommend = (
  viewer: Holder & Pick<Viewer, "id">,
  action: "profile.feature" | "call.feature",
  ownerId: string,
): boolean => mayAct(viewer, action) && (viewer.isSuperadmin || ownerId !== viewer.id);

export const roleLabels = Object.fromEntries(Object.entries(roles).map(([role, { label }]) => [role, label])) as Record<
  Role,
  string
>;

/** The roles in words. */
export const rolesText = (held: Role[]): string => held.map((role) => roleLabels[role]).join(", ") || "keine";
