import type { Locator, Page } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import { createToken } from "../../app/auth/address/address-links.server";
import type { Database } from "../../app/db/client.server";
import {
  addressChanges,
  blogPostRevisions,
  blogPosts,
  favorites,
  type OfferState,
  profiles,
} from "../../app/db/schema";
import { switchOffUrlOf } from "../../app/mail/switch-off.server";
import { createCallOf, linkOfMail } from "../support/calls";
import { createConversation } from "../support/conversations";
import { createOffer } from "../support/offers";
import { createPerson, type Person, unique, uniqueEmail } from "../support/people";
import { createArticle, createPostOf, picture } from "../support/posts";
import { reserve } from "../support/reservations";
import { addSession } from "../support/session";

/** The signed-in person who sends the form. */
interface World {
  db: Database;
  me: Person;
}

export interface WriteRow {
  /** Who sends the form; by default a visitor. */
  as?: "creative" | "company" | "superadmin";
  /** The page with the form. */
  page: string | ((world: World) => string | Promise<string>);
  /** Opens the form and fills in its required fields. */
  fill?: (page: Page) => Promise<void>;
  /** The submit button, ready to be pressed. */
  button: (page: Page) => Locator | Promise<Locator>;
  /** The title of the error in the form or toast; the reason follows it. */
  says: string;
}

const named = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const inMain = (name: string) => (page: Page) => page.getByRole("main").getByRole("button", { name, exact: true });

async function inMenu(page: Page, menu: string | RegExp, entry: string): Promise<Locator> {
  const found = page.getByRole("button", { name: entry, exact: true });
  // A second press would close the menu.
  if (!(await found.isVisible())) await page.getByRole("button", { name: menu }).first().click();
  return found;
}

/** Opens a dialog and continues inside it. */
const open = (opener: string | RegExp, title: string | RegExp, fill?: (dialog: Locator) => Promise<void>) =>
  async function openDialog(page: Page) {
    await named(opener)(page).first().click();
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    await fill?.(dialog);
  };

const inDialog = (title: string, button: string) => (page: Page) =>
  page.getByRole("dialog", { name: title }).getByRole("button", { name: button, exact: true });

const fillPasswords = async (place: Locator) => {
  for (const field of await place.locator("input[type=password]").all()) await field.fill("Mostbirne im Ried 27");
};

const file = async () => {
  const { name, type } = await picture();
  return { name, mimeType: type, buffer: Buffer.from(await (await picture()).arrayBuffer()) };
};

const unfold = (summary: string) => (page: Page) =>
  page.locator("details[name=eingreifen] > summary", { hasText: summary }).click();

const conversationOf = async ({ db, me }: World) =>
  (await createConversation(db, await createPerson(db, { userType: "unternehmen" }), me)).path;

/** The folded form for an act with a reason, on the page of a call or post. */
const withReason = (summary: string, button: string) => ({
  as: "superadmin" as const,
  fill: async (page: Page) => {
    await unfold(summary)(page);
    await page.getByLabel("Grund").filter({ visible: true }).fill("Verstößt gegen die Nutzungsbedingungen.");
  },
  button: inMain(button),
});

const onCall = (hidden = false) =>
  async function callPage({ db }: World) {
    const company = await createPerson(db, { userType: "unternehmen", name: unique("Studio Berg") });
    return `/admin/ausschreibungen/${(await createCallOf(db, company, { hidden })).id}`;
  };
const onPost = (hidden = false) =>
  async function postPage({ db }: World) {
    return `/admin/posts/${(await createPostOf(db, await createPerson(db), { hidden })).id}`;
  };
const onProfile = (profileStatus?: "blocked") =>
  async function profilePage({ db }: World) {
    return `/admin/profile/${(await createPerson(db, { profileStatus })).id}`;
  };

const typeReason = (page: Page) => page.getByLabel("Grund").fill("Verstößt gegen die Nutzungsbedingungen.");

const recommend = (page: Page) => page.getByLabel("Empfohlen bis einschließlich").fill("2099-01-31");

async function dashboardOfOne({ db }: World) {
  const { name } = await reserve(db);
  return `/admin/dashboard?q=${encodeURIComponent(name)}`;
}

async function accountWithSessions({ db, me }: World) {
  await addSession(db, me, "Firefox auf Windows");
  return "/konto";
}

