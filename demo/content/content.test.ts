import sanitizeHtml from "sanitize-html";
import { describe, expect, it } from "vitest";
import { roles } from "~/db/schema";
import { categories } from "~/features/calls/categories";
import { targetGroups } from "~/features/calls/target-groups";
import { branchen } from "~/features/profiles/branchen";
import { skillCatalogue } from "~/features/profiles/skills";
import { articles } from "./articles";
import { calls } from "./calls";
import { collections } from "./collections";
import { companies } from "./companies";
import { conversations } from "./conversations";
import { creatives } from "./creatives";
import { invitations } from "./invitations";
import { offers } from "./offers";
import { posts } from "./posts";
import { questions } from "./questions";
import { planVisits } from "./visits";
import { works } from "./works";

const accounts = [...creatives, ...companies];
// What the database refuses, such as a text that is too long or a second pin, it refuses of the demo as well.
const keys = new Set(accounts.map(({ key }) => key));
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const countBy = (values: readonly string[]) =>
  values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<string, number>());
const durations = [
  "1 bis 2 Wochen",
  "2 bis 4 Wochen",
  "1 bis 2 Monate",
  "2 bis 3 Monate",
  "3 bis 6 Monate",
  "Über 6 Monate",
];
const articleCategories = ["Design Trends", "Business", "Karriere", "Nachhaltigkeit", "Marketing", "Technologie"];
const isOpen = (call: string) => (calls.find(({ title }) => title === call)?.status ?? "offen") === "offen";
const plainText = (html: string) => html.replace(/<[^>]+>/g, " ");

it("has works of creatives only, with skills of the catalogue", () => {
  const creativeKeys = new Set(creatives.map(({ key }) => key));
  for (const { author, title, skills } of works) {
    expect(creativeKeys.has(author), title).toBe(true);
    expect(
      skills.every((skill) => (skillCatalogue as readonly string[]).includes(skill)),
      title,
    ).toBe(true);
  }
});

it("credits some accounts, and clients by their name", () => {
  const named = works.filter(({ credits, clientMember }) => credits || clientMember);
  expect(named.length).toBeGreaterThan(3);
  for (const { client, clientMember } of named)
    if (clientMember) expect(companies.find(({ key }) => key === clientMember.member)?.name).toBe(client);
});

describe("accounts of the demo", () => {
  it("are 28 creatives and 10 companies with keys of their own and reserved addresses", () => {
    expect([creatives.length, companies.length]).toEqual([28, 10]);
    expect(keys.size).toBe(38);
    for (const { email } of accounts) expect(email).toMatch(/^[a-z0-9.-]+@[a-z0-9.-]+\.example$/);
  });

  it("include the named people, and the five demo accounts have the announced addresses", () => {
    const address = (key: string) => accounts.find((one) => one.key === key)?.email;
    expect(address("anna")).toBe("kreativ@demo.example");
    expect(address("studio-berg")).toBe("firma@demo.example");
    expect(address("superadmin")).toBe("admin@demo.example");
    expect(keys.has("ben")).toBe(true);
    expect(creatives.filter(({ isSuperadmin }) => isSuperadmin).map(({ key }) => key)).toEqual(["superadmin"]);
    const held = creatives.flatMap(({ email, roles: own = [] }) => own.map((role) => [role, email]));
    expect(held.toSorted()).toEqual(roles.map((role) => [role, `${role}@demo.example`]).toSorted());
  });

  it("choose specialisations and industries of the catalogues, once each", () => {
    for (const { name, skills, highlights } of creatives) {
      expect(unique(skills) && unique(highlights), name).toBe(true);
      expect(
        highlights.every((skill) => (skillCatalogue as readonly string[]).includes(skill)),
        name,
      ).toBe(true);
    }
    const industries: readonly string[] = branchen.map(({ key }) => key);
    for (const company of companies) expect(company.branchen.every((key) => industries.includes(key))).toBe(true);
  });

  it("reach nobody: contact data lead to reserved names and an area code without subscribers", () => {
    for (const { phone, website, contactEmail } of accounts) {
      if (phone) expect(phone).toMatch(/^\+43 5500 \d{3} \d{2}$/);
      if (website) expect(new URL(website).hostname).toMatch(/\.example$/);
      if (contactEmail) expect(contactEmail).toMatch(/\.example$/);
    }
  });

  it("show every degree of completeness", () => {
    const without = (field: "title" | "bio" | "location" | "phone") => accounts.filter((one) => !one[field]).length;
    for (const field of ["title", "bio", "location", "phone"] as const) expect(without(field)).toBeGreaterThan(0);
    expect(creatives.filter(({ avatar }) => avatar === null)).toHaveLength(18);
    expect(creatives.some(({ skills }) => skills.length === 0)).toBe(true);
    expect(creatives.some(({ name }) => name.length >= 60)).toBe(true);
    expect(creatives.some(({ name }) => !name.includes(" "))).toBe(true);
    expect(creatives.filter(({ featured }) => featured)).toHaveLength(3);
  });
});

