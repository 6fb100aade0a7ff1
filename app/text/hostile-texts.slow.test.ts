import { globSync, readFileSync } from "node:fs";
import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { searchWords } from "~/db/text-search";
import { maxValueLength } from "../../server/http/form-limits";

const size = 500_000;
const repeated = (piece: string) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
const nested = (open: string, close: string) => repeated(open).slice(0, size / 2) + repeated(close).slice(0, size / 2);

/** Texts on which patterns that try again and again take the longest. */
const hostile: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...["a", "a-", "-a", "a.", "a@", "@a.", ".at", "a b", "ab.c-", "www.", "https://", "xn--", "0", "1.000,", "+43 "],
      ...[" ", "\n", "\r\n", "\t \n", "\u00a0", "\u200b", "\u200d", "\ufe0f", "\u202e", "\u00ad\u2800"],
      ...["e\u0301", "\u0301", "👩‍", "👨‍👩‍👧", "🇦🇹", "1\u20e3", "\u{1f3f4}\u{e0067}", "\ud83d", "\udc00"],
      ...["\u0915\u094d", "\u0915\u094d\u200d", "\u1100", "\u1161\u11a8", "\u0628\u064e", "\u0628\u200c", "\u0600"],
      ...[
        "<b>",
        "<a href='",
        "</p>",
        "&amp;",
        "&",
        "%",
        "%00",
        "\\",
        "'",
        '"',
        "\0",
        "ß",
        "ﬃ",
        "ǆ",
        ",",
        ";",
        "/",
        "#x ",
      ],
    ].map((piece) => [JSON.stringify(piece), repeated(piece)]),
  ),
  "nested brackets": nested("(", ")"),
  "nested elements": nested("<div>", "</div>"),
  "a sign at the end": `${repeated("a-")}!`,
  "a dot at the end": `${repeated("a")}.`,
};

const limitMs = 50;

/** What this takes of the processor. A slow one is asked again, because the first time includes compiling. */
function cost(run: () => unknown, tries = 4): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  return ms > limitMs && tries > 1 ? cost(run, tries - 1) : ms;
}

const slowest = (run: (text: string) => unknown, texts = hostile) =>
  Object.entries(texts)
    .map(([name, text]) => ({ name, ms: cost(() => run(text)) }))
    .filter(({ ms }) => ms > limitMs);

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === "object" && value !== null && "_zod" in value;

/** What functions that make a schema take: rules that differ by person, day or form. */
const rules = { today: "2026-01-01", latestYear: 2027, isDraft: false };

function schemaOf(value: unknown): z.ZodMiniType | undefined {
  if (isSchema(value)) return value;
  if (typeof value !== "function") return;
  for (const given of [6, "kreative", rules]) {
    try {
      const made: unknown = value(given);
      if (isSchema(made)) return made;
    } catch {
      // It takes something else.
    }
  }
}

const load = (file: string): Promise<Record<string, unknown>> => import(/* @vite-ignore */ `~/${file.slice(4)}`);

/** Every schema of every file with schemas. */
const files = globSync("app/**/*.ts").filter(
  (file) =>
    /from "zod\/mini"|text-field"/.test(readFileSync(file, "utf8")) &&
    !/test\.ts$|\.server\.ts$|app\/text\/|\/use-|empty-as-null/.test(file),
);
const schemas = (
  await Promise.all(
    files.map(async (file) => {
      const exported = await load(file);
      return Object.entries(exported).map(([name, value]) => ({ name: `${name} of ${file}`, schema: schemaOf(value) }));
    }),
  )
)
  .flat()
  .flatMap(({ name, schema }) => (schema ? [{ name, schema }] : []));

type Check = { _zod: { def: { check: string; maximum?: number } } };
type Def = { type: string; checks?: Check[]; shape?: Record<string, z.ZodMiniType>; element?: z.ZodMiniType };
type Inner = { in?: z.ZodMiniType; innerType?: z.ZodMiniType };

