import { crc32, deflateSync } from "node:zlib";

/** What somebody sends as a file: with the type that the site sees in it, or the German sentence it is refused with. */
export interface Hostile {
  what: string;
  name: string;
  bytes: Buffer;
  is: "pdf" | "png" | "jpeg" | RegExp;
}

export const script = "<script>document.title='ran'</script>";
export const html = `<!doctype html><html><body>${script}</body></html>`;
const text = (content: string) => Buffer.from(content, "latin1");
const joined = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const pdfWith = (catalog: string, more = "") =>
  text(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n${more}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  );

/** A part of a PNG. Its sum is wrong unless it is given. */
export function chunk(type: string, data: Buffer, sum = 0): Buffer {
  const [length, end] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  end.writeUInt32BE(sum);
  return Buffer.concat([length, text(type), data, end]);
}

export const crcChunk = (type: string, data: Buffer) => chunk(type, data, crc32(joined(text(type), data)));

export const pngHead = text("\x89PNG\r\n\x1a\n");
function pngOf(width: number, height: number, ...more: Buffer[]): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size[8] = 8;
  return Buffer.concat([pngHead, chunk("IHDR", size), ...more, chunk("IEND", Buffer.alloc(0))]);
}

/** 50 MB of zeros that weigh 50 KB. */
const bomb = deflateSync(Buffer.alloc(50 * 1024 * 1024), { level: 9 });

const jpegHead = text("\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00");
const jpegComment = (comment: string) =>
  joined(
    jpegHead,
    text("\xff\xfe"),
    Buffer.from([(comment.length + 2) >> 8, (comment.length + 2) & 255]),
    comment,
    text("\xff\xd9"),
  );
const hugeJpeg = joined(
  jpegHead,
  text("\xff\xc0\x00\x11\x08\xff\xff\xff\xff\x03\x01\x11\x00\x02\x11\x00\x03\x11\x00\xff\xd9"),
);

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const foreignSvg = `<svg xmlns="http://www.w3.org/2000/svg"><foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml">${script}</body></foreignObject></svg>`;
const zip = (more: string | Buffer) =>
  joined(text("PK\x03\x04\x14\x00\x00\x00\x08\x00"), more, text("PK\x05\x06"), Buffer.alloc(18));
/** An archive in which a name leads out of its folder, or to another file. */
const zipOf = (name: string, content: string) =>
  joined(
    text("PK\x03\x04\x14\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"),
    Buffer.from(Uint32Array.of(content.length, content.length).buffer),
    Buffer.from(Uint16Array.of(name.length, 0).buffer),
    name + content,
  );
const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

const unknown = /ist kein PDF, PNG(?: oder|,) JPEG/;
/** The form then has no file at all. */
export const noFile = /Bitte wählen Sie eine Datei/;
const otherEnding = /passt nicht zu ihrem Inhalt/;
const empty = /ist leer/;