describe("calls of the demo", () => {
  it("are 31, from companies that exist, in every category and state [LIFE-21]", () => {
    expect(calls).toHaveLength(31);
    expect(new Set(calls.map(({ status = "offen" }) => status)).size).toBe(4);
    expect(new Set(calls.map(({ pitch = "keine" }) => pitch)).size).toBe(3);
    const publishers = new Set(companies.map(({ key }) => key));
    expect(calls.every(({ company }) => publishers.has(company))).toBe(true);
    expect(new Set(calls.map(({ category }) => category)).size).toBe(15);
    expect(calls.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(3);
    expect(calls.some(({ deadlineInDays }) => (deadlineInDays ?? 0) < 0)).toBe(true);
  });

  it("use only known keys, and describe in two to five paragraphs", () => {
    const groups: readonly string[] = targetGroups.map(({ key }) => key);
    for (const call of calls) {
      const category = categories.find(({ name }) => name === call.category);
      expect(category?.subcategories, call.title).toContain(call.subcategory);
      expect(
        call.targetGroups.every((key) => groups.includes(key)),
        call.title,
      ).toBe(true);
      expect(call.duration === null || durations.includes(call.duration), call.title).toBe(true);
      expect(unique(call.requirements) && unique(call.deliverables), call.title).toBe(true);
      expect(call.title.length).toBeLessThanOrEqual(70);
      expect(call.description.length, call.title).toBeGreaterThanOrEqual(400);
      expect(call.description.length, call.title).toBeLessThanOrEqual(1200);
      const paragraphs = call.description.split("\n\n").length;
      expect(paragraphs >= 2 && paragraphs <= 5, call.title).toBe(true);
      expect(call.createdDaysAgo + (call.deadlineInDays ?? 1), call.title).toBeGreaterThan(0);
    }
  });
});

describe("posts of the demo", () => {
  it("are 55, and describe each picture", () => {
    expect(posts).toHaveLength(55);
    for (const { pictures } of posts) expect(pictures.every(({ alt }) => alt.length > 15)).toBe(true);
  });

  it("never show the same picture twice", () => {
    expect(unique(posts.flatMap(({ pictures }) => pictures.map(({ name }) => name)))).toBe(true);
  });
});

describe("articles of the demo", () => {
  it("are eight published and one draft, two of them featured, in all six categories [BADM-13]", () => {
    expect(articles.filter(({ published }) => published)).toHaveLength(8);
    expect(articles.filter(({ published }) => !published)).toHaveLength(1);
    expect(articles.filter(({ featured }) => featured)).toHaveLength(2);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
    expect(unique(articles.map(({ slug }) => slug))).toBe(true);
  });

  it("hold 500 to 900 words of plain markup and link only inside the product", () => {
    const slugs = articles.map(({ slug }) => slug);
    for (const { content, title, excerpt } of articles) {
      const words = plainText(content).split(/\s+/).filter(Boolean).length;
      expect(words >= 500 && words <= 900, `${title}: ${words}`).toBe(true);
      const allowedTags = ["h2", "h3", "p", "ul", "ol", "li", "blockquote", "strong", "em", "a"];
      expect(sanitizeHtml(content, { allowedTags, allowedAttributes: { a: ["href"] } })).toBe(content);
      for (const [, href] of content.matchAll(/href="([^"]*)"/g)) {
        expect(href).toMatch(/^\/(ausschreibungen|kreative|feed|auth\?modus=registrieren|blog\/.+)$/);
        if (href?.startsWith("/blog/")) expect(slugs).toContain(href.slice("/blog/".length));
      }
      expect(content).not.toContain("\n");
      expect(excerpt.length).toBeLessThanOrEqual(500);
    }
  });
});

it("speaks without exclamation marks", () => {
  const texts = [accounts, calls, posts, articles].map((list) => JSON.stringify(list)).join("");
  expect(texts).not.toContain("!");
});

it("plans visits of others only, none older than sixty days and one a day per person", () => {
  const visits = planVisits();
  expect(visits).toEqual(planVisits());
  expect(visits.length).toBeGreaterThan(300);
  for (const { visited, visitor, daysAgo } of visits) {
    expect(keys.has(visited) && (visitor === null || keys.has(visitor))).toBe(true);
    expect(visitor).not.toBe(visited);
    expect(daysAgo >= 0 && daysAgo < 60).toBe(true);
  }
  const known = visits.filter(({ visitor }) => visitor !== null);
  expect(unique(known.map(({ visited, visitor, daysAgo }) => `${visited} ${visitor} ${daysAgo}`))).toBe(true);
});

