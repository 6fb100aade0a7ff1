import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseWithZod } from "@conform-to/zod/v4";
import { afterAll, describe, expect, it } from "vitest";
import { registerSchema, signInSchema } from "~/auth/forms";
import { articleSchema } from "~/features/articles/article-schema";
import { messageSchema } from "~/features/messages/message-schema";
import { skillCatalogue } from "~/features/profiles/skills";
import { type CreditForm, type PictureForm, type WorkForm, workSchema } from "~/features/works/work-schema";
import { creditMax, workMax } from "~/text/maximums";
import { hostileBodies, randomBody } from "../../tests/attack/bodies";
import { formOf } from "../../tests/support/form-of";
import { FilesOnDisk } from "./files-on-disk";
import { type Body, readFormBody } from "./form-body";
import { FormRefused, formLimits, isFieldName, uploadBytes } from "./form-limits";

const folder = mkdtempSync(path.join(tmpdir(), "form-body-"));
afterAll(() => rmSync(folder, { recursive: true }));

const form = { bytes: formLimits.textBytes };
let uploads = 0;
const upload = () => {
  uploads += 1;
  return { bytes: uploadBytes, onDisk: new FilesOnDisk(path.join(folder, `${uploads}`), async () => true) };
};
const boundary = "----WebKitFormBoundaryAbC";

const typed = "application/x-www-form-urlencoded";

function sent(body: string | Buffer, type = typed, announcedBytes = body.length): Body {
  return inPieces(Buffer.from(body), body.length + 1, type, announcedBytes);
}

/** Splits a body into pieces, as a network delivers it. */
function inPieces(bytes: Buffer, size: number, type: string, announcedBytes = 0): Body {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  return { type, announcedBytes, chunks: chunks() };
}