async function addressLink({ db }: World, link: "confirm" | "undo") {
  const { id, email } = await createPerson(db);
  const [confirm, undo] = [createToken("confirm"), createToken("undo")];
  const until = new Date(Date.now() + 3_600_000);
  const change = { profileId: id, fromEmail: uniqueEmail("alt"), toEmail: email, confirmHash: confirm.hash };
  const isDone = link === "undo" && { changedAt: new Date(), undoHash: undo.hash, undoUntil: until };
  await db.insert(addressChanges).values({ ...change, confirmUntil: until, ...isDone });
  return link === "undo"
    ? `/konto/adresse/zurueck?token=${undo.token}`
    : `/konto/adresse/bestaetigen?token=${confirm.token}`;
}

async function profileWithPost({ db, me }: World) {
  await createPostOf(db, me);
  return "/profil";
}

const profileWith = (call: Parameters<typeof createCallOf>[2]) =>
  async function profileWithCall({ db, me }: World) {
    await createCallOf(db, me, call);
    return "/profil";
  };
const profileWithCall = profileWith({});

/** An entry in the menu of a profile's only call. */
const inCallMenu = (entry: string) => (page: Page) => inMenu(page, /^Mehr zu/, entry);

/** The page of an offer by this person, or for a call of this company. */
const offerPage =
  (end = "", state: OfferState = "sent") =>
  async ({ db, me }: World) => {
    const isCompany = me.userType === "unternehmen";
    const company = isCompany ? me : await createPerson(db, { userType: "unternehmen", name: unique("Studio Berg") });
    const sender = isCompany ? await createPerson(db) : me;
    return (await createOffer(db, await createCallOf(db, company), sender, { state })).path + end;
  };

async function declinePage({ db, me }: World) {
  const call = await createCallOf(db, me);
  const { id } = await createOffer(db, call, await createPerson(db));
  return `/ausschreibungen/${call.id}/angebote/absagen?angebot=${id}`;
}

const notDone = "Das hat nicht geklappt";

const fillCall = async (page: Page) => {
  await page.getByLabel("Titel", { exact: true }).fill("Plakate für den Herbst");
  await page.getByLabel("Beschreibung", { exact: true }).fill("Drei Stück, A1.");
  await page.getByLabel("Kategorie", { exact: true }).selectOption("Print Design");
};

const fillArticle = async (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Neuer Beitrag" });
  await dialog.getByLabel("Titel", { exact: true }).fill("Was ein Plakat kostet");
  await dialog.getByLabel("Kurzfassung").fill("Mehr als das Papier.");
  await dialog.locator("[contenteditable=true]").fill("Viel mehr.");
  await dialog.getByLabel("Kategorie").selectOption("Business");
};

async function deskWithRevision({ db, me }: World) {
  const { id, ...article } = await createArticle(db);
  const versions = [1, 2].map((version) => ({ blogPostId: id, version, snapshot: article, savedBy: me.id }));
  await db.insert(blogPostRevisions).values(versions);
  await db.update(blogPosts).set({ version: 2 }).where(sql`id = ${id}`);
  return `/blog/admin/${id}`;
}

async function deskOf(db: Database, deletedAt: Date | null) {
  await createArticle(db, { deletedAt });
  return "/blog/admin";
}

