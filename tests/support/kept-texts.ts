import type { Page } from "@playwright/test";
import { openStarted } from "./touch";

/** The names under which this browser keeps what is typed. */
export const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("entwurf:")));
/** Of each kept text, whether it counts as sent. */
export const sent = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith("entwurf:") ? [(JSON.parse(text) as { isSent: boolean }).isSent] : [],
    ),
  );
export const title = (page: Page) => page.getByLabel("Titel", { exact: true });
export const isThere = (page: Page) => page.getByText("Ihr Entwurf ist noch da.", { exact: true });
export const promise = (page: Page) => page.getByText(/^Was Sie schreiben, bleibt bis zum Speichern in diesem Browser/);

export const open = (page: Page, path = "/arbeiten/neu") => openStarted(page, path);
