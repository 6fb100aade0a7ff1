/** Bodies that an attacker may send. Each shape fills the given size and is the same in every run. */
export interface HostileBody {
  shape: string;
  type: string;
  body: Buffer;
}

const size = 512 * 1024 - 1000;

const boundary = "grenze";
const urlencoded = "application/x-www-form-urlencoded";
const multipart = `multipart/form-data; boundary=${boundary}`;

const fill = (text: string, size: number) => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const counted = (make: (index: number) => string, size: number) => {
  const parts: string[] = [];
  for (let index = 0, length = 0; length < size; index += 1) length += parts[parts.push(make(index)) - 1]?.length ?? 0;
  return parts.join("").slice(0, size);
};
const part = (name: string, value: string, more = "") =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

const urlencodedShapes: Record<string, string> = {
  "many separators": fill("a=&", size),
  "separators only": fill("&", size),
  "many names": counted((index) => `n${index}=&`, size),
  "many values of one name": fill("skills=x&", size),
  "sixty long values of one name": fill(`skills=${"x".repeat(Math.floor(size / 61))}&`, size),
  semicolons: fill("a=1;", size),
  "a giant index": "a[50000000]=1",
  "many giant indexes": counted((index) => `a[${index}00000]=1&`, size),
  "deep brackets": `a${fill("[b]", size - 2)}=1`,
  "deep indexes": `a${fill("[0]", size - 2)}=1`,
  "deep dots": `a${fill(".b", size - 4)}=1`,
  "a long name": `${fill("name", size - 2)}=1`,
  "open brackets": `a${fill("[", size - 2)}=1`,
  "two hundred nested names": counted((index) => `a${index % 9}[${index % 50}].b=x&`, 2000),
  prototypes: "__proto__[a]=1&constructor[prototype][a]=1&a.__proto__.b=1",
  "an intent that is junk": `__intent__=${fill("{", size)}`,
  "an intent that inserts": `__intent__=${encodeURIComponent('{"type":"insert","payload":{"name":"a","index":99999999}}')}`,
  "a state that is junk": `__state__=${fill("[", size)}`,
  "encoded bytes": `message=${fill("%41", size)}`,
  "encoded separators": `message=${fill("%26a%3D", size)}`,
  "broken encoding": `message=${fill("%%z%4", size)}`,
  "invalid utf-8": `message=${fill("%ff%c3%e2%82", size)}`,
  zeros: `message=${fill("%00", size)}`,
  blanks: `message=${fill("+", size)}`,
  "blank lines": `message=${fill("+%0A", size)}`,
  "lines of blanks": `message=${fill(`${"+".repeat(400)}x`, size)}`,
  words: `message=${fill("a+", size)}`,
  "invisible characters": `message=${fill("%E2%80%8B%C2%AD", size)}`,
  "stacked marks": `message=a${fill("%CC%81", size)}`,
  tags: `message=${fill("%3Cb%3E", size)}`,
  "an address of dots": `email=a@${fill("a.", size)}`,
  "an address of at signs": `email=${fill("a@", size)}`,
  "an address of hyphens": `email=${fill("-", size)}@a.at`,
  "a name of letters and hyphens": `name=${fill("a-", size)}`,
  "a name of letters and dots": `name=${fill("a.b-", size)}`,
  "a name of marks and joiners": `name=${fill("%CC%81%E2%80%8D", size)}`,
  "a long password": `email=a@b.at&password=${fill("Aa1", size)}`,
  commas: `skillsOwn=${fill("a,", size)}`,
  "a kept form that nests": `fortsetzen=${fill("[", size)}`,
  "a kept form of many fields":
    `fortsetzen=${encodeURIComponent(JSON.stringify({ action: "/", fields: Array(Math.floor(size / 40)).fill(["a", "b"]), files: [] }))}`.slice(
      0,
      size,
    ),
};

const multipartShapes: Record<string, string> = {
  "many small parts": fill(part("a", ""), size),
  "many parts of many names": counted((index) => part(`n${index}`, "x"), size),
  "many empty files": fill(part("images", "", '; filename=""'), size),
  "boundaries only": fill(`--${boundary}\r\n`, size),
  "almost boundaries": part("message", fill(`\r\n--${boundary.slice(0, -1)}x`, size)),
  "line ends": part("message", fill("\r\n", size)),
  "no boundary": fill("x", size),
  "a head without end": `--${boundary}\r\n${fill("x: y\r\n", size)}`,
  "a head of one line": `--${boundary}\r\ncontent-disposition: form-data; name="${fill("a", size)}`,
  "a head of quotes": `--${boundary}\r\ncontent-disposition: form-data; ${fill('name="; ', size)}\r\n\r\n`,
  "parts without a name": fill(`--${boundary}\r\n\r\n\r\n`, size),
  "a part without end": part("message", fill("x", size)),
  "a giant index in a part": `${part("a[50000000]", "1")}--${boundary}--\r\n`,
  "a long text": `${part("message", fill("ü ", size / 2))}--${boundary}--\r\n`,
};

/** All shapes, of half a megabyte if the shape can be that large. */
export const hostileBodies: HostileBody[] = [
  ...Object.entries(urlencodedShapes).map(([shape, body]) => ({ shape, type: urlencoded, body: Buffer.from(body) })),
  ...Object.entries(multipartShapes).map(([shape, body]) => ({ shape, type: multipart, body: Buffer.from(body) })),
];

const pieces = [
  ..."aZ=&[].;%+09\0",
  "%41",
  "%C3%BC",
  "ü",
  "\r\n",
  `\r\n--${boundary}`,
  `\r\n--${boundary}\r\n`,
  "--",
  "[0]",
  "[]",
  ".b",
].concat([
  "__proto__",
  "__intent__",
  'content-disposition: form-data; name="a"',
  '; filename="b"',
  "\r\n\r\n",
  "<b>",
  "  ",
]);

/** Half a megabyte of pieces with a meaning for a parser, in an order that depends on the seed. */
export function randomBody(seed: number): HostileBody {
  const next = randomNumbers(seed);
  // Few different pieces make regular bodies, many make noise. Both find bugs.
  const chosen = Array.from({ length: 1 + (next() % 6) }, () => pieces[next() % pieces.length] ?? "");
  const isMultipart = next() % 3 === 0;
  const text = counted(() => chosen[next() % chosen.length] ?? "a", size);
  const body = Buffer.from(
    isMultipart ? `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n${text}` : text,
  );
  return { shape: `pieces ${JSON.stringify(chosen)}`, type: isMultipart ? multipart : urlencoded, body };
}

/** Mulberry32: a small generator with the same numbers everywhere. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
