import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { blogPostRevisions, conversations, favorites, offers, posts, works } from "../../app/db/schema";
import { createCallOf } from "../support/calls";
import { createConversation } from "../support/conversations";
import { formOf } from "../support/form-of";
import type { LimitRow } from "../support/limit-row";
import { createOffer } from "../support/offers";
import { unique } from "../support/people";
import { createArticle } from "../support/posts";
import type { World } from "../support/role-row";
import { createWorkOf } from "../support/works";
import { reachLimitRows } from "./reach-limit-rows";
import type { WriteRoute } from "./role-rows";
import { superadminLimitRows } from "./superadmin-limit-rows";
import { tryRows, withPicture } from "./try-rows";

const takesBack = { none: "it only takes back what a limit let through" };
const messages = { otherwise: "messages are counted in their own rows: messages.query.test.ts" };
const act: LimitRow = { counts: ["superadmin-act"], by: "superadmin" };

const renamed = () => ({ name: unique("Anna Neu") });

const portrait = withPicture("avatar");

const article = () => ({
  title: unique("Papier"),
  excerpt: "Kurz gesagt.",
  content: "<p>Lang gesagt.</p>",
  category: "Business",
  author: "Anna Fink",
});

async function newPostPath({ people }: World) {
  await db.delete(posts).where(eq(posts.userId, people.creative.id));
  return "/posts/neu";
}

async function newWorkPath({ people }: World) {
  await db.delete(works).where(eq(works.userId, people.creative.id));
  return "/arbeiten/neu";
}

async function sameWork({ people }: World) {
  await db.delete(works).where(eq(works.userId, people.creative.id));
  return { arbeit: `${(await createWorkOf(db, people.creative)).id}`, platz: "1" };
}

async function earlierVersion() {
  const { id, title, content, category, author } = await createArticle(db);
  const excerpt = "Früher kürzer gesagt.";
  const snapshot = { title, excerpt, content, category, author, featured: false, published: true };
  await db.insert(blogPostRevisions).values({ blogPostId: id, version: 1, snapshot });
  return `/blog/admin/${id}/fassungen/1`;
}

async function deletedArticle() {
  const { id } = await createArticle(db, { deletedAt: new Date() });
  return `/blog/admin/${id}/zurueckholen`;
}

/** The offer that the next refusal is for. */
let declined = "";

async function declinePath({ people }: World) {
  const call = await createCallOf(db, people.company);
  declined = (await createOffer(db, call, people.creative)).id;
  return `/ausschreibungen/${call.id}/angebote/absagen`;
}

/** The moment at which the call of the next upheld offer was changed. */
let changedAt = "";

async function changedCallPath({ people }: World) {
  const call = await createCallOf(db, people.company);
  changedAt = call.updatedAt.toISOString();
  return `${(await createOffer(db, call, people.creative, { answeredCall: { ...call, budget: "500" } })).path}/aufrechterhalten`;
}

let selected: { id: string; path: string } | undefined;

/** Reopens the same offer each time, because selections are counted per offer. */
async function sameOffer({ people }: World) {
  selected ??= await createOffer(db, await createCallOf(db, people.company), people.creative);
  await db.update(offers).set({ state: "sent" }).where(eq(offers.id, selected.id));
  return `${selected.path}/auswaehlen`;
}

const senderDecision: LimitRow = { counts: ["offer-decision"], by: "creative" };

async function askedAgain({ people }: World) {
  const call = await createCallOf(db, people.company);
  const { path } = await createOffer(db, call, people.creative, {
    state: "declined",
    stateSince: new Date(0),
    askedAgainAt: new Date(),
  });
  return `${path}/gilt-wieder`;
}

async function likeAnew({ people }: World) {
  await db.delete(favorites).where(eq(favorites.userId, people.company.id));
  return { like: "1" };
}

async function answerablePath({ people }: World) {
  await db.delete(conversations);
  return (await createConversation(db, people.creative, people.company)).path;
}

