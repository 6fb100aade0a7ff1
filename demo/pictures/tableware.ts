import { darker, lighter } from "./palettes";
import type { Sheet } from "./sheet";
import { ellipse, linear, path, softShadow } from "./svg";

export type Thing = (sheet: Sheet, color: string, foot: number) => string;

export const side = (id: string) =>
  linear(id, ["0 #000 0.34", "0.22 #fff 0.28", "0.42 #fff 0.04", "0.8 #000 0.26", "1 #000 0.46"], 90);

export const vase: Thing = ({ random }, color, foot) => {
  const [neck, belly] = [random.between(44, 110), random.between(170, 260)];
  const high = random.between(430, 600);
  const form = `M${600 - neck} ${foot - high}C${600 - neck - 20} ${foot - high * 0.7} ${600 - belly} ${foot - high * 0.66} ${600 - belly} ${foot - high * 0.36}C${600 - belly} ${foot - 60} ${600 - 150} ${foot} ${600 - 110} ${foot}H710C${750} ${foot} ${600 + belly} ${foot - 60} ${600 + belly} ${foot - high * 0.36}C${600 + belly} ${foot - high * 0.66} ${600 + neck + 20} ${foot - high * 0.7} ${600 + neck} ${foot - high}Z`;
  const twigs = Array.from({ length: 5 }, () => {
    const tip = [600 + random.between(-230, 230), foot - high - random.between(150, 300)] as const;
    const bend = `M600 ${foot - high}Q600 ${foot - high - 150} ${tip[0]} ${tip[1]}`;
    const leaves = [0.5, 0.7, 0.9].map((share) =>
      ellipse(
        600 + (tip[0] - 600) * share ** 2,
        foot - high + (tip[1] - foot + high) * share,
        30,
        11,
        "#52633f",
        `transform="rotate(${random.between(-60, 60).toFixed(0)} ${600 + (tip[0] - 600) * share ** 2} ${foot - high + (tip[1] - foot + high) * share})"`,
      ),
    );
    return path(bend, "none", 'stroke="#4d4630" stroke-width="6"') + leaves.join("");
  });
  return (
    softShadow("sv", 700, foot - 8, 420, 70, 0.5) +
    twigs.join("") +
    side("lv") +
    path(form, color) +
    path(form, "url(#lv)") +
    ellipse(600, foot - high, neck, neck * 0.2, darker(color, 0.55))
  );
};

export const bowls: Thing = ({ random, palette }, color, foot) => {
  let out = softShadow("sb", 660, foot - 6, 470, 70, 0.52) + side("lb");
  const count = random.int(2, 5);
  for (let i = 0; i < count; i++) {
    const half = 330 - i * random.between(24, 44);
    const y = foot - i * 96;
    const tone = [color, palette.colors[2], palette.colors[3], palette.paper, palette.colors[1]][i] ?? color;
    const form = `M${600 - half} ${y - 190}C${600 - half} ${y - 70} ${600 - half * 0.62} ${y} ${600 - half * 0.4} ${y}H${600 + half * 0.4}C${600 + half * 0.62} ${y} ${600 + half} ${y - 70} ${600 + half} ${y - 190}Z`;
    out +=
      path(form, tone) +
      path(form, "url(#lb)") +
      ellipse(600, y - 190, half, half * 0.16, lighter(tone, 0.22)) +
      ellipse(600, y - 186, half * 0.93, half * 0.13, darker(tone, 0.42));
  }
  return out;
};

export const bottles: Thing = ({ random, palette }, color, foot) => {
  let out = side("lo");
  const count = random.int(3, 5);
  for (let i = 0; i < count; i++) {
    const x = 600 + (i - (count - 1) / 2) * 170;
    const [half, high] = [random.between(52, 76), random.between(300, 560)];
    const tone = [color, palette.colors[1], palette.colors[2], palette.colors[3], palette.ink][i] ?? color;
    const form = `M${x - half} ${foot}V${foot - high * 0.6}C${x - half} ${foot - high * 0.78} ${x - 22} ${foot - high * 0.76} ${x - 22} ${foot - high}H${x + 22}C${x + 22} ${foot - high * 0.76} ${x + half} ${foot - high * 0.78} ${x + half} ${foot - high * 0.6}V${foot}Z`;
    out += softShadow(`so${i}`, x + 40, foot - 4, 130, 26, 0.5) + path(form, tone) + path(form, "url(#lo)");
  }
  return out;
};
