import { bokeh, figure, type Scene } from "./film-grades";
import { darker, mix } from "./palettes";
import { circle, ellipse, line, linear, path, polygon, radial, rect } from "./svg";
import { fill, forest, ridge } from "./terrain";

export const fog: Scene = (sheet, grade) => {
  const { random, width, height } = sheet;
  let out =
    linear("air", [`0 ${grade.mid}`, `0.7 ${grade.light}`, `1 ${mix(grade.light, grade.mid, 0.5)}`]) +
    rect(0, 0, width, height, "url(#air)");
  for (let i = 0; i < 3; i++) {
    const points = ridge(random, width, height * (0.62 + i * 0.09), 70);
    const tone = mix(grade.light, grade.dark, 0.22 + i * 0.2);
    out +=
      path(forest(random, points, 150 + i * 70, 24 + i * 12), tone) +
      polygon(fill(points, width, height), tone) +
      linear(`g${i}`, [`0 ${grade.light} 0`, `1 ${grade.light} 0.5`]) +
      rect(0, height * 0.4, width, height * 0.4, `url(#g${i})`);
  }
  return (
    out +
    rect(0, height * 0.86, width, height * 0.14, mix(grade.mid, grade.dark, 0.5)) +
    figure(random.between(380, 820), height * 0.93, random.between(150, 230), grade.dark)
  );
};

export const road: Scene = (sheet, grade) => {
  const { random, width, height } = sheet;
  const horizon = height * 0.5;
  const points = ridge(random, width, horizon - 10, 120);
  let out =
    linear("air", [`0 ${grade.dark}`, `1 ${mix(grade.mid, grade.glow, 0.35)}`]) +
    rect(0, 0, width, horizon + 4, "url(#air)") +
    polygon(fill(points, width, height), darker(grade.mid, 0.5)) +
    rect(0, horizon, width, height, darker(grade.dark, 0.2));
  const x = width * random.between(0.42, 0.58);
  out += polygon(
    `${x - 14},${horizon} ${x + 14},${horizon} ${width * 0.86},${height} ${width * 0.1},${height}`,
    mix(grade.dark, grade.mid, 0.5),
  );
  for (let i = 1; i < 8; i++)
    out += polygon(
      `${x - i * 0.5},${horizon + i ** 2 * 6} ${x + i * 0.5},${horizon + i ** 2 * 6} ${x + i * 0.9},${horizon + i ** 2 * 6 + i * 7} ${x - i * 0.9},${horizon + i ** 2 * 6 + i * 7}`,
      grade.light,
      'fill-opacity=".7"',
    );
  out += radial("lamp", [`0 ${grade.glow} 0.95`, `0.12 ${grade.glow} 0.7`, `1 ${grade.glow} 0`]);
  for (const shift of [-30, 34])
    out += circle(x + 90 + shift, horizon + 64, 150, "url(#lamp)") + circle(x + 90 + shift, horizon + 64, 9, "#fffaf0");
  return out + bokeh(sheet, grade, 16, horizon - 60, horizon + 20);
};

export const boat: Scene = (sheet, grade) => {
  const { random, width, height } = sheet;
  const horizon = height * random.between(0.4, 0.5);
  let out =
    linear("air", [`0 ${grade.mid}`, `1 ${grade.light}`]) +
    rect(0, 0, width, horizon, "url(#air)") +
    radial("sun", [`0 ${grade.glow} 0.9`, `1 ${grade.glow} 0`]) +
    circle(width * random.between(0.3, 0.7), horizon - 30, 280, "url(#sun)");
  out +=
    polygon(fill(ridge(random, width, horizon - 30, 60), width, horizon), mix(grade.mid, grade.dark, 0.3)) +
    linear("water", [`0 ${mix(grade.light, grade.mid, 0.3)}`, `1 ${grade.dark}`]) +
    rect(0, horizon, width, height, "url(#water)");
  for (let i = 0; i < 70; i++) {
    const depth = random.next();
    out += rect(
      random.between(0, width),
      horizon + 6 + depth * (height - horizon),
      20 + depth * 160,
      1.5 + depth * 3,
      grade.glow,
      `fill-opacity="${random.between(0.06, 0.3).toFixed(2)}"`,
    );
  }
  const [x, y] = [random.between(380, 760), horizon + 110];
  return (
    out +
    path(`M${x - 150} ${y}C${x - 100} ${y + 44} ${x + 100} ${y + 44} ${x + 160} ${y - 6}Z`, grade.dark) +
    figure(x - 20, y + 16, 130, grade.dark) +
    line([x + 10, y - 50], [x + 150, y + 30], grade.dark, 6) +
    ellipse(x, y + 40, 170, 10, grade.dark, 'fill-opacity=".45"')
  );
};
