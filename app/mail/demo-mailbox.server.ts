import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { formatMoment } from "~/text/dates";
import { mailFolder } from "./deliver.server";

const shown = 50;

export interface DemoMail {
  id: string;
  to: string;
  subject: string;
  date: string;
  text: string;
}

/** The newest mails that were written to the data folder for lack of a mail server. */
export async function listDemoMails(): Promise<DemoMail[]> {
  const names = await readdir(mailFolder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => ({ name, written: (await stat(path.join(mailFolder, name))).mtime })),
  );
  files.sort((a, b) => b.written.getTime() - a.written.getTime());
  return Promise.all(
    files.slice(0, shown).map(async ({ name, written }) => {
      const mail = await PostalMime.parse(await readFile(path.join(mailFolder, name)));
      return {
        id: name.replace(".eml", ""),
        to: mail.to?.map((recipient) => recipient.address).join(", ") ?? "",
        subject: mail.subject ?? "",
        date: formatMoment(written),
        text: mail.text ?? "",
      };
    }),
  );
}
