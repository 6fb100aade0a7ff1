import { darker, lighter, mix } from "./palettes";
import type { Sheet } from "./sheet";
import { circle, ellipse, group, line, linear, path, polygon, radial, rect, softShadow } from "./svg";
import { bottles, bowls, side, type Thing, vase } from "./tableware";

const lamp: Thing = ({ random }, color, foot) => {
  const head = random.between(150, 220);
  const top = foot - 640;
  const bend = random.pick([-1, 1]) * random.between(60, 160);
  const x = 600 + bend;
  return (
    softShadow("sl", 660, foot - 8, 340, 50, 0.5) +
    radial("glow", ["0 #fff1c4 0.85", "0.5 #ffdf90 0.25", "1 #ffdf90 0"]) +
    ellipse(x, top + head * 0.95, 360, 300, "url(#glow)") +
    side("ll") +
    path(
      `M600 ${foot - 20}V${top + 220}Q600 ${top} ${x} ${top + 20}`,
      "none",
      `stroke="${darker(color, 0.3)}" stroke-width="16"`,
    ) +
    ellipse(600, foot - 20, 170, 34, darker(color, 0.2)) +
    ellipse(600, foot - 32, 170, 34, color) +
    ellipse(600, foot - 32, 170, 34, "url(#ll)") +
    ellipse(x, top + head * 0.9, head, head * 0.17, "#fff6dd") +
    path(
      `M${x - head} ${top + head * 0.9}A${head} ${head * 0.94} 0 0 1 ${x + head} ${top + head * 0.9}A${head} ${head * 0.1} 0 0 1 ${x - head} ${top + head * 0.9}Z`,
      color,
    ) +
    path(
      `M${x - head} ${top + head * 0.9}A${head} ${head * 0.94} 0 0 1 ${x + head} ${top + head * 0.9}A${head} ${head * 0.1} 0 0 1 ${x - head} ${top + head * 0.9}Z`,
      "url(#ll)",
    )
  );
};

const stool: Thing = ({ random }, color, foot) => {
  const wood = random.pick(["#b98a56", "#8f6844", "#d3b184", color]);
  const high = random.between(360, 470);
  const leg = (top: number, bottom: number, tone: string, y: number) =>
    polygon(`${top - 17},${foot - high} ${top + 17},${foot - high} ${bottom + 11},${y} ${bottom - 11},${y}`, tone);
  return (
    softShadow("st", 670, foot - 30, 430, 90, 0.46) +
    leg(500, 440, darker(wood, 0.42), foot - 70) +
    leg(700, 760, darker(wood, 0.5), foot - 70) +
    line([455, foot - high * 0.4], [745, foot - high * 0.4], darker(wood, 0.4), 14) +
    leg(450, 360, wood, foot) +
    leg(750, 840, darker(wood, 0.18), foot) +
    line([405, foot - high * 0.32], [795, foot - high * 0.32], darker(wood, 0.15), 16) +
    side("lt") +
    path(`M330 ${foot - high - 14}A270 62 0 0 0 870 ${foot - high - 14}V${foot - high - 44}H330Z`, darker(wood, 0.12)) +
    path(`M330 ${foot - high - 14}A270 62 0 0 0 870 ${foot - high - 14}V${foot - high - 44}H330Z`, "url(#lt)") +
    ellipse(600, foot - high - 44, 270, 62, lighter(wood, 0.2)) +
    [180, 120, 60]
      .map((r) =>
        ellipse(
          600,
          foot - high - 44,
          r,
          r * 0.23,
          "none",
          `stroke="${darker(wood, 0.1)}" stroke-opacity=".5" stroke-width="3"`,
        ),
      )
      .join("")
  );
};

const skis: Thing = ({ random, palette }, color) => {
  const pair = [-1, 1].map((hand) => {
    const form = "M-40 0V-640C-40 -720 40 -720 40 -640V0Z";
    return group(
      `translate(${600 + hand * 74} 880) rotate(${hand * random.between(2, 7)})`,
      path(form, darker(color, 0.35), 'transform="translate(9 6)"') +
        path(form, color) +
        rect(-40, -520, 80, 120, palette.colors[2]) +
        rect(-40, -260, 80, 40, palette.paper) +
        circle(0, -460, 26, palette.colors[1]) +
        path("M-40 0V-640C-40 -700 -10 -706 0 -706V0Z", "#fff", 'fill-opacity=".12"'),
    );
  });
  return softShadow("sk", 660, 884, 330, 40, 0.5) + pair.join("");
};

export function product(sheet: Sheet): string {
  const { random, palette, width, height } = sheet;
  const backdrop = random.pick([
    palette.colors[3],
    palette.paper,
    palette.colors[2],
    mix(palette.colors[0], palette.paper, 0.45),
  ]);
  const options = palette.colors.filter((color) => color !== backdrop);
  const color = random.pick(options);
  const horizon = height * 0.62;
  const drawing = sheet.choose<Thing>({ vase, lamp, bowls, stool, skis, bottles })(sheet, color, 800);
  const beam = random.chance(0.5)
    ? polygon(`200,0 560,0 1120,${height} 620,${height}`, "#fff", 'fill-opacity=".13"')
    : "";
  return (
    linear("back", [
      `0 ${darker(backdrop, 0.16)}`,
      `0.62 ${lighter(backdrop, 0.22)}`,
      `0.72 ${lighter(backdrop, 0.1)}`,
      `1 ${darker(backdrop, 0.12)}`,
    ]) +
    rect(0, 0, width, height, "url(#back)") +
    beam +
    ellipse(width / 2, horizon + 260, width * 0.8, 240, "#fff", 'fill-opacity=".05"') +
    group(`translate(0 ${height - 960})`, drawing)
  );
}
