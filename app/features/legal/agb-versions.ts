import type { LegalSection } from "~/ui/legal-page";
import { agbOf2025 } from "./agb-2025-07-17";
import { agbOf2027 } from "./agb-2027-01-01";
import type { Provider } from "./provider";

const texts: Record<string, (provider: Provider) => LegalSection[]> = {
  "2025-07-17": agbOf2025,
  "2027-01-01": agbOf2027,
};

/** The text of a version of the terms, by the first day on which it holds. */
export function agbOf(from: string, provider: Provider): LegalSection[] {
  const text = texts[from];
  if (!text) throw new Error(`There is no text of the terms from ${from}`);
  return text(provider);
}