const contents: [what: string, name: string, bytes: Buffer, is: Hostile["is"]][] = [
  ["a PDF that is HTML too", "a.pdf", joined(pdfWith(""), html), "pdf"],
  ["a PDF whose first line is HTML too", "a.pdf", joined("%PDF-1.7", html), "pdf"],
  ["a PDF that is a ZIP too", "a.pdf", joined(pdfWith(""), zip("a")), "pdf"],
  ["a PDF with JavaScript", "a.pdf", pdfWith("/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>"), "pdf"],
  ["a PDF that starts a program", "a.pdf", pdfWith("/OpenAction << /S /Launch /F (cmd.exe) >>"), "pdf"],
  ["a PDF that leads elsewhere", "a.pdf", pdfWith("/OpenAction << /S /URI /URI (javascript:alert\\(1\\)) >>"), "pdf"],
  ["a PDF that sends a form", "a.pdf", pdfWith("/AA << /WC << /S /SubmitForm /F (http://127.0.0.1:1/) >> >>"), "pdf"],
  ["a PDF with a file in it", "a.pdf", pdfWith("/Names << /EmbeddedFiles 3 0 R >>", "3 0 obj\nMZ\x90\nendobj"), "pdf"],
  ["a PDF with an XML entity", "a.pdf", pdfWith("", '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'), "pdf"],
  [
    "a PDF that names itself as its page",
    "a.pdf",
    pdfWith("", "2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 99999999 >>"),
    "pdf",
  ],
  ["a PDF that unfolds to 50 MB", "a.pdf", joined(pdfWith(""), "stream\n", bomb, "\nendstream"), "pdf"],
  ["a PDF of a million pages", "a.pdf", pdfWith("", "2 0 obj\n<< /Type /Pages /Count 1000000 >>\nendobj"), "pdf"],
  ["a PDF that is locked", "a.pdf", pdfWith("", "9 0 obj\n<< /Filter /Standard /V 5 /R 6 >>\nendobj"), "pdf"],
  [
    "a PDF whose objects unfold to 50 MB",
    "a.pdf",
    joined(pdfWith("", "5 0 obj\n<< /Type /ObjStm /N 9999999 /First 9 /Filter /FlateDecode >>\nstream\n"), bomb),
    "pdf",
  ],
  [
    "a PDF with a table of a million places",
    "a.pdf",
    joined(pdfWith(""), "xref\n0 1000000\n", "0".repeat(2_000_000)),
    "pdf",
  ],
  ["a PDF with a table behind its end", "a.pdf", joined(pdfWith(""), "startxref\n99999999999999999999\n%%EOF"), "pdf"],
  ["a PDF that is script too", "a.pdf", joined("%PDF-1.7/*", "*/=alert(1)//"), "pdf"],
  ["a PDF that stops after its head", "a.pdf", text("%PDF-"), "pdf"],
  ["a PDF without its last letter of the head", "a.pdf", text("%PDF"), unknown],
  ["a PDF after a space", "a.pdf", text(" %PDF-1.7\n"), unknown],
  ["a PDF after a mark of order", "a.pdf", text("\xef\xbb\xbf%PDF-1.7\n"), unknown],
  ["a PDF after HTML", "a.pdf", text(`${html}%PDF-1.7\n`), unknown],
  ["PostScript", "a.pdf", text("%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n"), unknown],
  ["a PNG that is HTML too", "a.png", joined(pngOf(1, 1), html), "png"],
  ["a PNG with script in its text", "a.png", pngOf(1, 1, chunk("tEXt", text(`Comment\0${script}`))), "png"],
  ["a PNG of 65535 by 65535 pixels", "a.png", pngOf(65535, 65535), "png"],
  ["a PNG of more pixels than numbers", "a.png", pngOf(0x7fffffff, 0x7fffffff), "png"],
  ["a PNG without pixels", "a.png", pngOf(0, 0), "png"],
  ["a PNG that unfolds to 50 MB", "a.png", pngOf(20_000, 20_000, chunk("IDAT", bomb)), "png"],
  ["a PNG whose text unfolds to 50 MB", "a.png", pngOf(1, 1, chunk("zTXt", joined("a\0\0", bomb))), "png"],
  ["a PNG that stops after its head", "a.png", pngHead, "png"],
  ["a PNG without the last byte of its head", "a.png", pngHead.subarray(0, 7), unknown],
  ["a PNG sent as text", "a.png", text("\x89PNG\n\x1a\n"), unknown],
  ["a JPEG with script in its comment", "a.jpg", jpegComment(html), "jpeg"],
  ["a JPEG that is HTML too", "a.jpg", joined(jpegComment("a"), html), "jpeg"],
  ["a JPEG that is script too", "a.jpeg", joined(text("\xff\xd8\xff\xe0\x2f\x2a"), "*/=alert(1)/*"), "jpeg"],
  ["a JPEG of 65535 by 65535 pixels", "a.jpg", hugeJpeg, "jpeg"],
  ["a JPEG that stops after its head", "a.jpg", text("\xff\xd8\xff"), "jpeg"],
  ["a JPEG without the last byte of its head", "a.jpg", text("\xff\xd8"), unknown],
  ["a GIF that is script too", "a.gif", text("GIF89a/*...*/=alert(1)"), unknown],
  ["a GIF called PNG", "a.png", text("GIF89a\x01\x00\x01\x00"), unknown],
  ["SVG with script", "a.svg", text(svg), unknown],
  ["SVG called PNG", "a.png", text(svg), unknown],
  ["SVG with a page in it", "a.svg", text(foreignSvg), unknown],
  ["SVG with a page in it, called JPEG", "a.jpg", text(`<?xml version="1.0"?>${foreignSvg}`), unknown],
  ["HTML", "a.html", text(html), unknown],
  ["HTML called PDF", "a.pdf", text(html), unknown],
  [
    "XHTML called JPEG",
    "a.jpg",
    text(`<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`),
    unknown,
  ],
  ["a web archive", "a.pdf", text(`MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${html}`), unknown],
  ["a ZIP", "a.zip", zip("a"), unknown],
  ["a ZIP whose file leads out of its folder", "a.zip", zipOf("../../etc/cron.d/a", "* * * * * root id"), unknown],
  ["a ZIP with a link to another file", "a.zip", zipOf("a", "/etc/passwd"), unknown],
  ["a ZIP in a ZIP", "a.zip", zip(zip(zip(bomb))), unknown],
  ["a ZIP that is HTML too", "a.zip", joined(zip("a"), html), unknown],
  ["a ZIP bomb called PDF", "a.pdf", zip(bomb), unknown],
  ["a bomb of gzip called PNG", "a.png", joined(text("\x1f\x8b\x08"), bomb), unknown],
  ["a document with macros", "a.docm", zip("word/vbaProject.bin"), unknown],
  ["a program", "a.exe", text("MZ\x90\x00"), unknown],
  ["a program called PDF", "a.pdf", text("\x7fELF\x02\x01"), unknown],
  ["a script for a shell", "a.pdf", text("#!/bin/sh\nrm -rf /\n"), unknown],
  ["what every scanner of viruses reports", "a.pdf", text(eicar), unknown],
  ["a WebP", "a.png", text("RIFF\x00\x00\x00\x00WEBPVP8 "), unknown],
  ["an AVIF", "a.jpg", text("\x00\x00\x00\x1cftypavif"), unknown],
  ["nothing", "a.pdf", Buffer.alloc(0), empty],
  ["a single byte", "a.pdf", Buffer.alloc(1), unknown],
  ["only zeros", "a.png", Buffer.alloc(100_000), unknown],
];