/** How a page sends each write of the site, by route as in `role-rows.ts`. */
export const writeRows: Record<string, WriteRow> = {
  "POST /auth": {
    page: "/auth",
    fill: async (page) => {
      await page.getByRole("main").getByLabel("E-Mail").fill("anna@example.com");
      await fillPasswords(page.getByRole("main"));
    },
    button: inMain("Anmelden"),
    says: "Anmeldung fehlgeschlagen",
  },
  "POST /auth?modus=registrieren": {
    page: "/auth?modus=registrieren",
    fill: async (page) => {
      const main = page.getByRole("main");
      await main.getByLabel("Name", { exact: true }).fill(unique("Carla Jäger"));
      await main.getByRole("textbox", { name: "E-Mail" }).fill(uniqueEmail("carla"));
      await fillPasswords(main);
      await main.getByRole("checkbox", { name: /AGB/ }).check();
    },
    button: inMain("Registrieren"),
    says: "Registrierung fehlgeschlagen",
  },
  "POST /auth?modus=passwort": {
    page: "/auth?modus=passwort",
    fill: (page) => page.getByRole("main").getByLabel("E-Mail").fill("anna@example.com"),
    button: inMain("Link anfordern"),
    says: "E-Mail nicht gesendet",
  },
  "POST /auth/abmelden": {
    as: "creative",
    page: "/agb",
    button: (page) => inMenu(page, /Kontomenü/, "Abmelden"),
    says: "Fehler beim Abmelden",
  },
  "POST /auth/confirm": {
    page: "/auth/confirm?token=etwas&type=email",
    button: named("Noch einmal versuchen"),
    says: "Ihre E-Mail-Adresse konnte gerade nicht bestätigt werden.",
  },
  "POST /auth/passwort-neu": {
    page: "/auth/passwort-neu?token=etwas",
    fill: (page) => fillPasswords(page.getByRole("main")),
    button: inMain("Passwort speichern"),
    says: "Passwort nicht geändert",
  },
  "POST /claim-profile/:token?": {
    page: async ({ db }) => (await reserve(db)).path,
    fill: async (page) => {
      await fillPasswords(page.getByRole("main"));
      await page.getByRole("main").getByRole("checkbox").check();
    },
    button: inMain("Profil beanspruchen"),
    says: "Fehler beim Erstellen des Accounts",
  },

  "POST /konto/adresse": {
    as: "creative",
    page: "/konto/adresse",
    fill: async (page) => {
      await page.getByRole("main").getByLabel("Neue E-Mail-Adresse").fill("neu@example.com");
      await fillPasswords(page.getByRole("main"));
    },
    button: inMain("Link an die neue Adresse senden"),
    says: "Fehler beim Ändern der Adresse",
  },
  "POST /konto/adresse/bestaetigen": {
    page: (world) => addressLink(world, "confirm"),
    button: inMain("Adresse bestätigen"),
    says: "Adresse nicht bestätigt",
  },
  "POST /konto/adresse/zurueck": {
    page: (world) => addressLink(world, "undo"),
    button: inMain("Konto zurückholen"),
    says: "Konto nicht zurückgeholt",
  },
  "POST /konto/zweiter-faktor": {
    as: "creative",
    page: "/konto/zweiter-faktor",
    fill: (page) => fillPasswords(page.getByRole("main")),
    button: inMain("Weiter"),
    says: "Zweiter Faktor nicht eingerichtet",
  },
  "POST /konto/zweiter-faktor/entfernen": {
    as: "creative",
    page: "/konto/zweiter-faktor/entfernen",
    fill: (page) => fillPasswords(page.getByRole("main")),
    button: inMain("Zweiten Faktor entfernen"),
    says: "Zweiter Faktor nicht entfernt",
  },
  "POST /konto/sichtbarkeit": {
    as: "creative",
    page: "/konto",
    button: inMain("Sichtbarkeit speichern"),
    says: "Fehler beim Speichern der Sichtbarkeit",
  },
  "POST /konto/sitzungen/beenden": {
    as: "creative",
    page: accountWithSessions,
    button: inMain("Alle anderen beenden"),
    says: "Fehler beim Beenden der Sitzungen",
  },
  "POST /konto/sitzungen/:id/beenden": {
    as: "creative",
    page: accountWithSessions,
    button: named(/^Beenden.*Firefox auf Windows/),
    says: "Fehler beim Beenden der Sitzung",
  },

  "POST /kreative/:slug/like": {
    as: "creative",
    page: async ({ db }) => `/kreative/${(await createPerson(db)).slug}`,
    button: inMain("Gefällt mir"),
    says: "Ein Fehler ist aufgetreten",
  },
  "POST /nachrichten": {
    as: "creative",
    page: async ({ db }) => `/kreative/${(await createPerson(db)).slug}`,
    fill: async (page) => {
      await page.getByRole("link", { name: "Nachricht senden" }).click();
      const dialog = page.getByRole("dialog", { name: /Nachricht an/ });
      await dialog.getByLabel("Betreff").fill("Ein Plakat");
      await dialog.getByLabel("Nachricht", { exact: true }).fill("Haben Sie im Herbst Zeit?");
    },
    button: (page) => page.getByRole("dialog").getByRole("button", { name: "Nachricht senden" }),
    says: "Fehler beim Senden der Nachricht",
  },
  "POST /nachrichten/:id": {
    as: "creative",
    page: conversationOf,
    fill: (page) => page.getByLabel(/^Nachricht an/).fill("Gern, am Dienstag."),
    button: inMain("Nachricht senden"),
    says: "Fehler beim Senden der Nachricht",
  },
  "POST /mails/abbestellen": {
    page: async ({ db }) => {
      const { pathname, search } = new URL(switchOffUrlOf((await createPerson(db)).id, "nachrichten"));
      return pathname + search;
    },
    button: inMain("Abbestellen"),
    says: "Fehler beim Speichern",
  },
  "POST /nachrichten/:id/geklaert": {
    as: "creative",
    page: conversationOf,
    button: inMain("Per E-Mail oder Telefon geklärt"),
    says: "Fehler beim Speichern",
  },

  "POST /profil/bearbeiten": {
    as: "creative",
    page: "/profil/bearbeiten",
    fill: (page) => page.getByLabel(/^Titel/).fill("Illustration"),
    button: inMain("Speichern"),
    says: "Fehler beim Aktualisieren des Profils",
  },
  "POST /profil/bild": {
    as: "creative",
    page: "/profil",
    fill: open("Profilbild ändern", "Profilbild ändern", async (dialog) =>
      dialog.getByLabel("Bild", { exact: true }).setInputFiles(await file()),
    ),
    button: inDialog("Profilbild ändern", "Hochladen"),
    says: "Fehler beim Hochladen des Profilbildes",
  },
  "POST /profil/bild/entfernen": {
    as: "creative",
    page: async ({ db, me }) => {
      await db.update(profiles).set({ avatarUrl: "/icon.svg" }).where(eq(profiles.id, me.id));
      return "/profil";
    },
    fill: open("Profilbild ändern", "Profilbild ändern"),
    button: inDialog("Profilbild ändern", "Profilbild entfernen"),
    says: "Fehler beim Entfernen des Profilbildes",
  },
  "POST /profil/spezialisierungen": {
    as: "creative",
    page: "/profil",
    fill: open(/^Auswählen/, "Spezialisierungen", (dialog) => dialog.getByText("SEO", { exact: true }).click()),
    button: inDialog("Spezialisierungen", "Speichern"),
    says: "Fehler beim Speichern der Spezialisierungen",
  },
  "POST /profil/passwort": {
    as: "creative",
    page: "/profil",
    fill: open("Passwort ändern", "Passwort ändern", fillPasswords),
    button: inDialog("Passwort ändern", "Passwort ändern"),
    says: "Fehler beim Ändern des Passworts",
  },
  "POST /profil/loeschen": {
    as: "creative",
    page: "/profil",
    fill: open("Profil löschen", /löschen\?/, fillPasswords),
    button: (page) => page.getByRole("dialog").getByRole("button", { name: /löschen/ }),
    says: "Fehler beim Löschen des Profils",
  },
  "POST /favoriten/:id/entfernen": {
    as: "creative",
    page: async ({ db, me }) => {
      await db.insert(favorites).values({ userId: me.id, favoritedProfileId: (await createPerson(db)).id });
      return "/profil";
    },
    fill: open("Meine Favoriten", "Meine Favoriten"),
    button: (page) => page.getByRole("dialog").getByRole("button", { name: /^Entfernen/ }),
    says: "Fehler beim Entfernen aus Favoriten",
  },

  "POST /ausschreibungen/neu": {
    as: "company",
    page: "/ausschreibungen/neu",
    fill: fillCall,
    button: (page) => page.locator("form[action$='/ausschreibungen/neu'] button:not([type=button])").first(),
    says: "Fehler beim Erstellen der Ausschreibung",
  },
  "POST /ausschreibungen/:id/bearbeiten": {
    as: "company",
    page: async ({ db, me }) => `/ausschreibungen/${(await createCallOf(db, me)).id}/bearbeiten`,
    fill: fillCall,
    button: (page) => page.locator("form[action$='/bearbeiten'] button:not([type=button])").first(),
    says: "Fehler beim Speichern der Änderungen",
  },
  "POST /ausschreibungen/:id/anheften": {
    as: "company",
    page: profileWithCall,
    button: named(/^Anheften/),
    says: "Fehler beim Anheften der Ausschreibung",
  },
  "POST /ausschreibungen/:id/schliessen": {
    as: "company",
    page: profileWithCall,
    button: inCallMenu("Schließen"),
    says: "Fehler beim Schließen der Ausschreibung",
  },
  "POST /ausschreibungen/:id/oeffnen": {
    as: "company",
    page: profileWith({ status: "geschlossen" }),
    button: inCallMenu("Wieder öffnen"),
    says: "Fehler beim Öffnen der Ausschreibung",
  },
  "POST /ausschreibungen/:id/verlaengern": {
    as: "company",
    page: profileWith({ deadline: "2099-01-31" }),
    button: inCallMenu("Um zwei Wochen verlängern"),
    says: "Fehler beim Verlängern der Ausschreibung",
  },
  "POST /ausschreibungen/:id/vergeben": {
    as: "company",
    page: profileWithCall,
    button: inCallMenu("Als vergeben kennzeichnen"),
    says: "Fehler beim Kennzeichnen der Ausschreibung",
  },
  "POST /ausschreibungen/:id/duplizieren": {
    as: "company",
    page: profileWithCall,
    button: inCallMenu("Duplizieren"),
    says: "Fehler beim Duplizieren der Ausschreibung",
  },
  "POST /ausschreibungen/:id/frist": {
    as: "company",
    page: async ({ db, me }) => linkOfMail(await createCallOf(db, me, { deadline: "2099-01-31" }), "verlaengern"),
    button: inMain("Um zwei Wochen verlängern"),
    says: "Fehler beim Verlängern der Ausschreibung",
  },
  "POST /ausschreibungen/:id/loeschen": {
    as: "company",
    page: profileWithCall,
    fill: open(/^Löschen/, "Ausschreibung löschen"),
    button: inDialog("Ausschreibung löschen", "Löschen"),
    says: "Fehler beim Löschen der Ausschreibung",
  },

  "POST /ausschreibungen/:id/angebote/absagen": {
    as: "company",
    page: declinePage,
    button: inMain("Absage senden"),
    says: "Fehler beim Senden der Absage",
  },
  "POST /angebote/:id/aendern": {
    as: "creative",
    page: offerPage("/aendern"),
    fill: (page) => page.getByLabel("Nachricht", { exact: true }).fill("Neu gerechnet."),
    button: inMain("Angebot speichern"),
    says: "Fehler beim Speichern des Angebots",
  },
  "POST /angebote/:id/zurueckziehen": {
    as: "creative",
    page: offerPage(),
    fill: open("Zurückziehen", "Angebot zurückziehen"),
    button: inDialog("Angebot zurückziehen", "Zurückziehen"),
    says: notDone,
  },
  "POST /angebote/:id/uebernehmen": {
    as: "creative",
    page: offerPage("", "selected"),
    fill: open("Ja, ich übernehme", "Auftrag übernehmen"),
    button: inDialog("Auftrag übernehmen", "Ja, ich übernehme"),
    says: notDone,
  },
  "POST /angebote/:id/ablehnen": {
    as: "creative",
    page: offerPage("", "selected"),
    fill: open("Leider nicht mehr möglich", "Leider nicht mehr möglich"),
    button: inDialog("Leider nicht mehr möglich", "Angebot zurückziehen"),
    says: notDone,
  },
  "POST /angebote/:id/auswaehlen": {
    as: "company",
    page: offerPage(),
    fill: open("Auswählen", /auswählen$/),
    button: (page) => page.getByRole("dialog").getByRole("button", { name: "Auswählen", exact: true }),
    says: notDone,
  },
  "POST /angebote/:id/auswahl-zuruecknehmen": {
    as: "company",
    page: offerPage("", "selected"),
    button: inMain("Auswahl zurücknehmen"),
    says: notDone,
  },
  "POST /angebote/:id/engere-wahl": {
    as: "company",
    page: offerPage(),
    button: inMain("In die engere Wahl"),
    says: notDone,
  },
  "POST /angebote/:id/notiz": {
    as: "company",
    page: offerPage(),
    fill: (page) => page.getByLabel("Notiz", { exact: true }).fill("Muster ansehen"),
    button: inMain("Notiz speichern"),
    says: "Fehler beim Speichern der Notiz",
  },

  "POST /posts/neu": {
    as: "creative",
    page: "/posts/neu",
    fill: (page) => page.getByLabel("Was gibt es Neues?").fill("Ein neues Plakat"),
    button: inMain("Veröffentlichen"),
    says: "Fehler beim Erstellen des Posts",
  },
  "POST /posts/:id/bearbeiten": {
    as: "creative",
    page: profileWithPost,
    fill: async (page) => {
      await page.getByRole("button", { name: "Post bearbeiten oder löschen" }).click();
      await page.getByRole("link", { name: "Bearbeiten", exact: true }).last().click();
      await page.getByLabel("Text", { exact: true }).fill("Ein neueres Plakat");
    },
    button: inMain("Speichern"),
    says: "Fehler beim Bearbeiten des Posts",
  },
  "POST /posts/:id/anheften": {
    as: "creative",
    page: profileWithPost,
    button: (page) => inMenu(page, "Post bearbeiten oder löschen", "Anheften"),
    says: "Fehler beim Anheften des Posts",
  },
  "POST /posts/:id/loeschen": {
    as: "creative",
    page: profileWithPost,
    fill: async (page) => (await inMenu(page, "Post bearbeiten oder löschen", "Löschen")).click(),
    button: inDialog("Post löschen", "Löschen"),
    says: "Fehler beim Löschen des Posts",
  },

  "POST /blog/admin/neu": {
    as: "superadmin",
    page: "/blog/admin/neu",
    fill: fillArticle,
    button: inDialog("Neuer Beitrag", "Speichern"),
    says: "Fehler beim Speichern",
  },
  "POST /blog/admin/:id": {
    as: "superadmin",
    page: deskWithRevision,
    fill: (page) => page.getByLabel("Kurzfassung").fill("Neu gefasst."),
    button: inDialog("Beitrag bearbeiten", "Speichern"),
    says: "Fehler beim Speichern",
  },
  "POST /blog/admin/:id/loeschen": {
    as: "superadmin",
    page: ({ db }) => deskOf(db, null),
    fill: open(/^Löschen/, "Beitrag löschen"),
    button: inDialog("Beitrag löschen", "Löschen"),
    says: "Fehler beim Löschen",
  },
  "POST /blog/admin/:id/fassungen/:version": {
    as: "superadmin",
    page: deskWithRevision,
    fill: (page) => page.getByText(/^Frühere Fassungen/).click(),
    button: named(/^Wiederherstellen/),
    says: "Fehler beim Wiederherstellen der Fassung",
  },
  "POST /blog/admin/:id/zurueckholen": {
    as: "superadmin",
    page: ({ db }) => deskOf(db, new Date()),
    button: (page) => named(/^Zurückholen/)(page).first(),
    says: "Fehler beim Zurückholen des Beitrags",
  },

  "POST /admin/reserve-profile": {
    as: "superadmin",
    page: "/admin/reserve-profile",
    fill: async (page) => {
      await page.getByLabel("Name").fill(unique("Frida Rüf"));
      await page.getByLabel("E-Mail").fill(uniqueEmail("frida"));
    },
    button: inMain("Profil reservieren"),
    says: "Fehler beim Erstellen des reservierten Profils",
  },
  "POST /admin/reservierungen/:id/erneuern": {
    as: "superadmin",
    page: dashboardOfOne,
    button: (page) => inMenu(page, /^Weiteres zu/, "Link erneuern"),
    says: "Fehler beim Erneuern des Claim-Links",
  },
  "POST /admin/reservierungen/:id/widerrufen": {
    as: "superadmin",
    page: dashboardOfOne,
    button: (page) => inMenu(page, /^Weiteres zu/, "Link widerrufen"),
    says: "Fehler beim Widerrufen des Claim-Links",
  },
  "POST /admin/reservierungen/:id/loeschen": {
    as: "superadmin",
    page: dashboardOfOne,
    button: (page) => inMenu(page, /^Weiteres zu/, "Reservierung löschen"),
    says: "Fehler beim Löschen der Reservierung",
  },
  "POST /admin/mails/:id/wiederholen": {
    as: "superadmin",
    page: async ({ db }) => {
      const mail = { to: "weg@example.com", subject: "Nicht zugestellt", text: "", html: "" };
      await db.execute(sql`insert into pgboss.job (name, data) values ('mail-failed', ${JSON.stringify(mail)}::jsonb)`);
      return "/admin/dashboard";
    },
    button: (page) => named("Noch einmal senden")(page).first(),
    says: "Fehler beim erneuten Senden der E-Mail",
  },

  "POST /admin/profile/:id": {
    as: "superadmin",
    page: onProfile(),
    fill: (page) => page.getByLabel(/^Titel/).fill("Illustration"),
    button: inMain("Speichern"),
    says: "Fehler beim Speichern des Profils",
  },
  "POST /admin/profile/:id/bild": {
    as: "superadmin",
    page: onProfile(),
    fill: async (page) => page.getByLabel("Neues Bild").setInputFiles(await file()),
    button: inMain("Hochladen"),
    says: "Fehler beim Hochladen des Profilbildes",
  },
  "POST /admin/profile/:id/bild/entfernen": {
    as: "superadmin",
    page: async ({ db }) => `/admin/profile/${(await createPerson(db, { avatarUrl: "/icon.svg" })).id}`,
    fill: (page) => page.getByLabel("Grund").first().fill("Zeigt eine andere Person."),
    button: inMain("Profilbild entfernen"),
    says: "Fehler beim Entfernen des Profilbildes",
  },
  "POST /admin/profile/:id/empfehlen": {
    as: "superadmin",
    page: onProfile(),
    fill: recommend,
    button: inMain("Empfehlen"),
    says: "Fehler beim Speichern der Empfehlung",
  },
  "POST /admin/profile/:id/sperren": {
    as: "superadmin",
    page: onProfile(),
    fill: typeReason,
    button: inMain("Konto sperren"),
    says: "Fehler beim Sperren des Kontos",
  },
  "POST /admin/profile/:id/entsperren": {
    as: "superadmin",
    page: onProfile("blocked"),
    fill: typeReason,
    button: inMain("Sperre aufheben"),
    says: "Fehler beim Aufheben der Sperre",
  },
  "POST /admin/ausschreibungen/:id/empfehlen": {
    as: "superadmin",
    page: onCall(),
    fill: recommend,
    button: inMain("Empfehlen"),
    says: "Fehler beim Speichern der Empfehlung",
  },
  "POST /admin/ausschreibungen/:id/ausblenden": {
    ...withReason("Ausblenden", "Ausblenden"),
    page: onCall(),
    says: "Fehler beim Ausblenden",
  },
  "POST /admin/ausschreibungen/:id/einblenden": {
    ...withReason("Wieder einblenden", "Einblenden"),
    page: onCall(true),
    says: "Fehler beim Einblenden",
  },
  "POST /admin/ausschreibungen/:id/loeschen": {
    ...withReason("Löschen", "Endgültig löschen"),
    page: onCall(),
    says: "Fehler beim Löschen",
  },
  "POST /admin/posts/:id/ausblenden": {
    ...withReason("Ausblenden", "Ausblenden"),
    page: onPost(),
    says: "Fehler beim Ausblenden",
  },
  "POST /admin/posts/:id/einblenden": {
    ...withReason("Wieder einblenden", "Einblenden"),
    page: onPost(true),
    says: "Fehler beim Einblenden",
  },
  "POST /admin/posts/:id/loeschen": {
    ...withReason("Löschen", "Endgültig löschen"),
    page: onPost(),
    says: "Fehler beim Löschen",
  },
};

/** Writes that no page's form sends, or that have their own test. */
export const withoutForm: Record<string, string> = {
  "POST /konto/zweiter-faktor/einrichten": "its page shows a secret: account-factor.spec.ts",
  "POST /konto/zweiter-faktor/codes": "its page shows secrets: account-factor.spec.ts",
  "POST /auth/code": "its page needs an open sign-in: account-factor.spec.ts",
  "POST /auth/bestaetigen": "a plain form, sent without script",
  "POST /nachrichten/neu": "its page sends to /nachrichten",
  "POST /blog/admin/bilder": "sent by the editor in the background",
  "POST /statistik": "a beacon: nobody waits for its answer",
  "POST /*": "no page sends anything to an address that does not exist",
};
