import { serve } from "./serve";
import { superadmin } from "./superadmin";

export const commands = { serve: () => serve(), superadmin } satisfies Record<
  string,
  (...words: string[]) => Promise<void>
>;

export function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}
