import { darker } from "./palettes";
import { circle, path } from "./svg";

export interface Face {
  skin: string;
  shade: string;
  hair: string;
  half: number;
  jaw: number;
}

type Hair = (face: Face) => readonly [behind: string, before: string];

export const short: Hair = ({ hair, half }) => [
  "",
  path(
    `M${386 - half} 350C${360 - half} 150 ${430 + half} 130 ${412 + half} 350C${400 + half} 290 ${380 + half} 280 ${350 + half} 268C400 290 ${440 - half} 270 ${420 - half} 280C${404 - half} 300 ${398 - half} 320 ${386 - half} 350Z`,
    hair,
  ),
];

export const bob: Hair = ({ hair, half }) => [
  path(`M${360 - half} 520C${330 - half} 130 ${470 + half} 130 ${440 + half} 520Z`, darker(hair, 0.2)),
  path(
    `M${374 - half} 400C${350 - half} 160 ${450 + half} 160 ${426 + half} 400C${410 + half} 330 ${360 + half} 300 ${330 + half} 252C300 320 ${400 - half} 300 ${374 - half} 400Z`,
    hair,
  ),
];

export const long: Hair = ({ hair, half }) => [
  path(`M${350 - half} 700C${300 - half} 100 ${500 + half} 100 ${450 + half} 700Z`, darker(hair, 0.2)),
  path(
    `M${378 - half} 380C${360 - half} 150 ${440 + half} 150 ${422 + half} 380C${410 + half} 300 ${370 + half} 270 400 250C${350 - half / 4} 280 ${396 - half} 300 ${378 - half} 380Z`,
    hair,
  ),
];

export const bun: Hair = ({ hair, half }) => [
  circle(400, 160, 66, darker(hair, 0.25)),
  path(
    `M${384 - half} 360C${366 - half} 150 ${434 + half} 150 ${416 + half} 360C${400 + half} 300 ${380 + half} 262 400 246C${420 - half} 262 ${400 - half} 300 ${384 - half} 360Z`,
    hair,
  ),
];

export const curls: Hair = ({ hair, half }) => {
  const ring = Array.from({ length: 11 }, (_, i) => {
    const turn = Math.PI * (1.06 - i * 0.112);
    return circle(
      400 + Math.cos(turn) * (half + 40),
      330 - Math.sin(turn) * 150,
      58,
      i % 2 ? hair : darker(hair, 0.16),
    );
  });
  return [
    ring.join(""),
    path(
      `M${384 - half} 345C${372 - half} 120 ${428 + half} 120 ${416 + half} 345C${396 + half} 262 ${404 - half} 262 ${384 - half} 345Z`,
      hair,
    ),
  ];
};

export const fringe: Hair = ({ hair, half }) => [
  path(`M${366 - half} 470C${340 - half} 140 ${460 + half} 140 ${434 + half} 470Z`, darker(hair, 0.2)),
  path(
    `M${380 - half} 340C${360 - half} 150 ${440 + half} 150 ${420 + half} 340L${396 + half} 316H${404 - half}Z`,
    hair,
  ),
];

export const bald: Hair = ({ hair, half }) => [
  "",
  path(
    `M${388 - half} 390V320C${394 - half} 300 ${410 - half} 300 ${412 - half} 330V380ZM${412 + half} 390V320C${406 + half} 300 ${390 + half} 300 ${388 + half} 330V380Z`,
    hair,
  ),
];

export const cap: Hair = ({ hair, half }) => [path(`M${376 - half} 420V320H${424 + half}V420Z`, darker(hair, 0.1)), ""];

export const quiff: Hair = ({ hair, half }) => [
  "",
  path(
    `M${386 - half} 346C${370 - half} 220 ${390 - half} 130 480 150C${480 + half} 160 ${430 + half} 260 ${412 + half} 346C${400 + half} 300 ${390 + half} 268 ${340 + half} 262C${400} 260 ${430 - half} 250 ${416 - half} 276Z`,
    hair,
  ),
];
