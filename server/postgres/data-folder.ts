import { accessSync, constants, mkdirSync } from "node:fs";
import { Refusal } from "../refusal";

/** Makes the folder of the setting DATA_DIR, or says why it can't be used. */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Refusal(`Setting DATA_DIR: ${(error as Error).message}`);
  }
}
