import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { ausschreibungen, invitations } from "~/db/schema";
import { visibleProfiles } from "~/visible/profiles.server";
import { chapter } from "../chapter";

const names = {
  call: "Ausschreibung",
  person: "Mit",
  seenAt: "Angesehen am",
  answer: ["Antwort", { "kein-interesse": "Kein Interesse", "keine-zeit": "Diesmal keine Zeit" }],
  answeredAt: "Geantwortet am",
  createdAt: "Eingeladen am",
} as const;

const columns = {
  call: ausschreibungen.title,
  person: visibleProfiles.name,
  seenAt: invitations.seenAt,
  answer: invitations.answer,
  answeredAt: invitations.answeredAt,
  createdAt: invitations.createdAt,
};

const ofCall = eq(ausschreibungen.id, invitations.ausschreibungId);

/** Invitations that the person got and sent; their texts are among the messages. */
export const invitationChapters = (id: string) => [
  chapter(
    "einladungen_erhalten",
    "Einladungen an Sie",
    db
      .select(columns)
      .from(invitations)
      .innerJoin(ausschreibungen, ofCall)
      .leftJoin(visibleProfiles, eq(visibleProfiles.id, ausschreibungen.userId))
      .where(eq(invitations.personId, id)),
    names,
  ),
  chapter(
    "einladungen_gesendet",
    "Einladungen von Ihnen",
    db
      .select(columns)
      .from(invitations)
      .innerJoin(ausschreibungen, ofCall)
      .leftJoin(visibleProfiles, eq(visibleProfiles.id, invitations.personId))
      .where(eq(ausschreibungen.userId, id)),
    names,
  ),
];
