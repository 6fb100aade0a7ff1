import { designedTasks } from "./tasks-designed";
import { shownTasks } from "./tasks-shown";
import { writtenTasks } from "./tasks-written";

/** What small businesses need again and again. `{…}` is the business in the accusative: 'unsere Tischlerei'. */
export const tasks = [...writtenTasks, ...shownTasks, ...designedTasks];
