import { darker, lighter, mix } from "./palettes";
import type { Sheet } from "./sheet";
import { type Light, lights, ridges, sky } from "./sky";
import { ellipse, linear, path, polygon, rect, smooth } from "./svg";
import { forest, ridge } from "./terrain";

/** Fields, hedges and the river, seen from the slope above the valley. */
function valley(sheet: Sheet, light: Light): string {
  const { random, width, height } = sheet;
  const horizon = height * random.between(0.4, 0.48);
  const floor = mix(light.far, "#5f7242", 0.55);
  let out = sky(sheet, light, horizon) + ridges(sheet, light, horizon - 90, horizon, 3, true);
  out +=
    linear("floor", [`0 ${mix(floor, light.low, 0.55)}`, `1 ${darker(floor, 0.35)}`]) +
    rect(0, horizon - 8, width, height, "url(#floor)");
  for (let i = 0; i < 34; i++) {
    const depth = random.next() ** 1.6;
    const y = horizon + depth * (height - horizon);
    const wide = 60 + depth * 380;
    const x = random.between(-100, width);
    const tone = mix(
      random.pick(["#8a8a4a", "#4f6a3c", "#b3a162", "#6b7a4a", "#3f5a3a"]),
      light.low,
      0.5 * (1 - depth),
    );
    const tall = 5 + depth * 46;
    out += polygon(
      `${x},${y} ${x + wide},${y - tall * 0.16} ${x + wide * 1.08},${y + tall * 0.6} ${x + wide * 0.06},${y + tall}`,
      tone,
      'fill-opacity=".75"',
    );
  }
  const bend = random.between(-160, 160);
  const river = (side: number) =>
    [
      [width * 0.56 + side * 3, horizon],
      [width * 0.5 + bend * 0.5 + side * 12, horizon + 60],
      [width * 0.55 - bend + side * 40, horizon + 190],
      [width * 0.42 + side * 130, height + 20],
    ] as const;
  const [left, right] = [river(-1), [...river(1)].reverse()];
  out += path(
    `M${left[0][0]} ${left[0][1]}${smooth(left)}L${right[0]?.[0]} ${right[0]?.[1]}${smooth(right)}Z`,
    mix(light.low, light.top, 0.25),
  );
  for (let i = 0; i < 60; i++) {
    const depth = random.next();
    const size = 3 + depth * 15;
    out += ellipse(
      random.between(0, width),
      horizon + 10 + depth * (height - horizon - 40),
      size * 1.5,
      size,
      mix(light.near, light.far, 0.55 * (1 - depth)),
    );
  }
  return out + path(forest(random, ridge(random, width, height + 20, 60), 150, 40), light.near);
}

/** The lake with its far shore. */
function lake(sheet: Sheet, light: Light): string {
  const { random, width, height } = sheet;
  const horizon = height * random.between(0.46, 0.58);
  let out = sky(sheet, light, horizon) + ridges(sheet, light, horizon - 50, horizon - 6, 2, true);
  out +=
    linear("water", [`0 ${light.low}`, `1 ${darker(light.top, 0.35)}`]) +
    rect(0, horizon, width, height - horizon, "url(#water)");
  for (let i = 0; i < 120; i++) {
    const depth = random.next() ** 1.4;
    out += rect(
      random.between(-50, width),
      horizon + 4 + depth * (height - horizon),
      20 + depth * 220,
      1 + depth * 5,
      random.chance(0.5) ? light.sun : darker(light.top, 0.3),
      `fill-opacity="${(0.08 + random.next() * 0.2).toFixed(2)}"`,
    );
  }
  const [x, size] = [random.between(250, 900), random.between(50, 90)];
  if (random.chance(0.6))
    out +=
      polygon(
        `${x},${horizon - size * 1.3} ${x + size * 0.55},${horizon + 14} ${x},${horizon + 14}`,
        lighter(light.sun, 0.3),
      ) +
      polygon(`${x - 4},${horizon - size} ${x - size * 0.4},${horizon + 14} ${x - 4},${horizon + 14}`, light.sun) +
      path(`M${x - size * 0.6} ${horizon + 18}h${size * 1.3}l-14 12h-${size}z`, light.near) +
      rect(x - 8, horizon + 34, 14, size, light.sun, 'fill-opacity=".3"');
  for (let i = 0; i < 7; i++) {
    const px = random.between(-20, width * 0.4);
    out += rect(px, height - random.between(120, 240), 10, 260, light.near);
  }
  return out + rect(-10, height - 74, width * 0.46, 26, light.near);
}

/** Ridge behind ridge, mist between. */
function layers(sheet: Sheet, light: Light): string {
  const { random, height } = sheet;
  return sky(sheet, light, height * 0.55) + ridges(sheet, light, height * 0.36, height * 0.92, random.int(5, 7), true);
}

/** A hay barn on a slope. */
function barn(sheet: Sheet, light: Light): string {
  const { random, width, height } = sheet;
  const horizon = height * 0.52;
  const snow = random.chance(0.4);
  const meadow = snow ? mix("#f3f5f6", light.low, 0.35) : mix("#66773c", light.low, 0.2);
  const slope = random.between(-80, 80);
  const x = random.between(280, 760);
  const y = height * 0.66 + slope * (0.5 - x / width);
  const tone = mix("#3b2d22", light.near, 0.3);
  const boards = Array.from({ length: 15 }, (_, i) => rect(x + i * 15.3, y - 92, 2.4, 108, darker(tone, 0.5)));
  return (
    sky(sheet, light, horizon) +
    ridges(sheet, light, horizon - 120, horizon + 50, 4, true) +
    linear("meadow", [`0 ${meadow}`, `1 ${darker(meadow, snow ? 0.22 : 0.5)}`]) +
    path(
      `M0 ${height * 0.64 + slope}${smooth([
        [0, height * 0.64 + slope * 0.5],
        [width * 0.4, height * 0.63],
        [width, height * 0.66 - slope * 0.5],
      ])}V${height}H0Z`,
      "url(#meadow)",
    ) +
    ellipse(x + 190, y + 18, 240, 16, darker(meadow, 0.55), 'fill-opacity=".5"') +
    rect(x, y - 92, 230, 108, tone) +
    boards.join("") +
    polygon(
      `${x - 26},${y - 86} ${x + 40},${y - 158} ${x + 210},${y - 158} ${x + 258},${y - 86}`,
      snow ? lighter(meadow, 0.5) : darker(tone, 0.35),
    ) +
    rect(x + 92, y - 46, 44, 62, darker(tone, 0.65)) +
    path(forest(random, ridge(random, width, height + 40, 50), 170, 70), light.near)
  );
}

export function landscape(sheet: Sheet): string {
  const light = sheet.choose(lights);
  return sheet.choose({ valley, lake, layers, barn })(sheet, light);
}
