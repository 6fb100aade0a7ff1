import { backup } from "./backup/backup";
import { restore } from "./backup/restore";
import { doctor } from "./doctor";
import { secondFactor } from "./second-factor";
import { serve } from "./serve";
import { superadmin } from "./superadmin";
import { volume } from "./volume";

export const commands = {
  serve: () => serve(),
  superadmin,
  "second-factor": secondFactor,
  doctor,
  backup,
  restore,
  volume,
} satisfies Record<string, (...words: string[]) => Promise<void>>;

export function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}
