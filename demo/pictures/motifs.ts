import { darker, lighter, type Palette } from "./palettes";
import { circle, ellipse, line, path, polygon, rect } from "./svg";

/** Cut-paper drawings of things from here, each in a box of 100 by 100. */
export type Motif = (palette: Palette) => string;

const rays = (count: number, inner: number, outer: number, color: string, width: number) =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2;
    const at = (r: number) => [50 + Math.cos(turn) * r, 50 + Math.sin(turn) * r] as const;
    return line(at(inner), at(outer), color, width, 'stroke-linecap="round"');
  }).join("");

const motif = {
  fir: ({ colors: [a] }) =>
    rect(45, 82, 10, 16, darker(a, 0.45)) +
    path("M50 2L76 42H64L86 68H70L94 88H6L30 68H14L36 42H24Z", a) +
    path("M50 2L76 42H64L86 68H70L94 88H50Z", darker(a, 0.22)),
  mountain: ({ colors: [a, , , d], paper }) =>
    polygon("2,92 40,14 58,44 68,30 98,92", a) +
    polygon("40,14 58,44 68,30 98,92 52,92 58,62 44,48", darker(a, 0.25)) +
    polygon("40,14 51,32.5 44,42 38,36 29,38", paper) +
    polygon("68,30 76,46 68,52 61,41", d),
  pear: ({ colors: [a, b], ink }) =>
    path("M50 16C62 16 62 34 68 46C78 60 78 92 50 94C22 92 22 60 32 46C38 34 38 16 50 16Z", b) +
    path("M50 16C62 16 62 34 68 46C78 60 78 92 50 94C66 80 62 60 56 48C52 38 56 24 50 16Z", darker(b, 0.18)) +
    path("M50 18C50 10 54 6 58 2", "none", `stroke="${ink}" stroke-width="4" stroke-linecap="round"`) +
    path("M52 14C60 2 78 4 82 14C70 22 58 20 52 14Z", a),
  cheese: ({ colors: [, b, c], paper }) =>
    ellipse(50, 62, 46, 24, darker(b, 0.3)) +
    path("M4 44V62A46 24 0 0 0 96 62V44Z", b) +
    ellipse(50, 44, 46, 24, lighter(b, 0.12)) +
    path("M50 44L88 58L72 68L50 44Z", paper) +
    path("M50 44L72 65V84C62 88 56 88 50 87Z", c) +
    path("M50 44L88 58V76L76 84V66Z", darker(c, 0.2)) +
    circle(60, 70, 3.6, darker(c, 0.3)) +
    circle(65, 78, 2.4, darker(c, 0.3)) +
    circle(56, 80, 2, darker(c, 0.3)),
  bell: ({ colors: [, b, c], ink }) =>
    path("M36 16C36 2 64 2 64 16V22H58V16C58 10 42 10 42 16V22H36Z", ink) +
    path("M30 22H70C72 44 82 62 88 78C70 88 30 88 12 78C18 62 28 44 30 22Z", c) +
    path("M50 22H70C72 44 82 62 88 78C78 84 64 86 50 86Z", darker(c, 0.2)) +
    path("M24 54C40 60 60 60 76 54L79 61C60 68 40 68 21 61Z", b) +
    circle(50, 89, 8, ink),
  cow: ({ colors: [a, b], paper, ink }) =>
    path("M18 26C8 22 6 12 10 6C16 14 24 16 30 18Z", lighter(ink, 0.55)) +
    path("M82 26C92 22 94 12 90 6C84 14 76 16 70 18Z", lighter(ink, 0.55)) +
    path("M28 34C16 28 6 32 2 40C10 50 22 48 30 42Z", darker(a, 0.25)) +
    path("M72 34C84 28 94 32 98 40C90 50 78 48 70 42Z", darker(a, 0.25)) +
    path("M26 24C34 14 66 14 74 24C78 44 72 58 70 72C66 92 34 92 30 72C28 58 22 44 26 24Z", a) +
    path("M50 17C56 17 58 44 60 62H40C42 44 44 17 50 17Z", paper) +
    ellipse(50, 78, 23, 15, b) +
    circle(42, 77, 3.4, ink) +
    circle(58, 77, 3.4, ink) +
    circle(35, 42, 4, ink) +
    circle(65, 42, 4, ink),
  bird: ({ colors: [a, b, c], ink }) =>
    path("M10 46C18 24 44 18 58 34C64 46 82 52 98 50C92 66 70 84 44 80C22 76 8 62 10 46Z", a) +
    path("M40 46C56 44 72 54 74 66C58 74 40 64 40 46Z", darker(a, 0.28)) +
    path("M12 44L0 40L12 52Z", c) +
    path("M16 58C22 72 38 80 52 79C40 70 28 64 16 58Z", b) +
    circle(24, 42, 3.6, ink) +
    line([44, 80], [42, 96], ink, 2.4) +
    line([56, 79], [58, 96], ink, 2.4),
  fish: ({ colors: [a, b, , d], ink }) =>
    path("M4 50C20 26 52 24 72 46L96 28C92 44 92 58 96 72L72 54C52 76 20 74 4 50Z", a) +
    path("M4 50C20 74 52 76 72 54C50 60 26 60 4 50Z", d) +
    path("M28 34C32 44 32 56 28 66", "none", `stroke="${b}" stroke-width="3.4"`) +
    [38, 48, 58]
      .map((x) =>
        path(`M${x} 40C${x + 4} 46 ${x + 4} 54 ${x} 60`, "none", `stroke="${darker(a, 0.35)}" stroke-width="2.2"`),
      )
      .join("") +
    circle(17, 47, 3, ink),
  gentian: ({ colors: [a, , c, d], ink }) =>
    path("M50 60V98", "none", `stroke="${ink}" stroke-width="4"`) +
    path("M50 92C30 88 20 76 18 66C34 66 48 76 50 92ZM50 92C70 88 80 76 82 66C66 66 52 76 50 92Z", d) +
    [0, 72, 144, 216, 288]
      .map((turn) =>
        path(
          "M50 40C36 30 38 12 50 2C62 12 64 30 50 40Z",
          turn % 144 ? a : darker(a, 0.2),
          `transform="rotate(${turn} 50 40)"`,
        ),
      )
      .join("") +
    circle(50, 40, 7, c),
  sun: ({ colors: [, b, c] }) => rays(16, 36, 48, b, 4) + circle(50, 50, 28, c) + path("M50 22A28 28 0 0 1 50 78Z", b),
  house: ({ colors: [a, b, c], paper, ink }) =>
    polygon("12,46 50,14 88,46 88,94 12,94", a) +
    [54, 64, 74, 84]
      .map((y) => path(`M12 ${y}${"q4.75 6 9.5 0".repeat(8)}`, "none", `stroke="${darker(a, 0.3)}" stroke-width="1.6"`))
      .join("") +
    polygon("2,50 50,8 98,50 94,56 50,18 6,56", ink) +
    [24, 44, 64]
      .map((x) => rect(x, 58, 13, 14, paper) + rect(x, 64, 13, 1.6, ink) + rect(x + 5.6, 58, 1.8, 14, ink))
      .join("") +
    rect(43, 32, 14, 12, c) +
    rect(44, 78, 14, 16, b),
  church: ({ colors: [a, b, , d], paper, ink }) =>
    rect(36, 52, 60, 42, paper) +
    polygon("32,54 44,34 90,34 100,54", b) +
    rect(12, 36, 26, 58, lighter(paper, 0.3)) +
    path("M10 36C4 26 22 20 23 12L25 2L27 12C28 20 46 26 40 36Z", a) +
    circle(25, 50, 5, ink) +
    [50, 66, 82].map((x) => path(`M${x - 4} 84V70A4 4 0 0 1 ${x + 4} 70V84Z`, d)).join("") +
    path("M21 94V82A4 4 0 0 1 29 82V94Z", ink),
  boat: ({ colors: [a, b, c], paper }) =>
    polygon("46,6 46,68 10,68", paper) +
    polygon("52,2 52,68 90,68", b) +
    polygon("52,2 52,68 66,68", darker(b, 0.15)) +
    path("M8 72H94C90 86 82 90 72 90H28C18 90 12 84 8 72Z", a) +
    rect(20, 77, 60, 3, c),
  gondola: ({ colors: [a, b, , d], ink }) =>
    line([0, 20], [100, 6], ink, 3) +
    line([50, 13], [50, 36], ink, 4) +
    rect(38, 32, 24, 6, ink) +
    path("M22 38H78C84 38 86 44 86 52V84C86 92 80 94 74 94H26C20 94 14 92 14 84V52C14 44 16 38 22 38Z", b) +
    path("M14 70H86V84C86 92 80 94 74 94H26C20 94 14 92 14 84Z", a) +
    rect(22, 46, 16, 20, d) +
    rect(42, 46, 16, 20, d) +
    rect(62, 46, 16, 20, d),
  jug: ({ colors: [a, b, , d] }) =>
    path("M72 34C96 28 98 66 72 70", "none", `stroke="${darker(a, 0.2)}" stroke-width="8"`) +
    path("M30 12H68C66 24 78 36 78 58C78 82 68 94 50 94C32 94 22 82 22 58C22 36 34 26 24 8Z", a) +
    path("M54 12H68C66 24 78 36 78 58C78 82 68 94 50 94C64 80 66 40 54 12Z", darker(a, 0.22)) +
    path("M22.5 54C34 62 66 62 77.600 54V64C66 72 34 72 22.500 64Z", b) +
    ellipse(48, 12, 20, 4, d),
  spoon: ({ colors: [a, b] }) =>
    ellipse(32, 22, 13, 19, a) +
    ellipse(32, 20, 8, 13, darker(a, 0.2)) +
    rect(29, 38, 6, 58, a) +
    path("M58 4V30C58 40 63 42 65 44V96H71V44C73 42 78 40 78 30V4H74V28H70.500V4H65.500V28H62V4Z", b),
  mushroom: ({ colors: [, b, , d], paper }) =>
    path("M38 50H62C60 66 64 80 70 94H30C36 80 40 66 38 50Z", darker(paper, 0.1)) +
    path("M4 54C6 22 30 8 50 8C70 8 94 22 96 54C70 62 30 62 4 54Z", b) +
    circle(34, 30, 7, paper) +
    circle(62, 24, 5, paper) +
    circle(74, 42, 6, paper) +
    circle(50, 44, 5, paper) +
    rect(40, 57, 20, 4, d),
  leaf: ({ colors: [a, , , d] }) =>
    path("M50 2C86 24 90 66 50 90C10 66 14 24 50 2Z", a) +
    path("M50 2C86 24 90 66 50 90Z", darker(a, 0.2)) +
    line([50, 14], [50, 99], d, 3) +
    [28, 42, 56, 70].map((y) => line([50, y + 8], [72, y - 4], d, 2) + line([50, y + 8], [28, y - 4], d, 2)).join(""),
  flake: ({ colors: [a] }) =>
    [0, 60, 120, 180, 240, 300]
      .map((turn) =>
        path(
          "M50 50V4M50 18L38 8M50 18L62 8M50 32L40 24M50 32L60 24",
          "none",
          `stroke="${a}" stroke-width="5" stroke-linecap="round" transform="rotate(${turn} 50 50)"`,
        ),
      )
      .join(""),
  eye: ({ colors: [a, , c], paper, ink }) =>
    path("M2 50C24 18 76 18 98 50C76 82 24 82 2 50Z", paper, `stroke="${ink}" stroke-width="4"`) +
    circle(50, 50, 22, a) +
    circle(50, 50, 10, ink) +
    circle(57, 43, 4.5, c),
  star: ({ colors: [, b, c] }) =>
    [0, 45, 90, 135]
      .map((turn) => path("M50 2L57 50L50 98L43 50Z", turn % 90 ? c : b, `transform="rotate(${turn} 50 50)"`))
      .join(""),
  cup: ({ colors: [a, b, , d], ink }) =>
    path("M72 44C96 40 96 72 70 74", "none", `stroke="${a}" stroke-width="7"`) +
    path("M16 38H76V66C76 82 66 90 56 90H36C26 90 16 82 16 66Z", a) +
    path("M46 38H76V66C76 82 66 90 56 90H46Z", darker(a, 0.2)) +
    rect(8, 90, 78, 5, ink) +
    path(
      "M34 30C28 22 40 18 34 6M52 30C46 22 58 18 52 6",
      "none",
      `stroke="${b}" stroke-width="4" stroke-linecap="round"`,
    ) +
    ellipse(46, 38, 30, 5, d),
  chair: ({ colors: [a, b], ink }) =>
    path("M30 4H38L36 54H78L88 98H82L74 64H36L28 98H22L28 54Z", a) +
    rect(26, 52, 56, 9, b) +
    rect(30, 14, 30, 8, a) +
    rect(30, 30, 34, 7, a) +
    path("M60 8H66L70 54H64Z", darker(a, 0.3)) +
    line([42, 61], [46, 96], ink, 4) +
    line([66, 61], [62, 96], ink, 4),
  bee: ({ colors: [, c, , d], ink }) =>
    ellipse(40, 28, 15, 24, d, 'transform="rotate(-24 40 28)"') +
    ellipse(62, 28, 15, 24, d, 'transform="rotate(24 62 28)"') +
    ellipse(52, 62, 40, 25, c) +
    path("M36 39.5V84.500L44 86.500V37.500ZM54 37V87H62V38ZM72 41V83L79 79V45Z", ink) +
    circle(18, 56, 3.4, ink) +
    path("M16 46C8 42 6 34 8 28M22 42C18 36 18 30 20 24", "none", `stroke="${ink}" stroke-width="2.400"`),
} satisfies Record<string, Motif>;

export const motifs: Readonly<Record<string, Motif>> = motif;
export const motifNames = Object.keys(motif) as readonly (keyof typeof motif)[];
