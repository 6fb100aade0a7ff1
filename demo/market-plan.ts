import { dayMs, hourMs } from "~/text/dates";
import { marketBusinesses } from "./content/market/businesses";
import type { MarketPerson } from "./content/market/people";
import { letters, offerTexts, postTexts } from "./content/market/sentences";
import type { Task } from "./content/market/task";
import { tasks } from "./content/market/tasks";
import { type Random, seeded } from "./random";

export const marketWeeks = 26;
const weekMs = 7 * dayMs;

export interface PlannedOffer {
  sender: MarketPerson;
  at: number;
  text: string;
  euros: number;
}

export interface PlannedCall {
  company: MarketPerson;
  task: Task;
  title: string;
  description: string;
  at: number;
  deadline: number;
  offers: PlannedOffer[];
  /** When it was awarded to the first offer; null for one that ended otherwise. */
  awardedAt: number | null;
}

interface PlannedLetter {
  from: MarketPerson;
  to: MarketPerson;
  at: number;
  letter: (typeof letters)[number];
  answeredAt: number | null;
}

interface PlannedPost {
  author: MarketPerson;
  text: string;
  at: number;
}

/** What happened in a week. The market grows: more calls, more of them answered, and sooner. */
function planWeek(random: Random, monday: number, weeksAgo: number, people: readonly MarketPerson[], now: number) {
  const growth = (marketWeeks - 1 - weeksAgo) / (marketWeeks - 1);
  const inWeek = () => monday + random.int(0, 4) * dayMs + random.int(7, 17) * hourMs + random.int(0, 59) * 60_000;
  const there = people.filter((one) => one.weeksAgo > weeksAgo);
  const creatives = there.filter(({ userType }) => userType === "kreative");
  const companies = there.filter(({ userType }) => userType === "unternehmen");
  const few = (most: number) => random.shuffle(creatives).slice(0, most);

  const total = 13 + Math.round(growth * 6) + random.int(0, 2);
  // Where one side of a share is below five, its plot may say nothing.
  const unanswered = Math.max(5, 7 - Math.round(growth * 2));
  const withMany = 5 + Math.round(growth * 3) + random.int(0, 1);
  const awarded = Math.min(total - 5, 5 + Math.round(growth * 4) + random.int(0, 1));
  const calls = Array.from({ length: total }, (_, index): PlannedCall => {
    const [company, at] = [random.pick(companies), inWeek()];
    const business = marketBusinesses().find(({ name }) => name === company.name);
    const task = random.pick(tasks.filter(({ isForKitchens }) => !isForKitchens || business?.hasKitchen));
    const written = (text: string) => text.replaceAll("{betrieb}", business?.ours ?? company.name);
    const many = index < withMany ? random.int(3, 5) : random.int(1, 2);
    const firstAfter = (56 - 30 * growth) * random.between(0.4, 1.6) * hourMs;
    const offers = few(index >= total - unanswered ? 0 : many).map((sender, place) => ({
      ...{ sender, text: random.pick(offerTexts), at: at + firstAfter + place * random.int(5, 30) * hourMs },
      euros: Math.round((task.euros * random.between(0.75, 1.3)) / 10) * 10,
    }));
    const decided = at + firstAfter + (19 - 8 * growth) * random.between(0.7, 1.3) * dayMs;
    return {
      ...{ company, task, title: written(task.title), description: written(task.description), at },
      deadline: at + random.int(20, 34) * dayMs,
      offers: offers.filter((offer) => offer.at < now),
      awardedAt: index < awarded && decided < now ? decided : null,
    };
  });

  const answered = 6 + Math.round(growth * 3);
  const letterCount = answered + 5 + random.int(0, 1);
  const [writers, readers] = [random.shuffle(there), few(letterCount)];
  const planned = readers.flatMap((to, index): PlannedLetter[] => {
    const [from, at] = [writers[index], inWeek()];
    const answeredAt = at + random.int(2, 60) * hourMs;
    const isAnswered = index < answered && answeredAt < now;
    return from && from !== to
      ? [{ from, to, at, letter: random.pick(letters), answeredAt: isAnswered ? answeredAt : null }]
      : [];
  });
  const posts = few(4).map((author) => ({ author, text: random.pick(postTexts), at: inWeek() }));
  const past = <Event extends { at: number }>(events: Event[]) => events.filter(({ at }) => at < now);
  return { calls: past(calls), letters: past(planned), posts: past(posts) };
}

/** Half a year of a market: the same on every machine, counted from this Monday (as a moment). */
export function planMarket(people: readonly MarketPerson[], thisMonday: number, now: number) {
  const random = seeded("market");
  const [calls, written, posts]: [PlannedCall[], PlannedLetter[], PlannedPost[]] = [[], [], []];
  const pairs = new Set<string>();
  for (let weeksAgo = marketWeeks - 1; weeksAgo >= 0; weeksAgo -= 1) {
    const week = planWeek(random, thisMonday - weeksAgo * weekMs, weeksAgo, people, now);
    calls.push(...week.calls);
    posts.push(...week.posts);
    for (const letter of week.letters) {
      const pair = [letter.from.email, letter.to.email].toSorted().join();
      if (!pairs.has(pair)) written.push(letter);
      pairs.add(pair);
    }
  }
  return { calls, letters: written, posts };
}
