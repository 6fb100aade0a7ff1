/**
 * How people read a column: its German name, for a column of fixed values also the words for each, and for a column of
 * documents the names of what is in them.
 */
export type Names = string | readonly [name: string, within: Record<string, Names>];

/** The names of a value. They do not compile when a column, a fixed value or a part of a document has none. */
type NamesOf<Value> = [Value] extends [readonly (infer Element)[]]
  ? NamesOf<Element>
  : [Value] extends [string]
    ? string extends Value
      ? string
      : readonly [string, Record<Value, string>]
    : [Value] extends [object]
      ? Value extends Date
        ? string
        : readonly [string, ColumnsOf<Value>]
      : string;

export type ColumnsOf<Row> = { [Key in keyof Row]-?: NamesOf<NonNullable<Row[Key]>> };

export interface Chapter {
  /** Its name in the JSON. */
  name: string;
  title: string;
  rows: Record<string, unknown>[];
  columns: Record<string, Names>;
}

export async function chapter<Row extends object>(
  name: string,
  title: string,
  rows: PromiseLike<Row[]>,
  columns: ColumnsOf<NoInfer<Row>>,
): Promise<Chapter> {
  return { name, title, rows: (await rows) as Chapter["rows"], columns: columns as Chapter["columns"] };
}
