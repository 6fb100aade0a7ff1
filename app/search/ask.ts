/** Queries for PostgreSQL's text search, as the text of a `tsquery`. Null matches everything. */
export type Ask = string | null;

const isAsked = (ask: Ask): ask is string => ask !== null;

export const one = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
/** Also matches longer words: 'plakat' finds 'plakatserie'. */
export const startingWith = (lexeme: string): string => `${one(lexeme)}:*`;
export const each = (lexemes: readonly string[]): string[] => lexemes.map(one);

const joined = (asks: readonly Ask[], sign: string): Ask => {
  const asked = [...new Set(asks.filter(isAsked))];
  return asked.length > 1 ? `(${asked.join(sign)})` : (asked[0] ?? null);
};

export const anyOf = (...asks: readonly Ask[]): Ask => joined(asks, " | ");

/** Null if one of them is null. */
export const allOf = (...asks: readonly Ask[]): Ask => (asks.every(isAsked) ? joined(asks, " & ") : null);
