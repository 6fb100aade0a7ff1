import { sql } from "drizzle-orm";
import { messages } from "./schema";

/** Of the texts about a call only an offer has a subject. */
export const isOffersText = sql<boolean>`(${messages.ausschreibungId} is not null and ${messages.subject} is not null)`;
