import { isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../app/db/client.server";
import { siteLooks } from "../../app/db/schema";
import { lookParts } from "../../app/features/operations/look/look-fields";
import { versionOf } from "../../app/http/seen-version.server";
import { type Look, noLook } from "../../app/look.server";

/** A draft of the site's look, and the version that its form shows. */
export async function createDraft(db: Database, look: Partial<Look> = {}): Promise<string> {
  const draft = { ...noLook, claim: "Wir in der Region", ...look };
  await db.delete(siteLooks).where(isNull(siteLooks.publishedAt));
  await db.insert(siteLooks).values(draft);
  return versionOf(lookParts(draft));
}

/** A look that counts, published after the product's own, and its id. */
export async function publishLook(db: Database, look: Partial<Look> = {}): Promise<string> {
  await db.delete(siteLooks).where(isNotNull(siteLooks.publishedAt));
  const [now, before] = [new Date(), new Date(Date.now() - 1000)];
  const values = { ...noLook, claim: "Wir in der Region", ...look, publishedAt: now };
  const rows = [{ ...noLook, publishedAt: before }, values];
  const stored = await db.insert(siteLooks).values(rows).returning({ id: siteLooks.id });
  return `${stored[1]?.id}`;
}

/** A logo as SVG: a bar in one colour. */
export const logoSvg = (colour = "#1f4a8d") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><rect width="80" height="20" fill="${colour}"/></svg>`;

export const logoFile = (svg = logoSvg()) => new File([svg], "logo.svg", { type: "image/svg+xml" });
