export const articleCategories = [
  "Design Trends",
  "Business",
  "Karriere",
  "Nachhaltigkeit",
  "Marketing",
  "Technologie",
] as const;

/** In the address of the form: the version that the restored text became. */
export const restoredParameter = "wiederhergestellt";

export const usualReadTime = "5 min";

const wordsPerMinute = 200;

/** The reading time for an empty field, such as '5 min', by the number of words. */
export function readTimeOf(html: string): string {
  const words = html.replace(/<[^>]*>/g, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min`;
}

export interface ArticleSummary {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  readTime: string;
  author: string;
  imageUrl: string | null;
  featured: boolean;
}
