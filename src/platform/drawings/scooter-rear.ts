import { scooterDefs } from './scooter-defs.ts';
import {
  both,
  box,
  type Curve,
  curved,
  drawing,
  LIGHT,
  oval,
  PAINT,
  type Point,
  path,
  SHADE,
  symmetric,
  TRIM,
} from './svg.ts';

const MIDDLE = 320;
const GROUND = 240;
/** Units for a centimetre, as in the side view. */
const REAR = 1.68;

/** A scooter from behind, with a plate that has no number. */
export const scooterRear = (): string => {
  const at = (x: number, y: number): Point => [MIDDLE + x * REAR, GROUND - y * REAR];
  const painted = (d: string) =>
    path(d, { fill: PAINT }) +
    path(d, { fill: 'url(#v)' }) +
    path(d, { fill: 'url(#h)' }) +
    path(d, { fill: 'none', stroke: SHADE, 'stroke-opacity': 0.4, 'stroke-width': 0.9 });
  const half = (start: Point, curves: readonly Curve[]) => symmetric({ x: MIDDLE }, start, curves);
  const rect = (
    x: number,
    top: number,
    width: number,
    height: number,
    radius: number,
    look: Record<string, string | number>,
  ) => {
    const [px, py] = at(x, top);
    return box(px, py, width * REAR, height * REAR, radius, look);
  };
  const shield = half(at(0, 98), [
    [at(10, 98), at(16, 96), at(18, 90)],
    [at(21, 78), at(23, 60), at(21, 42)],
    [at(20, 34), at(16, 30), at(10, 29)],
    [at(6, 28), at(3, 28), at(0, 28)],
  ]);
  const tail = half(at(0, 84), [
    [at(8, 84), at(14, 82), at(15.5, 77)],
    [at(17, 70), at(15, 63), at(11, 58)],
    [at(8, 55), at(4, 54), at(0, 54)],
  ]);
  const saddle = half(at(0, 91), [
    [at(8, 91), at(15, 90), at(16.5, 86)],
    [at(17, 82), at(13, 80), at(8, 80)],
    [at(5, 79.5), at(2, 79.5), at(0, 79.5)],
  ]);
  const lamp = half(at(0, 75.5), [
    [at(6, 75.5), at(11, 76), at(13.5, 77.5)],
    [at(14, 73), at(10, 68), at(6, 67)],
    [at(3, 66.5), at(1, 66.5), at(0, 66.5)],
  ]);
  const fender = half(at(0, 58), [
    [at(5, 58), at(8, 56), at(8.5, 50)],
    [at(9, 42), at(8, 36), at(7, 33)],
    [at(4, 32), at(2, 32), at(0, 32)],
  ]);
  const bar = `${curved(at(0, 100), [[at(12, 100), at(20, 101), at(25, 104)]])}`;
  const stalk = curved(at(21, 103), [[at(24, 110), at(27, 115), at(30, 119)]]);
  const tread = [-3.2, 0, 3.2].map((x) => rect(x - 0.3, 34, 0.6, 34, 0.4, { fill: '#000', opacity: 0.5 }));
  const shapes = [
    oval([MIDDLE, 242], 78, 11, { fill: 'url(#s)' }),
    oval([MIDDLE, 240], 42, 5.5, { fill: 'url(#s)' }),
    both(
      MIDDLE,
      path(bar, { fill: 'none', stroke: '#1b2123', 'stroke-width': 7, 'stroke-linecap': 'round' }) +
        path(stalk, { fill: 'none', stroke: '#11181a', 'stroke-width': 2.6, 'stroke-linecap': 'round' }) +
        rect(24, 107, 13, 5.6, 4, { fill: '#14191b' }) +
        rect(24.6, 106.4, 12, 1.4, 1, { fill: LIGHT, opacity: 0.22 }) +
        rect(24, 127, 17, 9.5, 7, { fill: '#171d1f' }) +
        rect(25.2, 126.1, 14.6, 7.6, 5.5, { fill: '#35525a' }) +
        rect(25.2, 126.1, 14.6, 3, 4, { fill: LIGHT, opacity: 0.2 }),
    ),
    painted(
      half(at(0, 112), [
        [at(7, 112), at(13, 110), at(15, 104)],
        [at(16, 98), at(12, 94), at(8, 93)],
        [at(5, 92.5), at(2, 92.5), at(0, 92.5)],
      ]),
    ),
    rect(-8, 108, 16, 9, 5, { fill: '#0d1214' }),
    rect(-6.5, 106.8, 13, 6.4, 3, { fill: '#2d5057' }),
    painted(shield),
    path(
      half(at(0, 88), [
        [at(8, 88), at(13, 86), at(14, 80)],
        [at(16, 64), at(17, 50), at(16, 40)],
        [at(14, 33), at(8, 32), at(0, 32)],
      ]),
      { fill: '#14191b', opacity: 0.9 },
    ),
    both(
      MIDDLE,
      rect(14, 34, 13, 3.4, 2.5, { fill: '#2a3134' }) + rect(14, 33.6, 13, 1, 0.6, { fill: LIGHT, opacity: 0.2 }),
    ),
    rect(-6, 56, 12, 56, 11, { fill: 'url(#ty)' }),
    ...tread,
    rect(6.5, 40, 8, 19, 6, { fill: '#2a3134' }),
    rect(7.5, 38.6, 6, 16, 5, { fill: 'url(#al)', opacity: 0.7 }),
    rect(9, 37, 3, 3, 2.5, { fill: '#090c0d' }),
    both(
      MIDDLE,
      rect(-13, 62, 4.2, 26, 3, { fill: '#171d1f' }) +
        [0, 1, 2, 3, 4].map((coil) => rect(-13.6, 58 - coil * 4, 5.4, 1.9, 1.5, { fill: '#c23b34' })).join(''),
    ),
    path(fender, { fill: '#14191b' }),
    path(fender, { fill: 'none', stroke: LIGHT, 'stroke-opacity': 0.12, 'stroke-width': 1 }),
    both(
      MIDDLE,
      rect(9.5, 60.5, 7, 4.4, 3, { fill: '#f0992e' }) + rect(9.5, 60.5, 7, 1.5, 1, { fill: LIGHT, opacity: 0.4 }),
    ),
    painted(tail),
    path(lamp, { fill: 'url(#tl)', stroke: '#0a1214', 'stroke-opacity': 0.6, 'stroke-width': 1 }),
    rect(-9, 73.5, 18, 1.2, 0.8, { fill: LIGHT, opacity: 0.6 }),
    path(
      curved(at(-18, 84), [
        [at(-20, 92), at(-12, 95), at(0, 95)],
        [at(12, 95), at(20, 92), at(18, 84)],
      ]),
      { fill: 'none', stroke: '#11181a', 'stroke-width': 4.6, 'stroke-linecap': 'round' },
    ),
    path(
      curved(at(-17, 88), [
        [at(-15, 93), at(-8, 95.6), at(0, 95.6)],
        [at(8, 95.6), at(15, 93), at(17, 88)],
      ]),
      { fill: 'none', stroke: LIGHT, 'stroke-opacity': 0.3, 'stroke-width': 1, 'stroke-linecap': 'round' },
    ),
    path(saddle, { fill: 'url(#st)' }),
    path(curved(at(-14, 87.4), [[at(-7, 89.4), at(7, 89.4), at(14, 87.4)]]), {
      fill: 'none',
      stroke: LIGHT,
      'stroke-opacity': 0.28,
      'stroke-width': 1.2,
    }),
    rect(-8.6, 53.4, 17.2, 13.2, 2.6, { fill: TRIM }),
    rect(-8, 52.8, 16, 12, 1.8, { fill: 'url(#pl)' }),
    rect(-7, 51.8, 14, 10, 1.2, { fill: 'none', stroke: '#39444a', 'stroke-width': 0.7, 'stroke-opacity': 0.55 }),
  ];
  return drawing('Rear view', scooterDefs(), shapes.join(''));
};