const pdf = text("%PDF-1.7\n");
const names: [what: string, name: string, is: Hostile["is"]][] = [
  ["a folder above", "../../../../etc/passwd.pdf", "pdf"],
  ["a folder of Windows", "..\\..\\Windows\\System32\\a.pdf", "pdf"],
  ["the root", "/etc/cron.d/a.pdf", "pdf"],
  ["a folder that is encoded", "..%2f..%2fetc%2fpasswd.pdf", "pdf"],
  ["a NUL", "a.pdf\0.html", otherEnding],
  ["a NUL before its ending", "a\0b.pdf", "pdf"],
  ["300 letters", `${"ü".repeat(300)}.pdf`, "pdf"],
  ["300 signs of two units", `${"🎨".repeat(300)}.pdf`, "pdf"],
  ["a thousand endings", `a${".pdf".repeat(300)}`, "pdf"],
  ["marks that turn its direction", "Rechnung\u202efdp.exe", otherEnding],
  ["marks that hide its ending", "Rechnung\u202eexe.pdf", "pdf"],
  ["every mark of direction", "a\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069b.pdf", "pdf"],
  ["a line end and a header", "a\r\nX-Injected: yes\r\nb.pdf", noFile],
  ["a line end and a header, encoded", "a%0d%0aX-Injected: yes.pdf", "pdf"],
  ["a line end alone", "a\nX-Injected: yes.pdf", noFile],
  ["a quote and another name", 'a.pdf"; filename="b.html', "pdf"],
  ["tags", `<img src=x onerror=alert(1)>.pdf`, "pdf"],
  ["a false ending", "a.html", otherEnding],
  ["a second ending", "a.pdf.exe", otherEnding],
  ["an ending that Windows ignores", "a.exe.", otherEnding],
  ["an ending in letters that look alike", "a.рdf", otherEnding],
  ["a name of Windows", "con.pdf", "pdf"],
  ["a name for a template", "{{7*7}}#{7*7}.pdf", "pdf"],
  ["only dots", "....", "pdf"],
  ["only what nobody sees", "\u200b\u2060\ufeff.pdf", "pdf"],
  ["a letter that is none", "a\udfff.pdf", "pdf"],
];

export const hostileFiles: Hostile[] = [
  ...contents.map(([what, name, bytes, is]) => ({ what, name, bytes, is })),
  ...names.map(([what, name, is]) => ({ what: `a name with ${what}`, name, bytes: pdf, is })),
];