/** The limit of every write route. A new route without a row is a type error. */
export const limitRows: Record<WriteRoute, LimitRow> = {
  ...tryRows,
  ...reachLimitRows,
  ...superadminLimitRows,

  "POST /auth/abmelden": { none: "it only ends a session" },
  "POST /konto/benachrichtigungen": { counts: ["profile"], tries: ["newsletter-mail"], by: "creative" },
  "POST /konto/kontaktadresse/bestaetigen": { none: "it takes a link that only we can make" },
  "POST /konto/abos": { counts: ["profile"], by: "creative" },
  "POST /konto/einbetten": { counts: ["profile"], by: "company" },
  "POST /konto/sichtbarkeit": { counts: ["profile"], by: "creative" },
  "POST /konto/blockierte/:id/aufheben": { none: "it only takes back an own mark" },
  "POST /konto/sitzungen/beenden": { none: "it only ends sessions" },
  "POST /konto/sitzungen/:id/beenden": { none: "it only ends a session" },

  "POST /kreative/:slug/like": {
    counts: ["like", "like-again"],
    by: "company",
    form: likeAnew,
  },
  "POST /favoriten/:id/entfernen": takesBack,
  "POST /nachrichten": messages,
  "POST /nachrichten/neu": messages,
  "POST /nachrichten/:id": {
    counts: ["reply", "message-file"],
    by: "company",
    path: answerablePath,
    form: () => formOf({ message: unique("Gern!"), files: new File(["%PDF-1.7\n"], "Skizze.pdf") }),
    refusedForm: { message: " " },
  },
  "POST /bedingungen": { none: "it marks each version once" },
  "POST /mails/abbestellen": { none: "it needs a link that only its recipient has, and changes one mark" },
  "POST /suchauftraege/neu": {
    counts: ["agent"],
    by: "creative",
    form: () => ({ name: "Logos", q: unique("Logo") }),
    refusedForm: { q: "Logo", ort: "Atlantis" },
  },
  "POST /suchauftraege/:id": {
    counts: ["agent"],
    by: "creative",
    edits: true,
    form: () => ({ name: "Logos", q: unique("Logo") }),
    refusedForm: { q: "Logo", ort: "Atlantis" },
  },
  "POST /suchauftraege/:id/pause": { counts: ["agent"], by: "creative" },
  "POST /suchauftraege/:id/loeschen": { counts: ["agent"], by: "creative" },
  "POST /suchauftraege/:id/treffer/:match/passt-nicht": { counts: ["agent"], by: "creative" },
  "POST /suchauftraege/:id/mail": { none: "it needs a link that only its recipient has, and changes one mark" },
  "POST /nachrichten/:id/blockieren": { none: "it changes one mark between two people who have a conversation" },
  "POST /nachrichten/:id/geklaert": { none: "it changes one mark on an own conversation" },

  "POST /profil/bearbeiten": {
    counts: ["profile", "name"],
    by: "creative",
    form: renamed,
    edits: true,
    refusedForm: { name: "" },
  },
  "POST /profil/bild": { counts: ["portrait"], by: "creative", form: portrait, refusedForm: { avatar: "kein Bild" } },
  "POST /profil/bild/entfernen": takesBack,
  "POST /profil/verfuegbarkeit": { counts: ["profile"], by: "creative", refusedForm: { stand: "immer" } },
  "POST /profil/spezialisierungen": {
    counts: ["profile"],
    by: "creative",
    refusedForm: { portfolioHighlights: "Gibt es nicht" },
  },

  "POST /ausschreibungen/neu": {
    counts: ["call"],
    by: "company",
    form: () => ({ title: unique("Plakate"), description: "Drei", category: "Print Design" }),
    refusedForm: { title: "Plakate" },
  },
  "POST /ausschreibungen/:id/bearbeiten": {
    counts: ["call-change"],
    by: "company",
    edits: true,
    refusedForm: { title: "Plakate" },
  },
  "POST /ausschreibungen/:id/anheften": { counts: ["pin"], by: "company" },
  "POST /ausschreibungen/:id/schliessen": { counts: ["call-change"], by: "company" },
  "POST /ausschreibungen/:id/oeffnen": { counts: ["call-change"], by: "company" },
  "POST /ausschreibungen/:id/verlaengern": { counts: ["call-change"], by: "company" },
  "POST /ausschreibungen/:id/vergeben": { counts: ["call-change"], by: "company" },
  "POST /ausschreibungen/:id/duplizieren": { counts: ["call"], by: "company" },
  "POST /ausschreibungen/:id/frist": { counts: ["call-change"], by: "company" },
  "POST /ausschreibungen/:id/loeschen": takesBack,

  "POST /ausschreibungen/:id/angebote/absagen": {
    counts: ["offer-decision"],
    by: "company",
    path: declinePath,
    form: () => ({ angebot: declined, text: "Vielen Dank, leider nein." }),
    refusedForm: { text: "Vielen Dank, leider nein." },
  },
  "POST /angebote/:id/aendern": {
    counts: ["offer-change"],
    by: "creative",
    refusedForm: { message: "", priceKind: "tag" },
  },
  "POST /angebote/:id/aufrechterhalten": {
    counts: ["offer-change"],
    by: "creative",
    path: changedCallPath,
    form: () => ({ fassung: changedAt }),
    refusedForm: { fassung: "" },
  },
  "POST /angebote/:id/auftrag": { counts: ["order"], by: "creative", refusedForm: { tat: "abbrechen", text: " " } },
  "POST /angebote/:id/zurueckziehen": senderDecision,
  "POST /angebote/:id/gilt-wieder": { ...senderDecision, path: askedAgain },
  "POST /angebote/:id/uebernehmen": senderDecision,
  "POST /angebote/:id/ablehnen": senderDecision,
  "POST /angebote/:id/auswaehlen": { counts: ["offer-decision", "offer-selection"], by: "company", path: sameOffer },
  "POST /angebote/:id/auswahl-zuruecknehmen": { counts: ["offer-decision"], by: "company" },
  "POST /angebote/:id/engere-wahl": { counts: ["offer-note"], by: "company" },
  "POST /angebote/:id/notiz": {
    counts: ["offer-note"],
    by: "company",
    refusedForm: { notiz: "x".repeat(2001) },
  },

  "POST /posts/neu": {
    counts: ["post"],
    by: "creative",
    path: newPostPath,
    form: () => ({ content: unique("Neues") }),
    refusedForm: { content: " " },
  },
  "POST /posts/:id/bearbeiten": { counts: ["post-change"], by: "creative", refusedForm: { content: " " } },
  "POST /posts/:id/anheften": { counts: ["pin"], by: "creative", form: () => ({ pinned: "1" }) },
  "POST /posts/:id/loeschen": takesBack,
  "POST /posts/:id/als-arbeit": { counts: ["work"], by: "creative" },

  "POST /arbeiten/neu": {
    counts: ["work"],
    by: "creative",
    path: newWorkPath,
    form: () => ({ title: unique("Plakate"), als: "entwurf" }),
    refusedForm: { title: " " },
  },
  "POST /arbeiten/:id/bearbeiten": {
    counts: ["work-change"],
    by: "creative",
    form: () => ({ title: unique("Plakate"), als: "entwurf" }),
    edits: true,
    refusedForm: { title: " " },
  },
  "POST /arbeiten/reihenfolge": { counts: ["work-order"], by: "creative", form: sameWork },
  "POST /arbeiten/:id/titelbild": { counts: ["work-change"], by: "creative", form: () => ({ zeigen: "1" }) },
  "POST /arbeiten/:id/loeschen": takesBack,

  "POST /konto/nennungen/:id/bestaetigen": { none: "it answers a request, which a limit let through" },
  "POST /konto/nennungen/:id/entfernen": takesBack,

  "POST /blog/admin/neu": { counts: ["article"], by: "creative", form: article, refusedForm: { title: "Ohne Text" } },
  "POST /blog/admin/:id": {
    counts: ["article-change"],
    by: "creative",
    form: article,
    edits: true,
    refusedForm: { title: "Ohne Text" },
  },
  "POST /blog/admin/:id/loeschen": { counts: ["article-deletion"], by: "creative" },
  "POST /blog/admin/:id/fassungen/:version": { counts: ["article-change"], by: "creative", path: earlierVersion },
  "POST /blog/admin/:id/zurueckholen": { ...act, path: deletedArticle },

  "POST /*": { none: "nothing is there to be written to" },
};
