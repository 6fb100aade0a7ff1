import { dayInVienna } from "~/text/dates";
import { download } from "./download.server";

/** A table to download, made with `~/text/csv`. Its name gets the day. */
export const csvAnswer = (name: string, table: string | ReadableStream): Response =>
  download(table, "text/csv; charset=utf-8", `${name}-${dayInVienna()}.csv`);