async function entriesOf(fields: FormData) {
  const read = [...fields].map(async ([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.type, Buffer.from(await value.arrayBuffer())],
  );
  return Promise.all(read);
}

const refusalOf = (body: Body, allowance: { bytes: number } = form) =>
  readFormBody(body, allowance).then(
    () => "taken",
    (error: unknown) => (error instanceof FormRefused ? error.refusal : error),
  );

const part = (name: string, value = "", more = "") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const multipart = (...parts: string[]) =>
  [`${parts.join("")}--${boundary}--\r\n`, `multipart/form-data; boundary=${boundary}`] as const;

describe("a form", () => {
  it("loses its zero bytes, which the database refuses, in either encoding [SAFE-132]", async () => {
    const bodies = [sent("token=a%00b%00"), sent(...multipart(part("token", "a\0b\0")))];
    for (const body of bodies) {
      const { fields } = await readFormBody(body, form);
      expect(await entriesOf(fields)).toEqual([["token", "ab"]]);
    }
  });

  it("is read as the platform reads it, however it is cut into pieces [SAFE-13]", async () => {
    const fields = formOf({ content: "Grüße aus Hohenems\r\n\r\n--nicht das Ende–" });
    fields.append(
      "images",
      new File([new Uint8Array(3000).map((_, index) => index)], "Bild „eins“.png", { type: "image/png" }),
    );
    // Some clients name no file where none was chosen.
    fields.append("images", new File([], ""));
    fields.append("images", new File([], "leer.png"));
    fields.append("images", new File(["x"], "x.png", { type: "image/png" }));
    fields.append("alts", "");
    fields.append("skills[0].name", "SEO");
    const encoded = new Response(fields);
    const type = encoded.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await encoded.arrayBuffer());
    const again = new Response(bytes, { headers: { "content-type": type } });
    const expected = await entriesOf(await again.formData());
    for (const size of [1, 2, 3, 7, 61, 1000, bytes.length]) {
      const { fields: read } = await readFormBody(inPieces(bytes, size, type), upload());
      expect([size, await entriesOf(read)]).toEqual([size, expected]);
    }
  });

  it("is read when it is urlencoded, umlauts and all", async () => {
    const body = new URLSearchParams({ name: "Käthe & Söhne", empty: "", "a[49]": "+ %" });
    body.append("name", "zwei");
    const { fields } = await readFormBody(sent(`${body}`), form);
    expect([...fields]).toEqual([...body]);
  });

  it("takes a work with as many pictures, people and skills as it may have [SAFE-13, WORK-02]", async () => {
    const picture: Record<keyof PictureForm, string> = {
      ...{ id: "1", place: "1", alt: "Ein Bild", isDecorative: "on" },
      ...{ caption: "Oben", focalX: "10", focalY: "10", isRemoved: "on" },
    };
    const credit: Record<keyof CreditForm, string> = { name: "Anna", role: "Foto", asks: "on" };
    const lists = { pictures: [workMax.pictures, picture], credits: [creditMax.credits, credit] } as const;
    const body = new URLSearchParams(
      Object.entries(lists).flatMap(([list, [count, entry]]) =>
        Array.from({ length: count }, (_, at) => at).flatMap((at) =>
          Object.entries(entry).map(([name, value]): [string, string] => [`${list}[${at}].${name}`, value]),
        ),
      ),
    );
    const single: Record<Exclude<keyof WorkForm, "skills" | keyof typeof lists>, string> = {
      ...{ title: "Buch", year: "2025", client: "Mohren", isOwnProject: "on", asksClient: "on", contribution: "Satz" },
      ...{ content: "Text", link: "https://film.example", madeWithAi: "on", cover: "1", confirmsRights: "on" },
    };
    for (const [name, value] of Object.entries(single)) body.append(name, value);
    for (const skill of skillCatalogue.slice(0, workMax.skills)) body.append("skills", skill);
    const { fields } = await readFormBody(sent(`${body}`), form);
    const { value } = parseWithZod(fields, { schema: workSchema({ isDraft: true, latestYear: 2026 }) }) as never as {
      value: WorkForm;
    };
    expect([value.pictures.length, value.credits.length, value.skills.length]).toEqual([
      workMax.pictures,
      creditMax.credits,
      workMax.skills,
    ]);
  });

  it("keeps its text when its files are not taken in, also what comes after them [SAFE-15]", async () => {
    const large = "x".repeat(3_000_000);
    const [body, type] = multipart(
      part("content", "Hallo"),
      part("images", large, '; filename="a.png"'),
      part("category", "Tipp"),
    );
    const read = await readFormBody(sent(body, type), { bytes: uploadBytes });
    expect([read.fields.get("content"), read.fields.get("category")]).toEqual(["Hallo", "Tipp"]);
    expect(read.fields.get("images")).toMatchObject({ name: "a.png", size: 0 });
  });

  it("holds no more than half a megabyte of text, wherever it is sent [SAFE-14]", async () => {
    const text = "x".repeat(formLimits.textBytes);
    const [body, type] = multipart(part("content", text), part("more", "x"));
    expect(await refusalOf(sent(body, type), upload())).toBe("too large");
    expect(await refusalOf(sent(`a=${text}`, typed, 0))).toBe("too large");
    expect(await refusalOf(sent("a=b", typed, formLimits.textBytes + 1))).toBe("too large");
    let taken = 0;
    async function* endless() {
      for (; ; taken += 65_536) yield Buffer.alloc(65_536, "x");
    }
    expect(await refusalOf({ type: typed, announcedBytes: 0, chunks: endless() })).toBe("too large");
    expect(taken).toBeLessThan(2 * uploadBytes);
  });

  it.each([
    ["no end", `${part("a", "b")}--${boundary}`],
    ["no beginning", "a=b"],
    ["nothing", ""],
    ["something before it", `x${part("a", "b")}--${boundary}--\r\n`],
    ["a part without a name", `--${boundary}\r\ncontent-type: text/plain\r\n\r\nx\r\n--${boundary}--\r\n`],
  ])("is broken with %s", async (_, body) => {
    expect(await refusalOf(sent(body, `multipart/form-data; boundary=${boundary}`))).toBe("broken");
  });

  it.each(["", "boundary=", `boundary=${"x".repeat(71)}`])("is broken with the boundary '%s'", async (parameter) => {
    expect(await refusalOf(sent("x", `multipart/form-data; ${parameter}`))).toBe("broken");
  });

  it("is broken when it breaks off on its way", async () => {
    async function* chunks() {
      yield Buffer.from("a=b&");
      throw new Error("gone");
    }
    expect(await refusalOf({ type: typed, announcedBytes: 0, chunks: chunks() })).toBe("broken");
  });
});

