import { bokeh, figure, type Scene } from "./film-grades";
import { darker, lighter, mix } from "./palettes";
import { circle, ellipse, line, linear, path, polygon, radial, rect, smooth } from "./svg";

export const window: Scene = (sheet, grade) => {
  const { random, width, height } = sheet;
  const x = random.between(560, 760);
  return (
    rect(0, 0, width, height, grade.dark) +
    linear("pane", [`0 ${mix(grade.light, grade.mid, 0.2)}`, `1 ${mix(grade.glow, grade.mid, 0.4)}`]) +
    rect(x - 190, 90, 470, 440, "url(#pane)") +
    bokeh(sheet, grade, 14, 300, 520) +
    rect(x + 40, 90, 14, 440, grade.dark) +
    rect(x - 190, 300, 470, 10, grade.dark) +
    polygon(
      `${x - 190},530 ${x + 280},530 ${x + 40},${height} ${x - 720},${height}`,
      grade.glow,
      'fill-opacity=".12"',
    ) +
    figure(x + random.between(-100, -40), height + 90, 560, darker(grade.dark, 0.4)) +
    rect(0, 0, x - 210, height, darker(grade.dark, 0.5), 'fill-opacity=".6"')
  );
};

export const workshop: Scene = (sheet, grade) => {
  const { random, width, height } = sheet;
  const x = random.between(420, 780);
  let out =
    rect(0, 0, width, height, grade.dark) +
    radial("lamp", [`0 ${grade.glow} 0.75`, `1 ${grade.glow} 0`]) +
    ellipse(x, 290, 560, 330, "url(#lamp)");
  for (let i = 0; i < 11; i++)
    out += rect(
      60 + i * 104,
      60,
      16,
      random.between(70, 190),
      mix(grade.dark, grade.mid, 0.6),
      `transform="rotate(${random.between(-3, 3).toFixed(1)} ${60 + i * 104} 60)"`,
    );
  out +=
    polygon(`${x - 70},150 ${x + 70},150 ${x + 420},${height} ${x - 420},${height}`, grade.glow, 'fill-opacity=".16"') +
    line([x, 0], [x, 110], darker(grade.dark, 0.5), 6) +
    path(`M${x - 90} 160C${x - 60} 100 ${x + 60} 100 ${x + 90} 160Z`, grade.light) +
    ellipse(x, 160, 90, 12, "#fff7e0");
  out += figure(x - random.between(150, 230), height + 40, 470, darker(grade.dark, 0.55));
  out +=
    rect(0, height - 90, width, 90, mix(grade.dark, grade.mid, 0.35)) +
    rect(0, height - 96, width, 8, mix(grade.glow, grade.mid, 0.5));
  for (let i = 0; i < 40; i++)
    out += circle(
      x + random.between(-260, 260),
      random.between(180, height - 110),
      random.between(1, 3.5),
      grade.glow,
      `fill-opacity="${random.between(0.2, 0.8).toFixed(2)}"`,
    );
  return out;
};

export const closeUp: Scene = (sheet, grade) => {
  const { random, width, height } = sheet;
  const x = width * random.pick([0.34, 0.66]);
  const facing = x > width / 2 ? -1 : 1;
  const head = [
    [x - 150 * facing, height],
    [x - 150 * facing, 460],
    [x - 190 * facing, 330],
    [x - 150 * facing, 150],
    [x, 90],
    [x + 110 * facing, 140],
    [x + 128 * facing, 250],
    [x + 168 * facing, 330],
    [x + 130 * facing, 352],
    [x + 136 * facing, 420],
    [x + 90 * facing, 462],
    [x + 40 * facing, 470],
    [x + 60 * facing, height],
  ] as const;
  const outline = `M${head[0][0]} ${head[0][1]}${smooth(head)}Z`;
  return (
    linear("air", [`0 ${grade.mid}`, `1 ${darker(grade.mid, 0.5)}`]) +
    rect(0, 0, width, height, "url(#air)") +
    bokeh(sheet, grade, 26, 20, height) +
    linear(
      "skin",
      facing > 0
        ? [`0 ${grade.dark}`, `0.62 ${darker(grade.mid, 0.25)}`, `1 ${lighter(grade.glow, 0.1)}`]
        : [`0 ${lighter(grade.glow, 0.1)}`, `0.38 ${darker(grade.mid, 0.25)}`, `1 ${grade.dark}`],
      90,
    ) +
    path(outline, "url(#skin)") +
    path(
      `M${x - 150 * facing} 380C${x - 260 * facing} 180 ${x - 120 * facing} 40 ${x + 30 * facing} 70C${x + 90 * facing} 80 ${x + 120 * facing} 120 ${x + 110 * facing} 160C${x + 20 * facing} 130 ${x - 40 * facing} 190 ${x - 50 * facing} 330C${x - 90 * facing} 340 ${x - 120 * facing} 380 ${x - 150 * facing} 420Z`,
      darker(grade.dark, 0.4),
    ) +
    rect(Math.min(x - 400 * facing, x + 100 * facing), height - 70, 500, 90, darker(grade.dark, 0.3), 'rx="60"')
  );
};
