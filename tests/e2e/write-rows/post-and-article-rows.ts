import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { db } from "../../../app/db/client.server";
import { blogPostRevisions, blogPosts } from "../../../app/db/schema";
import { openMenu } from "../../support/menus";
import { createArticle, createPostOf } from "../../support/posts";
import { by, follow, inDialog, inForm, inMain, inMenu, named, onPage, type World, type WriteRow } from "./write-row";

async function profileWithPost({ me }: World) {
  await createPostOf(db, me);
  return "/profil";
}

const fillArticle = (text: string) => async (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Neuer Beitrag" });
  await dialog.getByLabel("Titel", { exact: true }).fill("Was ein Plakat kostet");
  await dialog.getByLabel("Kurzfassung").fill("Mehr als das Papier.");
  await dialog.locator(text).fill("Viel mehr.");
  await dialog.getByLabel("Kategorie").selectOption("Business");
};

async function deskWithRevision({ me }: World) {
  const { id, title, excerpt, content, category } = await createArticle(db);
  const snapshots = ["Früher kürzer gesagt.", excerpt].map((each) => ({ title, excerpt: each, content, category }));
  const versions = snapshots.map((snapshot, at) => ({ blogPostId: id, version: at + 1, snapshot, savedBy: me.id }));
  await db.insert(blogPostRevisions).values(versions);
  await db.update(blogPosts).set({ version: 2 }).where(sql`id = ${id}`);
  return `/blog/admin/${id}`;
}

async function deskOf(deletedAt: Date | null) {
  await createArticle(db, { deletedAt });
  return "/blog/admin";
}

export const postAndArticleRows: Record<string, WriteRow> = {
  ...by("creative", {
    "POST /posts/neu": {
      page: "/posts/neu",
      fill: (page) => page.getByLabel("Was gibt es Neues?").fill("Ein neues Plakat"),
      button: inMain("Veröffentlichen"),
      says: "Fehler beim Erstellen des Posts",
    },
    "POST /posts/:id/bearbeiten": {
      page: profileWithPost,
      fill: async (page) => {
        await openMenu(page, "Post bearbeiten oder löschen");
        await page.getByRole("link", { name: "Bearbeiten", exact: true }).last().click();
        await page.getByLabel("Text", { exact: true }).fill("Ein neueres Plakat");
      },
      fillPlain: async (page) => {
        await page.goto((await page.locator("a[href*='/bearbeiten?weiter']").first().getAttribute("href")) ?? "");
        await page.getByLabel("Text", { exact: true }).fill("Ein neueres Plakat");
      },
      button: inMain("Speichern"),
      says: "Fehler beim Bearbeiten des Posts",
    },
    ...onPage(profileWithPost, {
      "POST /posts/:id/anheften": {
        button: (page) => inMenu(page, "Post bearbeiten oder löschen", "Anheften"),
        says: "Fehler beim Anheften des Posts",
      },
      "POST /posts/:id/als-arbeit": {
        button: (page) => inMenu(page, "Post bearbeiten oder löschen", "Post als Arbeit übernehmen"),
        says: "Der Post konnte nicht übernommen werden",
      },
      "POST /posts/:id/loeschen": {
        fill: async (page) => (await inMenu(page, "Post bearbeiten oder löschen", "Löschen")).click(),
        button: inForm("/loeschen", "Löschen"),
        says: "Fehler beim Löschen des Posts",
      },
    }),
  }),
  ...by("superadmin", {
    "POST /blog/admin/neu": {
      page: "/blog/admin/neu",
      fill: fillArticle("[contenteditable=true]"),
      fillPlain: fillArticle("textarea[name=content]"),
      button: inDialog("Neuer Beitrag", "Speichern"),
      says: "Fehler beim Speichern",
    },
    "POST /blog/admin/:id/loeschen": {
      page: () => deskOf(null),
      fill: follow(/^Löschen/, "/loeschen"),
      button: inForm("/loeschen", "Löschen"),
      says: "Fehler beim Löschen",
    },
    ...onPage(deskWithRevision, {
      "POST /blog/admin/:id/fassungen/:version": {
        fill: (page) => page.getByText(/^Frühere Fassungen/).click(),
        button: named(/^Wiederherstellen/),
        says: "Fehler beim Wiederherstellen der Fassung",
      },
      "POST /blog/admin/:id": {
        fill: (page) => page.getByLabel("Kurzfassung").fill("Neu gefasst."),
        button: inDialog("Beitrag bearbeiten", "Speichern"),
        says: "Fehler beim Speichern",
      },
    }),
    "POST /blog/admin/:id/zurueckholen": {
      page: () => deskOf(new Date()),
      button: (page) => named(/^Zurückholen/)(page).first(),
      says: "Fehler beim Zurückholen des Beitrags",
    },
  }),
};
