import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import {
  firstWeekDays,
  inMinutes,
  limitProblem,
  superadminFactor,
  superadminTimes,
  tryLimits,
  type WriteName,
  within,
  writeLimits,
} from "./limits";
import { day, hour, minute, type TryLimit, type WriteLimit } from "./limits/limit";
import { messageLimits } from "./limits/messages-and-offers";
import { superadminLimits } from "./limits/superadmins";

const tries = Object.entries<TryLimit>(tryLimits);
const writes = Object.entries<WriteLimit>(writeLimits) as [WriteName, WriteLimit][];

const span = (seconds: number) => {
  const [unit, size] = seconds % day === 0 ? ["day", day] : seconds % hour === 0 ? ["hour", hour] : ["minute", minute];
  return seconds === size ? `1 ${unit}` : `${seconds / size} ${unit}s`;
};

const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

const sources = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app"])
  .toString()
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const namesIn = (files: string[]) => files.map((file) => `\`${basename(file)}\``).join(", ");
const holding = (files: string[], what: RegExp) => files.filter((file) => what.test(readFileSync(file, "utf8")));

const areas = sources.filter((file) => file.startsWith("app/http/limits/"));
const counting = holding(sources, /\b(count\w+|limitsOf|\w+Tries)\(/);

/** The file of the limit with this name, and those that count it. */
const placesOf = (name: string) => [
  namesIn(holding(areas, new RegExp(`^ {2}"?${name}"?: \\{`, "m"))),
  namesIn(holding(counting, new RegExp(`(count\\w+|limitsOf|\\w+Tries)\\(.*"${name}"`))),
];

/** docs/limits.md. After a change of the table: `npx vitest run --project=unit app/http/limits.test.ts -u`. */
const page = () => `# Limits: how often people may do what

Generated from the files in \`app/http/limits/\` (column 'defined in'); a test compares the two. Refused and failed writes do not count, except where guessing is
the attack. The database counts by keyed hashes in the transaction of the write, so that the limits hold for any number of
simultaneous requests and for several instances. A window begins with its first write.

## What members write

Per account. The first week is that of the account, ${firstWeekDays} days.

${table(
  [
    "key",
    "what",
    "per",
    "at most",
    "in the first week",
    "superadmins",
    "within",
    "defined in",
    "counted in",
    "what people read",
  ],
  writes.map(([name, limit]) => [
    `\`${name}\``,
    limit.counts,
    limit.per,
    limit.times,
    limit.atFirst,
    superadminTimes(limit),
    span(limit.seconds),
    ...placesOf(name),
    [limit.title, limitProblem(name, { times: limit.times, isNew: false, waitSeconds: 600 }).text].join(": "),
  ]),
)}

In the first week the sentence begins with "In der ersten Woche können Sie". For a wait of an hour or more it names the moment:
"Weiter geht es ab 15. Jänner 2026 um 09:30."

## Messages

These limits count the stored messages of the last 24 hours: ${messageLimits.perDay} per account, ${messageLimits.perDayToOne} to one recipient, and ${messageLimits.inFirstWeek} in the whole first week.
Superadmins may send ${superadminFactor} times as many, from the first day. Each refusal says when the next one may be sent.

## What strangers try, and what the site only counts

Per network address; for IPv6 its first half counts. On a demo, where everyone shares the loopback address, the numbers are a
hundred times as high.

${table(
  ["key", "what", "per", "at most", "within", "defined in", "counted in"],
  tries.map(([name, { counts, per, times, seconds }]) => [
    `\`${name}\``,
    counts,
    per,
    times,
    span(seconds),
    ...placesOf(name),
  ]),
)}

Page views and visits beyond their limit are silently not counted. The others answer with 429 and say how long it is until
the next try is allowed.
`;

describe("the limits", () => {
  it("stand in a page that a reader can see, which this test writes again with -u [SAFE-50]", async () => {
    await expect(page()).toMatchFileSnapshot("../../docs/limits.md");
  });

  it("name the file where each stands, and who counts it [HOUSE-100]", () => {
    for (const name of [...Object.keys(writeLimits), ...Object.keys(tryLimits)]) {
      const [stands, counted] = placesOf(name);
      expect(stands, name).toMatch(/^`[\w-]+\.ts`$/);
      expect(counted, name).toMatch(/^`[\w-]+(\.server)?\.tsx?`/);
    }
  });

  it("are tighter in the first week of an account, and wider for superadmins [SAFE-51]", () => {
    for (const [name, limit] of writes) {
      if (name in superadminLimits) continue;
      expect(limit.atFirst, name).toBeLessThan(limit.times);
      expect(superadminTimes(limit), name).toBeGreaterThan(limit.times);
    }
  });

  it.each([
    [60, "innerhalb einer Minute"],
    [3600, "innerhalb einer Stunde"],
    [5400, "innerhalb von 90 Minuten"],
    [36 * 3600, "innerhalb von 36 Stunden"],
    [86_400, "innerhalb von 24 Stunden"],
    [30 * 86_400, "innerhalb von 30 Tagen"],
    [900, "innerhalb von 15 Minuten"],
  ])("name a window of %i seconds in German", (seconds, text) => {
    expect(within(seconds)).toBe(text);
  });

  it.each([
    [5, "einer Minute"],
    [61, "2 Minuten"],
    [90 * 60, "90 Minuten"],
    [90 * 60 + 1, "2 Stunden"],
    [47 * 3600, "47 Stunden"],
    [47 * 3600 + 1, "2 Tagen"],
    [48 * 3600, "2 Tagen"],
    [48 * 3600 + 1, "3 Tagen"],
    [7 * 86_400, "7 Tagen"],
  ])("name a wait of %i seconds in German", (seconds, text) => {
    expect(inMinutes(seconds)).toBe(text);
  });

  it("say when it goes on, each in its own words [SAFE-50]", () => {
    const now = new Date("2026-01-14T08:30:00Z");
    expect(limitProblem("call", { times: 50, isNew: false, waitSeconds: 86_400 }, now)).toEqual({
      title: "Zu viele Ausschreibungen",
      text: "Sie können innerhalb von 24 Stunden höchstens 50 Ausschreibungen einstellen. Weiter geht es ab 15.\u00a0Jänner 2026 um\u00a009:30.",
    });
    expect(limitProblem("name", { times: 4, isNew: true, waitSeconds: 90 }, now).text).toBe(
      "In der ersten Woche können Sie innerhalb von 30 Tagen höchstens 4-mal Ihren Namen ändern. Weiter geht es in 2 Minuten.",
    );
    const texts = writes.map(([name]) => limitProblem(name, { times: 1, isNew: false, waitSeconds: 60 }).text);
    expect(new Set(texts).size).toBe(writes.length);
    expect(texts.filter((text) => text?.includes("{n}"))).toEqual([]);
  });
});
