import { widerConcepts } from "../vocabulary/vocabulary";

/** What somebody teaches who does this and gives lessons. */
const taught: readonly (readonly [craft: string, lessons: string])[] = [
  ["musik", "musikunterricht"],
  ["kunsthandwerk", "handwerkskurs"],
  ["kunst", "kunstkurs"],
  ["illustration", "kunstkurs"],
  ["fotografie", "fotokurs"],
  ["film", "fotokurs"],
  ["tanz", "tanzunterricht"],
  ["schauspiel", "theaterpaedagogik"],
  ["theater", "theaterpaedagogik"],
  ["literatur", "schreibwerkstatt"],
  ["marketing", "marketing-schulung"],
  ["software", "marketing-schulung"],
  ["website", "marketing-schulung"],
  ["ki", "marketing-schulung"],
  ["3d-design", "marketing-schulung"],
  ["grafikdesign", "marketing-schulung"],
  ["bildbearbeitung", "fotokurs"],
  ["kalligrafie", "kunstkurs"],
  ["dekoration", "handwerkskurs"],
  ["upcycling", "handwerkskurs"],
  ["moebel", "handwerkskurs"],
  ["buchdruck", "handwerkskurs"],
  ["buchbinderei", "handwerkskurs"],
  ["textildruck", "handwerkskurs"],
  ["schneiderei", "handwerkskurs"],
  ["filzen", "handwerkskurs"],
  ["stricken", "handwerkskurs"],
  ["weberei", "handwerkskurs"],
  ["stickerei", "handwerkskurs"],
  ["patchwork", "handwerkskurs"],
  ["polsterei", "handwerkskurs"],
  ["taschen", "handwerkskurs"],
  ["hut", "handwerkskurs"],
  ["moderation", "kreativcoaching"],
  ["reden", "kreativcoaching"],
];

/** The lessons in a craft, if anybody gives some. */
export const lessonsIn = (craft: string): string | null =>
  taught.find(([field]) => field === craft || widerConcepts(craft).includes(field))?.[1] ?? null;

/** The lessons of somebody who is known for these crafts and all that include them. */
export const lessonsOf = (crafts: readonly string[]): string[] =>
  taught.flatMap(([craft, lessons]) => (crafts.includes(craft) ? [lessons] : []));
