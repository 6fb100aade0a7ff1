import { and, eq, inArray, ne, notExists } from "drizzle-orm";
import { db } from "~/db/client.server";
import { legalAcknowledgements, profiles } from "~/db/schema";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { dayInVienna } from "~/text/dates";
import { newTermsMail } from "./new-terms-mail";
import { announcedVersion } from "./versions";

const batch = 200;

/**
 * Tells every member once about terms that will come into force, at the pace of a newsletter. Returns how many it told.
 */
export async function announceTerms(day = dayInVienna()): Promise<number> {
  const version = announcedVersion("agb", day);
  if (!version) return 0;
  for (let told = 0; ; ) {
    const more = await announceToNext(version, told);
    told += more;
    if (more < batch) return told;
  }
}

type Version = NonNullable<ReturnType<typeof announcedVersion>>;

function announceToNext(version: Version, already: number): Promise<number> {
  const secondsPerMail = 60 / settings.bulkMailsPerMinute;
  return db.transaction(async (tx) => {
    const wasTold = tx
      .select({ version: legalAcknowledgements.version })
      .from(legalAcknowledgements)
      .where(
        and(
          eq(legalAcknowledgements.profileId, profiles.id),
          eq(legalAcknowledgements.document, "agb"),
          eq(legalAcknowledgements.version, version.from),
          inArray(legalAcknowledgements.act, ["announced", "accepted"]),
        ),
      );
    const { id, name, email } = profiles;
    const people = await tx
      .select({ id, name, email })
      .from(profiles)
      .where(and(eq(profiles.emailVerified, true), ne(profiles.profileStatus, "blocked"), notExists(wasTold)))
      .orderBy(id)
      .limit(batch)
      .for("update");
    if (people.length === 0) return 0;
    const told = { document: "agb" as const, version: version.from, act: "announced" as const };
    await tx.insert(legalAcknowledgements).values(people.map((person) => ({ profileId: person.id, ...told })));
    for (const [index, person] of people.entries()) {
      const afterSeconds = Math.round((already + index) * secondsPerMail);
      await sendMail(tx, ownAddress(person), newTermsMail(person.name, version, settings), {}, { afterSeconds });
    }
    return people.length;
  });
}
