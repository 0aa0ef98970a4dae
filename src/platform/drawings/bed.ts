import { insideOf, MIDDLE, type Plan } from './plan.ts';
import { bothSides, box, LIGHT, path, rounded, SHADE } from './svg.ts';

/** The bed of a pick-up from above, behind its cab: needs the gradient `bd`. */
export const bed = ({ body, at, x, y, scale }: Plan, from = body.end + 16, to = body.length - 12): string => {
  const inside = insideOf(body) + 3;
  const floor = rounded([at(from, -inside), at(to, -inside), at(to, inside), at(from, inside)], 5);
  const ribs = Array.from({ length: 11 }, (_, rib) =>
    box(x(from + 4), y(-inside + 9 + (rib * (2 * inside - 18)) / 10) - 1.6, (to - from - 8) * scale, 3.2, 1.4, {
      fill: LIGHT,
      opacity: 0.06,
    }),
  );
  const arch = rounded(
    [
      at(from + 42, -inside - 1),
      at(from + 112, -inside - 1),
      at(from + 104, -inside + 16),
      at(from + 50, -inside + 16),
    ],
    7,
  );
  return [
    path(floor, { fill: '#0b1113', stroke: '#0b1113', 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    path(floor, { fill: 'url(#bd)' }),
    ...ribs,
    bothSides(MIDDLE, path(arch, { fill: '#1b2123', stroke: LIGHT, 'stroke-opacity': 0.12, 'stroke-width': 1 })),
    box(x(from), y(-inside), 8, 2 * inside * scale, 2, { fill: '#000', opacity: 0.45 }),
    path(floor, { fill: 'none', stroke: SHADE, 'stroke-opacity': 0.5, 'stroke-width': 4 }),
    path(floor, {
      fill: 'none',
      stroke: LIGHT,
      'stroke-opacity': 0.25,
      'stroke-width': 1,
      transform: 'translate(0 1.4)',
    }),
  ].join('');
};
