import { dayInVienna } from "~/text/dates";

/** A table to download, made with `~/text/csv`. Its name gets the day. */
export const csvAnswer = (name: string, table: string | ReadableStream): Response =>
  new Response(table, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${dayInVienna()}.csv"`,
    },
  });
