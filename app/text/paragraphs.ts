/** What was typed into several lines. Browsers send each line's end as two characters, and count it as one. */
export const paragraphs = (text: string) => text.normalize("NFC").replaceAll("\r\n", "\n").replaceAll("\0", "").trim();
