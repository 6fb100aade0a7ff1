import { randomUUID } from "node:crypto";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "~/db/client.server";
import { favorites, posts, profiles, reservedProfiles, works } from "~/db/schema";
import { newToken } from "~/features/reservations/reservations.server";
import { dayMs, hourMs } from "~/text/dates";
import { slugify } from "~/text/slug";
import { marketPeople } from "./content/market/people";
import { postTexts, workTitles } from "./content/market/sentences";
import { marketWeeks } from "./market-plan";
import type { Member } from "./market-rows";
import { seeded } from "./random";

const weekMs = 7 * dayMs;
const longBefore = 30 * weekMs;
const batch = 400;

export async function insertAll<Table extends PgTable>(tx: Transaction, table: Table, rows: Table["$inferInsert"][]) {
  for (let start = 0; start < rows.length; start += batch)
    await tx.insert(table).values(rows.slice(start, start + batch));
}

export async function insertMembers(tx: Transaction, thisMonday: number, now: number): Promise<Member[]> {
  const random = seeded("market members");
  const members = marketPeople().map((person) => {
    const week = person.weeksAgo >= marketWeeks ? thisMonday - longBefore : thisMonday - person.weeksAgo * weekMs;
    const joined = Math.min(week + random.int(7, 4 * 24 + 17) * hourMs, now - hourMs);
    return { ...person, id: randomUUID(), since: new Date(joined) };
  });
  await insertAll(
    tx,
    profiles,
    members.map(({ avatar: _, weeksAgo: _1, isClaimed: _2, since, skills, branchen, ...person }) => ({
      ...{ ...person, skills: [...skills], branchen: [...branchen], slug: slugify(person.name), emailVerified: true },
      ...{ profileStatus: "hidden" as const, memberSince: since, createdAt: since, activeAt: since },
      ...{ agbAcceptedAt: since, privacyNotedAt: since },
    })),
  );
  const claimed = members.filter(({ isClaimed, weeksAgo }) => isClaimed && weeksAgo > 1 && weeksAgo < marketWeeks);
  await insertAll(
    tx,
    reservedProfiles,
    claimed.flatMap((member) => reservationRows(member, random.chance(0.5), now)),
  );
  const creatives = members.filter(({ userType }) => userType === "kreative");
  const likes = creatives.flatMap(({ id, avatar }, index) =>
    avatar && index % 2 === 0
      ? [{ userId: id, favoritedProfileId: creatives[(index * 7 + 1) % creatives.length]?.id ?? id }]
      : [],
  );
  await insertAll(
    tx,
    favorites,
    likes.filter(({ userId, favoritedProfileId }) => userId !== favoritedProfileId),
  );
  await insertFirstActs(tx, creatives, now);
  return members;
}

/** A work of most who have a picture, and a first post of many, in the days after they joined. */
async function insertFirstActs(tx: Transaction, creatives: (Member & { since: Date })[], now: number): Promise<void> {
  const random = seeded("market first acts");
  const after = ({ since }: { since: Date }) =>
    new Date(Math.min(since.getTime() + random.int(1, 12) * dayMs, now - hourMs));
  const pictured = creatives.filter(({ avatar }) => avatar);
  await insertAll(
    tx,
    works,
    pictured
      .filter(() => random.chance(0.75))
      .map((member) => {
        const [title, at] = [random.pick(workTitles).replace("{ort}", member.location), after(member)];
        return {
          ...{ userId: member.id, title, slug: slugify(title), skills: [...member.skills].slice(0, 3) },
          ...{ year: at.getUTCFullYear(), isOwnProject: title === "Eigenes Projekt", published: true, publishedAt: at },
          ...{ rightsConfirmedAt: at, createdAt: at, updatedAt: at },
        };
      }),
  );
  await insertAll(
    tx,
    posts,
    pictured
      .filter(() => random.chance(0.55))
      .map((member) => {
        const at = after(member);
        return { userId: member.id, content: random.pick(postTexts), createdAt: at, updatedAt: at };
      }),
  );
}

/** Somebody who came by an invitation, and, once their links have ended, two who did not come, one of whom looked. */
function reservationRows({ id, name, email, since }: Member & { since: Date }, hasOpened: boolean, now: number) {
  const at = (days: number) => new Date(since.getTime() + days * dayMs);
  const reserved = { reservedAt: at(-2), expiresAt: at(28) };
  const other = (which: string) => ({
    ...{
      ...reserved,
      name: `${name}-${which}`,
      email: `${which.toLowerCase()}-${email}`,
      reservationToken: newToken(),
    },
  });
  return [
    {
      ...{ ...reserved, name, email, reservationToken: newToken(), openedAt: at(-1) },
      ...{ claimed: true, claimedAt: since, claimedProfileId: id },
    },
    ...(reserved.expiresAt.getTime() > now
      ? []
      : [
          { ...other("Moser"), openedAt: hasOpened ? at(3) : null },
          { ...other("Winder"), openedAt: hasOpened ? null : at(5) },
        ]),
  ];
}