it("offers of the demo are in every state, many for one call, and answered after they were sent [OFFER-22]", () => {
  expect(new Set(offers.map(({ state }) => state))).toEqual(
    new Set(["sent", "selected", "confirmed", "declined", "withdrawn", "ended"]),
  );
  const perCall = countBy(offers.map(({ call }) => call));
  expect(Math.max(...perCall.values())).toBeGreaterThanOrEqual(12);
  for (const { hoursAgo, replies = [] } of offers) {
    const hours = replies.map(({ hoursLater }) => hoursLater);
    expect(hours).toEqual(hours.toSorted((one, other) => one - other));
    expect(Math.max(0, ...hours)).toBeLessThan(hoursAgo);
  }
  for (const { call: title, sender, hoursAgo } of offers) {
    const call = calls.find((one) => one.title === title);
    expect(hoursAgo, `${title}, ${sender}`).toBeLessThan((call?.createdDaysAgo ?? 0) * 24 + 24);
  }
});

it("no offer or message of the demo speaks of something enclosed, which none can have [OFFER-58]", () => {
  const texts = [
    ...offers.flatMap(({ message, before, replies = [] }) => [
      message,
      before?.message,
      ...replies.map((one) => one.message),
    ]),
    ...conversations.flatMap(({ messages }) => messages.map(({ message }) => message)),
  ];
  expect(texts.filter((text) => /\banbei\b|\bim Anhang\b|\bangehängt\b|\bBeilage\b/i.test(text ?? ""))).toEqual([]);
});

it("offers of the demo show up to three works, one was changed, one upheld, and one answers an earlier version [OFFER-44]", () => {
  expect(Math.max(...offers.map(({ works: own = [] }) => own.length))).toBeLessThanOrEqual(3);
  const open = offers.filter(({ state }) => state === "sent");
  const isUpheld = ({ before }: (typeof offers)[number]) => before && Object.keys(before).join() === "budgetKey";
  expect(open.some(({ before }) => before?.message && before.works)).toBe(true);
  expect(open.some(isUpheld)).toBe(true);
  expect(open.some(({ answersBudgetKey }) => answersBudgetKey)).toBe(true);
  for (const { before, answersBudgetKey, changedHoursLater = 0, call: title, hoursAgo } of offers) {
    const { budgetKey } = calls.find((call) => call.title === title) ?? {};
    if (before && Object.keys(before).join() === "budgetKey") expect(before.budgetKey).not.toBe(budgetKey);
    expect(answersBudgetKey).not.toBe(budgetKey);
    expect(changedHoursLater > 0).toBe(before !== undefined);
    expect(changedHoursLater).toBeLessThan(hoursAgo);
  }
});

it("invitations of the demo are in every state, for open calls", () => {
  expect(invitations.filter(({ call }) => !isOpen(call))).toEqual([]);
  const hasOffered = ({ call, person }: (typeof invitations)[number]) =>
    offers.some((offer) => offer.call === call && offer.sender === person);
  expect(new Set(invitations.map((one) => (hasOffered(one) ? "offered" : (one.answer ?? one.isSeen))))).toEqual(
    new Set(["offered", "kein-interesse", "keine-zeit", true, false]),
  );
});

it("calls and offers of the demo say the rights of use, also such as surprise [RIGHTS-08]", () => {
  expect(new Set(calls.flatMap(({ rights }) => rights?.kind ?? []))).toEqual(new Set(["einfach", "exklusiv"]));
  expect(new Set(offers.map(({ rights }) => rights !== undefined))).toEqual(new Set([true, false]));
});

it("questions of the demo are about open calls, with answers and without [ASK-13]", () => {
  expect(questions.filter(({ call }) => !isOpen(call))).toEqual([]);
  expect(new Set(questions.map(({ answer }) => answer === null))).toEqual(new Set([true, false]));
});

it("private lists of the demo hold people and works that are there, one of them is shared", () => {
  expect(collections.filter(({ isShared }) => isShared)).toHaveLength(1);
  for (const { person, work } of collections.flatMap(({ entries }) => entries))
    if (work) expect(works.filter(({ author, title }) => author === person && title === work)).toHaveLength(1);
});

it("conversations of the demo are about profiles too, between people of the demo, in the order of writing, some of them unread [TALK-35]", () => {
  for (const { messages, unread } of conversations) {
    expect(messages[0]?.by).toBe("from");
    const hours = messages.map(({ hoursAgo }) => hoursAgo);
    expect(hours).toEqual(hours.toSorted((one, other) => other - one));
    const last = messages.at(-1)?.by;
    expect(unread).toBeLessThanOrEqual(messages.length - 1 - messages.findLastIndex(({ by }) => by !== last));
  }
  for (const key of ["anna", "studio-berg"])
    expect(conversations.filter(({ from, to }) => [from, to].includes(key)).length).toBeGreaterThanOrEqual(3);
});
