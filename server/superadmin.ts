import { eq } from "drizzle-orm";
import { recordCommand } from "~/audit/audit.server";
import { isLastSuperadmin } from "~/audit/superadmins.server";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { newFirstLink } from "~/features/operations/setup/first-superadmin.server";
import { withDatabase } from "./postgres/with-database";
import { Refusal } from "./refusal";

const usage = "npm run superadmin -- name@example.com, or npm run superadmin -- --remove name@example.com";
const last =
  "is the last superadmin. Without one nobody decides about reports and objections. Make somebody else a superadmin first, or repeat the command with --last.";

/**
 * `npm run superadmin -- MAIL`: gives an existing account the superadmin role, also while the server runs; `--remove`
 * takes it away, from the last superadmin only with `--last`. Every request looks the role up, so the change applies immediately.
 */
export async function superadmin(...words: string[]): Promise<void> {
  if (words.join() === "--link") return printLink();
  const isRemoval = words.includes("--remove");
  const isLastToo = isRemoval && words.includes("--last");
  const [email, ...more] = words.filter((word) => word !== "--remove" && !(isLastToo && word === "--last"));
  if (!email || more.length > 0 || email.startsWith("--")) throw new Refusal(`Which account? ${usage}`);
  const name = await withDatabase(() => setRole(email.trim().toLowerCase(), !isRemoval, isLastToo));
  if (name === null) throw new Refusal(`There is no account with the address ${email}.`);
  process.stdout.write(`${name} is ${isRemoval ? "no longer" : "now"} a superadmin.\n`);
}

/** `npm run superadmin -- --link`: prints the link for the first superadmin of a new site, as its first start does. */
async function printLink(): Promise<void> {
  const link = await withDatabase(newFirstLink);
  if (!link)
    throw new Refusal("Somebody is a superadmin already. For another one: npm run superadmin -- name@example.com");
  process.stdout.write(`${firstLinkText(link)}\n`);
}

export const firstLinkText = (link: string) =>
  `For the first superadmin, within an hour and once:\n  ${link}\n  A new link: npm run superadmin -- --link`;

function setRole(email: string, isSuperadmin: boolean, isLastToo: boolean): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
    // Asked before the row is locked, in the same order as by who deletes an account.
    const isLast = found !== undefined && !isSuperadmin && (await isLastSuperadmin(tx, found.id));
    const [profile] = await tx.select().from(profiles).where(eq(profiles.email, email)).for("update");
    if (!profile) return null;
    if (profile.isSuperadmin === isSuperadmin) return profile.name;
    if (isLast && !isLastToo) throw new Refusal(`${profile.name} ${last}`);
    await tx
      .update(profiles)
      .set({ isSuperadmin, roles: [], updatedAt: new Date() })
      .where(eq(profiles.id, profile.id));
    await recordCommand(tx, {
      action: isSuperadmin ? "role.give" : "role.remove",
      subject: { type: "profile", id: profile.id, name: profile.name },
      concerns: profile.id,
    });
    return profile.name;
  });
}
