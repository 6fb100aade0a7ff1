import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { feedAddresses } from "~/db/schema";
import { chapter } from "../chapter";

/** The secret address by which one subscribes. */
export const subscriptionChapters = (id: string) => [
  chapter(
    "abonnement",
    "Geheime Adressen",
    db
      .select({ kind: feedAddresses.kind, token: feedAddresses.token, createdAt: feedAddresses.createdAt })
      .from(feedAddresses)
      .where(eq(feedAddresses.userId, id)),
    {
      kind: ["Wofür", { abo: "Feed und Kalender", einbettung: "Ausschreibungen auf Ihrer Website" }],
      token: "Kennung in der Adresse",
      createdAt: "Erstellt am",
    },
  ),
];
