import { battens, gable, shingles } from "./facades";
import { concrete, hall, room } from "./interiors";
import type { Sheet } from "./sheet";

export const architecture = (sheet: Sheet) => sheet.choose({ battens, concrete, gable, hall, shingles, room })(sheet);
