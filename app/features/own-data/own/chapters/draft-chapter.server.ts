import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { ausschreibungen, offerDrafts } from "~/db/schema";
import { chapter } from "../chapter";

/** What the person has begun to write. Nobody else reads it, superadmins neither. */
export const draftChapter = (id: string) =>
  chapter(
    "angebote_entwuerfe",
    "Entwürfe von Angeboten",
    db
      .select({
        call: ausschreibungen.title,
        values: sql<string>`${offerDrafts.values}::text`,
        savedAt: offerDrafts.savedAt,
      })
      .from(offerDrafts)
      .innerJoin(ausschreibungen, eq(ausschreibungen.id, offerDrafts.ausschreibungId))
      .where(eq(offerDrafts.senderId, id)),
    { call: "Ausschreibung", values: "Was im Formular steht", savedAt: "Gespeichert am" },
  );
