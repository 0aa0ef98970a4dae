import type { RearBody } from './rear-bodies.ts';
import { MIDDLE, type Place } from './rear-place.ts';
import { box, curved, FRAME, LIGHT, oval, path, short, symmetric } from './svg.ts';

export const windowOf = ({ window: { top, bottom, above, below }, tail }: RearBody, at: Place, by = 0) => {
  const sag = tail === 'doors' ? 1 : 3;
  return symmetric({ x: MIDDLE }, at(0, top + by), [
    [at(above * 0.4, top + by), at(above * 0.75, top + by - 0.6), at(above - 4 + by, top + by - 1.5)],
    [at(above + by, top + by - 2), at(above + 1 + by, top - 3), at(above + 2 + by, top - 6)],
    [
      at(above + (below - above) * 0.5 + 1 + by, (top + bottom) / 2 + 3),
      at(below - 2 + by, bottom + 10),
      at(below + by, bottom + 3),
    ],
    [at(below + by, bottom - by), at(below - 3, bottom - by), at(below - 8, bottom - by)],
    [at(below * 0.5, bottom - sag - by), at(below * 0.25, bottom - sag - by), at(0, bottom - sag - by)],
  ]);
};

export const window = (rear: RearBody, at: Place) => {
  const { window: glass, tail, scale } = rear;
  const shape = windowOf(rear, at);
  const [wiperX, wiperY] = at(0, glass.bottom + 1.5);
  const heads = [-0.58, 0, 0.58].map((part) => {
    const [x, y] = at(part * glass.above, glass.bottom + (glass.top - glass.bottom) * 0.42);
    return (
      box(x - 10 * scale, y, 20 * scale, 40, 6, { fill: '#0a1417', opacity: 0.62 }) +
      box(x - 18 * scale, y + 11 * scale, 36 * scale, 50, 10, { fill: '#0a1417', opacity: 0.62 })
    );
  });
  const [leftX, topY] = at(-glass.below, glass.top + 4);
  const [, lowY] = at(0, glass.bottom - 6);
  const glint = (from: number, width: number) => {
    const x = leftX + from * scale;
    return path(
      `M ${short(x)} ${short(lowY)} L ${short(x + 26 * scale)} ${short(topY)} L ${short(x + (26 + width) * scale)} ${short(topY)} L ${short(x + width * scale)} ${short(lowY)} Z`,
      { fill: LIGHT, opacity: 0.13 },
    );
  };
  const [brakeX, brakeY] = at(-11, glass.top - 1.5);
  const wiper =
    tail === 'hatch'
      ? path(
          curved(
            [wiperX - 1, wiperY + 1],
            [
              [
                [wiperX - 12, wiperY - 1.5],
                [wiperX - 28, wiperY - 3],
                [wiperX - 42, wiperY - 3.4],
              ],
            ],
          ),
          { fill: 'none', stroke: '#050809', 'stroke-width': 1.8, 'stroke-linecap': 'round' },
        ) + oval([wiperX, wiperY + 1.2], 3.6, 2.4, { fill: '#050809' })
      : '';
  const bars =
    tail === 'doors'
      ? path(`M ${short(MIDDLE)} ${short(topY)} L ${short(MIDDLE)} ${short(lowY)}`, {
          stroke: FRAME,
          'stroke-width': 9,
        })
      : '';
  return (
    path(windowOf(rear, at, 1.4), { fill: FRAME }) +
    `<g clip-path="url(#g)">${path(shape, { fill: 'url(#gl)' })}${heads.join('')}${glint(10, 15)}${glint(34, 5)}${glint(96, 12)}${bars}${path(shape, { fill: 'none', stroke: FRAME, 'stroke-opacity': 0.75, 'stroke-width': 2.4 })}</g>` +
    box(brakeX, brakeY, 22 * scale, 2.6 * scale, 1.3, { fill: 'url(#tl)' }) +
    wiper
  );
};