/** A value of the schema's form, with this text wherever a text can be. */
function filled(schema: z.ZodMiniType, text: string): unknown {
  const { type, shape, element, ...def } = schema._zod.def as unknown as Def & Inner;
  const inner = def.in ?? def.innerType;
  if (inner) return filled(inner, text);
  if (shape)
    return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, filled(field as z.ZodMiniType, text)]));
  return type === "array" && element ? [filled(element, text)] : text;
}

/** The most characters that each text of a schema takes before it is tidied. */
function limitsOf(schema: z.ZodMiniType, name = "text"): [name: string, limit: number][] {
  const { shape, element, checks = [], ...def } = schema._zod.def as unknown as Def & Inner;
  const inner = def.in ?? def.innerType ?? element;
  if (inner) return limitsOf(inner, name);
  if (shape) return Object.entries(shape).flatMap(([key, field]) => limitsOf(field, key));
  const limits = checks.flatMap(({ _zod: { def } }) => (def.check === "max_length" ? [def.maximum ?? 0] : []));
  return limits.length > 0 ? [[name, Math.max(...limits)]] : [];
}

/** The fields of a form for such a value, named as forms name them. */
function entriesOf(value: unknown, name = ""): [string, string][] {
  if (typeof value === "string") return [[name || "text", value]];
  if (Array.isArray(value)) return value.flatMap((one, index) => entriesOf(one, `${name}[${index}]`));
  return Object.entries(value as object).flatMap(([key, one]) => entriesOf(one, name ? `${name}.${key}` : key));
}

describe("half a megabyte of any letters takes less than 50 ms [SAFE-104]", () => {
  it("knows the longest text of a field before the field itself does", () => {
    const limits = schemas.flatMap(({ name, schema }) => limitsOf(schema, name));
    expect(limits.length).toBeGreaterThan(60);
    expect(limits.filter(([name, limit]) => !(maxValueLength(name) > limit))).toEqual([]);
  });

  it("finds the schemas", () => {
    expect(schemas.length).toBeGreaterThan(25);
    expect(schemas.map(({ name }) => name)).toContain("registerSchema of app/auth/forms.ts");
  });

  it.each(schemas)("in $name", ({ schema }) => {
    expect(slowest((text) => z.safeParse(schema, filled(schema, text)))).toEqual([]);
  });

  it.each(schemas.filter(({ schema }) => "shape" in schema))("in a form for $name", ({ schema }) => {
    const sent = (text: string) => {
      const form = new FormData();
      for (const [name, value] of entriesOf(filled(schema, text)))
        form.append(name, value.slice(0, maxValueLength(name)));
      return form;
    };
    const forms = new Map(Object.values(hostile).map((text) => [text, sent(text)]));
    expect(
      slowest((text) => parseWithZod(forms.get(text) ?? new FormData(), { schema: schema as never }).reply()),
    ).toEqual([]);
  });

  it("in a search", () => {
    expect(slowest(searchWords)).toEqual([]);
  });

  /** Fields refuse more before they do anything with it. */
  const possible = Object.fromEntries(
    Object.entries(hostile).map(([name, text]) => [name, text.slice(0, maxValueLength("message"))]),
  );
  const texts = globSync("app/text/*.ts").filter((file) => !/test\.ts$|-field\.ts$|empty-as-null/.test(file));
  it.each(texts)("in what %s does with the longest text that a field takes", async (file) => {
    const exported: Record<string, unknown> = await load(file);
    for (const [name, tidy] of Object.entries(exported))
      if (typeof tidy === "function" && tidy.length === 1)
        expect(
          slowest((text) => tryWith(tidy as (text: string) => unknown, text), possible),
          name,
        ).toEqual([]);
  });
});

/** Some functions take something other than a text. */
function tryWith(run: (text: string) => unknown, text: string): unknown {
  try {
    return run(text);
  } catch {
    return null;
  }
}
