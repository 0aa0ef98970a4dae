import { scooterDefs } from './scooter-defs.ts';
import {
  across,
  bothSides,
  box,
  type Curve,
  curved,
  LIGHT,
  oval,
  PAINT,
  type Point,
  path,
  rounded,
  SHADE,
  symmetric,
} from './svg.ts';

const MIDDLE = 320;

export const ABOVE = 2.5;

const LENGTH = 194;

export const LINE = 134;

/** A scooter from above, without its saddle. Its front is to the left. */
export const scooterPlan = () => {
  const x = (cm: number) => MIDDLE + (cm - LENGTH / 2) * ABOVE;
  const y = (cm: number) => LINE + cm * ABOVE;
  const at = (along: number, side: number): Point => [x(along), y(side)];
  const half = (start: Point, curves: readonly Curve[]) => symmetric({ y: LINE }, start, curves);
  const rect = (
    along: number,
    side: number,
    length: number,
    width: number,
    radius: number,
    look: Record<string, string | number>,
  ) => box(x(along), y(side), length * ABOVE, width * ABOVE, radius, look);
  const painted = (d: string) =>
    path(d, { fill: PAINT }) +
    path(d, { fill: 'url(#pv)' }) +
    path(d, { fill: 'url(#ph)' }) +
    path(d, { fill: 'none', stroke: SHADE, 'stroke-opacity': 0.45, 'stroke-width': 1 });
  const fender = half(at(6, 0), [
    [at(6, -5), at(9, -7), at(16, -7.4)],
    [at(28, -8), at(40, -8), at(52, -7)],
    [at(56, -5), at(56, -2), at(56, 0)],
  ]);
  const apron = half(at(37, 0), [
    [at(37, -9), at(44, -17), at(54, -20)],
    [at(60, -21.5), at(67, -22), at(72, -20)],
    [at(75, -12), at(75, -6), at(75, 0)],
  ]);
  const side = half(at(98, 0), [
    [at(98, -9), at(100, -14), at(108, -15.5)],
    [at(130, -18.5), at(150, -18), at(168, -14)],
    [at(178, -11), at(183, -7), at(184, 0)],
  ]);
  const board = rounded([at(68, -19), at(104, -17), at(104, 17), at(68, 19)], 12);
  const bar = `${curved(at(60, 0), [[at(58, -12), at(60, -20), at(64, -25)]])}`;
  const mats = [-11, -5.5, 0, 5.5, 11].map((line) =>
    rect(78, line - 0.7, 20, 1.4, 1.6, { fill: LIGHT, opacity: 0.12 }),
  );
  const lamp = half(at(38.5, 0), [
    [at(38.5, -6), at(42, -10.5), at(47, -12)],
    [at(48, -8), at(48, -4), at(48, 0)],
  ]);
  const red = half(at(185, 0), [
    [at(184.6, -5), at(182, -8.6), at(176, -10.6)],
    [at(178, -6), at(178.6, -3), at(178.6, 0)],
  ]);
  const rail = curved(at(150, -14), [
    [at(172, -17), at(184, -11), at(184, 0)],
    [at(184, 11), at(172, 17), at(150, 14)],
  ]);
  const hull = half(at(2, 0), [
    [at(4, -6), at(30, -7), at(42, -9)],
    [at(56, -20), at(72, -20), at(104, -16)],
    [at(150, -20), at(186, -14), at(194, 0)],
  ]);
  const base = [
    path(hull, { fill: '#04191c', opacity: 0.34, filter: 'url(#sh)', transform: 'translate(0 6)' }),
    rect(0, -5.5, 34, 11, 12, { fill: 'url(#tp)' }),
    rect(160, -6.5, 33, 13, 12, { fill: 'url(#tp)' }),
    rect(176, -7, 17.5, 14, 7, { fill: '#14191b' }),
    rect(186, -8.5, 2, 17, 1.5, { fill: 'url(#pl)' }),
    path(board, { fill: '#1d2326' }),
    path(board, { fill: 'none', stroke: LIGHT, 'stroke-opacity': 0.14, 'stroke-width': 1 }),
    ...mats,
    painted(fender),
    painted(apron),
    path(lamp, { fill: 'url(#hl)', stroke: '#0a1214', 'stroke-opacity': 0.55, 'stroke-width': 1 }),
    bothSides(
      LINE,
      path(bar, { fill: 'none', stroke: '#11181a', 'stroke-width': 9, 'stroke-linecap': 'round' }) +
        path(curved(at(62, -24), [[at(63, -27), at(66, -33), at(68, -38)]]), {
          fill: 'none',
          stroke: '#0c1011',
          'stroke-width': 9.5,
          'stroke-linecap': 'round',
        }) +
        path(curved(at(61.4, -25), [[at(62.4, -28), at(65.4, -33), at(67.4, -37)]]), {
          fill: 'none',
          stroke: LIGHT,
          'stroke-opacity': 0.25,
          'stroke-width': 1.6,
          'stroke-linecap': 'round',
        }) +
        path(curved(at(58, -25), [[at(57, -30), at(59, -34), at(63, -36)]]), {
          fill: 'none',
          stroke: '#aab3b6',
          'stroke-width': 1.8,
          'stroke-linecap': 'round',
        }) +
        path(curved(at(58, -20), [[at(54, -26), at(53, -32), at(53, -36)]]), {
          fill: 'none',
          stroke: '#11181a',
          'stroke-width': 2.6,
        }) +
        oval(at(53, -41), 5.5, 15, { fill: '#171d1f' }) +
        oval(at(52.4, -41.4), 2, 11, { fill: LIGHT, opacity: 0.22 }),
    ),
    painted(
      half(at(52, 0), [
        [at(52, -6), at(54, -11), at(58, -12)],
        [at(64, -12), at(67, -8), at(67, 0)],
      ]),
    ),
    rect(57, -6.5, 7, 13, 4, { fill: '#0d1214' }),
    rect(58.2, -5, 4.4, 10, 2.5, { fill: '#4fa3a8', opacity: 0.85 }),
  ];
  const rear = [
    painted(side),
    path(curved(at(104, -14.6), [[at(128, -17.2), at(150, -16.8), at(168, -12.6)]]), {
      fill: 'none',
      stroke: LIGHT,
      'stroke-opacity': 0.55,
      'stroke-width': 1.4,
    }),
    path(rail, { fill: 'none', stroke: '#11181a', 'stroke-width': 6, 'stroke-linecap': 'round' }),
    path(rail, {
      fill: 'none',
      stroke: LIGHT,
      'stroke-opacity': 0.24,
      'stroke-width': 1.2,
      transform: 'translate(-.6 -.9)',
    }),
    path(red, { fill: 'url(#tl)', stroke: '#0a1214', 'stroke-opacity': 0.55, 'stroke-width': 0.9 }),
  ];
  const defs = [
    scooterDefs(),
    '<filter id="sh" x="-10%" y="-30%" width="120%" height="160%"><feGaussianBlur stdDeviation="6"/></filter>',
    across('pv', [
      [0, SHADE, 0.45],
      [0.14, LIGHT, 0.1],
      [0.4, LIGHT, 0.36],
      [0.6, LIGHT, 0.16],
      [0.86, SHADE, 0.2],
      [1, SHADE, 0.56],
    ]),
    across(
      'ph',
      [
        [0, SHADE, 0.3],
        [0.12, SHADE, 0],
        [0.9, SHADE, 0],
        [1, SHADE, 0.3],
      ],
      'right',
    ),
    across('tp', [
      [0, '#0c0f10'],
      [0.3, '#343a3d'],
      [0.7, '#23282a'],
      [1, '#090b0c'],
    ]),
    across(
      'hl',
      [
        [0, '#ffffff'],
        [0.4, '#dfe9eb'],
        [1, '#7d8f94'],
      ],
      'right',
    ),
    across('sd', [
      [0, '#15191b'],
      [0.3, '#4b5559'],
      [0.5, '#5d686c'],
      [0.75, '#3b4447'],
      [1, '#101315'],
    ]),
  ].join('');
  return { at, x, y, half, rect, base: base.join(''), rear: rear.join(''), defs };
};