describe("a form unlike ours is refused [SAFE-13]", () => {
  const urlencoded = (entries: string[]) => sent(entries.join("&"));
  const times = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index));

  it("with more than two hundred entries, sixty of one name, or heads that are long", async () => {
    expect(await refusalOf(urlencoded(times(formLimits.entries, (index) => `n${index}=`)))).toBe("taken");
    expect(await refusalOf(urlencoded(times(formLimits.entries + 1, (index) => `n${index}=`)))).toBe("unlike");
    expect(await refusalOf(urlencoded(times(60, () => "skills=x")))).toBe("taken");
    expect(await refusalOf(urlencoded(times(61, () => "skills=x")))).toBe("unlike");
    expect(await refusalOf(sent(...multipart(...times(formLimits.entries, (index) => part(`n${index}`)))))).toBe(
      "taken",
    );
    expect(await refusalOf(sent(...multipart(...times(formLimits.entries + 1, (index) => part(`n${index}`)))))).toBe(
      "unlike",
    );
    expect(await refusalOf(sent(...multipart(part("a", "", `; filename="${"x".repeat(2000)}"`))))).toBe("unlike");
  });

  it.each(["a", "a-b_c9", "a[0]", "a[49]", "a[]", "a.b", "a.b.c", "a[0].b", "agbAccepted"])("not with %s", (name) => {
    expect(isFieldName(name)).toBe(true);
  });

  it.each([
    ...[
      "",
      "a[50]",
      "a[50000000]",
      "a[-1]",
      "a[1e9]",
      "a[b]",
      "a[0][1][2]",
      "a.b.c.d",
      "a[0].b.c",
      "a..b",
      ".a",
      "a.",
      "a[",
    ],
    ...[
      "__intent__",
      "__state__",
      "__proto__",
      "a.__proto__",
      "constructor",
      "a.constructor.b",
      "prototype[0]",
      "_a",
      "9",
    ],
    ...["a b", "a\0", "ä", "a".repeat(81), "a]b", "a[0]b"],
  ])("with a field named '%s'", async (name) => {
    expect(isFieldName(name)).toBe(false);
    expect(await refusalOf(urlencoded([`${encodeURIComponent(name)}=x`]))).toBe("unlike");
    if (!/["\r\n]/.test(name)) expect(await refusalOf(sent(...multipart(part(name, "x"))))).toBe("unlike");
  });
});

describe("no body of half a megabyte holds the server for fifty milliseconds [SAFE-13]", () => {
  const schemas = [signInSchema, registerSchema(6), messageSchema, articleSchema];

  /** Milliseconds of CPU time of this thread, so that other load on the machine does not count. */
  async function cost(run: () => unknown): Promise<number> {
    const began = process.threadCpuUsage();
    await run();
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000;
  }

  /** The longest of two steps: reading the body, and parsing the form with Conform and its schema. */
  async function longestStep({ body, type }: { body: Buffer; type: string }): Promise<number> {
    let fields: FormData | null = null;
    const costs = [
      await cost(async () => {
        fields = await readFormBody(sent(body, type), upload())
          .then((form) => form.fields)
          .catch(() => null);
      }),
    ];
    for (const schema of schemas) costs.push(await cost(() => fields && parseWithZod(fields, { schema }).reply()));
    return Math.max(...costs);
  }

  const maxMs = 50;

  /** Again if it took too long, at most five times: garbage of earlier bodies and cold code cost this thread time as well. */
  async function ownCost(body: { body: Buffer; type: string }): Promise<number> {
    let least = await longestStep(body);
    for (let turn = 1; turn < 5 && least >= maxMs; turn += 1) least = Math.min(least, await longestStep(body));
    return least;
  }

  it.each(hostileBodies.map((body) => [body.shape, body] as const))("%s", async (_, body) => {
    expect(await ownCost(body)).toBeLessThan(maxMs);
  });

  // A few at a time: a machine with other load takes seconds for ten.
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])("of any shape, %i", async (group) => {
    for (let seed = group * 10 + 1; seed <= group * 10 + 10; seed += 1) {
      const body = randomBody(seed);
      expect(await ownCost(body), `seed ${seed}, ${body.shape}`).toBeLessThan(maxMs);
    }
  });
});
