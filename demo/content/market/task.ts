import type { Call } from "../types";

export type Task = Pick<Call, "title" | "description"> & { category: string; euros: number; isForKitchens: boolean };

export const task = (
  category: string,
  subcategory: string,
  euros: number,
  title: string,
  description: string,
): Task => ({
  ...{ category: `${category}/${subcategory}`, euros, title, description },
  isForKitchens: ["Speisekarte", "Food-Fotografie"].includes(subcategory),
});
