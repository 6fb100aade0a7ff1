import { fold } from "../language/fold";
import { nounForms } from "../language/inflection";

/**
 * Words that name a craft only with what belongs to it: a 'Skilehrer' and a 'Kfz-Werkstatt' are none of ours, although
 * a 'Lehrer' and a 'Werkstatt' alone may be.
 */
const words = `Werkstatt, Handwerker, Handwerk, Lehrer, Lehrerin, Trainer, Trainerin, Training, Kurs, Unterricht, Schulung, Coach, Coaching,
  Verleih, Meister, teacher, lessons, class, course, tutor, Dozent, Referent, lernen, unterrichten, Weiterbildung, Seminar, Installation`;

const vague = new Set(words.split(/\s*,\s*/).map(fold));

/** No craft of its own beside another: what is done to something ('Shop einrichten', 'Podcast schneiden'), or a 'Blender artist'. */
const helping = new Set(["einrichten", "schneiden", "digitalisieren", "programmieren", "flicken", "artist"]);

export const isHelping = (folded: string): boolean => helping.has(folded);

/** Before 'für' they say neither who is wanted nor that it is none of our crafts: 'Student für Logo', '500 Euro für eine Website'. */
const anybody = new Set(
  `Mann, Frau, Herr, Dame, Mädchen, Junge, Freund, Kollege, Student, Schüler, Lehrling, Praktikant, Anfänger, Talent, Könner, Meister, Künstler,
  Unterstützung, Beratung, Zeit, Rat, Tipp, Lösung, Vorschlag, Euro, Eur, Stunde, Tag, Woche, Interesse, Suche, Bedarf, Kraft, Hand`
    .split(/\s*,\s*/)
    .map(fold),
);

export const isAnybody = (folded: string): boolean =>
  /^\d+$/.test(folded) || nounForms(folded).some((form) => anybody.has(form));

export const isVague = (folded: string): boolean => nounForms(folded).some((form) => vague.has(form));
