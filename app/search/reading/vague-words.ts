import { fold } from "../language/fold";
import { nounForms } from "../language/inflection";

/**
 * Words that name a craft only with what belongs to it: a 'Skilehrer' and a 'Kfz-Werkstatt' are none of ours, although
 * a 'Lehrer' and a 'Werkstatt' alone may be.
 */
const words = `Werkstatt, Handwerker, Handwerk, Lehrer, Lehrerin, Trainer, Trainerin, Training, Kurs, Unterricht, Schulung, Coach, Coaching,
  Verleih, Meister, teacher, lessons, class, course, tutor, Dozent, Referent, lernen, unterrichten, Weiterbildung, Seminar`;

const vague = new Set(words.split(/\s*,\s*/).map(fold));

/** What is done to something is no craft of its own beside the craft that makes it: 'Shop einrichten', 'Podcast schneiden'. */
const helping = new Set(["einrichten", "schneiden", "digitalisieren"]);

export const isHelping = (folded: string): boolean => helping.has(folded);

export const isVague = (folded: string): boolean => nounForms(folded).some((form) => vague.has(form));
