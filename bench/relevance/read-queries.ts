interface JudgedQuery {
  query: string;
  /** The best concept is one of these; none means that no craft may be found. */
  concepts: string[];
  place: string | null;
  wrong: string[];
}

export function readQueries(text: string): JudgedQuery[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [query = "", judgement = ""] = line.split(" = ");
      const parts = judgement.split(" ");
      return {
        query,
        concepts: parts.filter((part) => /^[a-z0-9]/.test(part)).flatMap((part) => part.split("|")),
        place: parts.find((part) => part.startsWith("@"))?.slice(1) ?? null,
        wrong: parts.filter((part) => part.startsWith("!")).map((part) => part.slice(1)),
      };
    });
}
