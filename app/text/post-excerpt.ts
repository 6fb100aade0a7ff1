import { cutAt } from "./cut";

/** What is bold in a post: '**bold**'. */
export const bold = /\*\*(?=\S)(.+?)(?<=\S)\*\*/gs;

/** How a post begins, in one line and without asterisks, to name it by. */
export const postExcerpt = (content: string, length = 60): string =>
  cutAt(content.replace(bold, "$1").replace(/\s+/g, " ").trim(), length);
