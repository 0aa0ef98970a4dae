import type { RearBody } from './rear-bodies.ts';
import { MIDDLE, type Place } from './rear-place.ts';
import { both, box, curved, FRAME, LIGHT, path, rounded } from './svg.ts';

export const lamps = ({ lamp: { kind, from, to, inner, amber, bar }, hips, belt, scale }: RearBody, at: Place) => {
  const middle = (from + to) / 2;
  const shape =
    kind === 'blade'
      ? curved(at(inner, middle + 2), [
          [at(inner + 6, to - 1), at(belt - 10, to + 1), at(hips + 4, to + 2)],
          [at(hips + 5, to - 4), at(hips + 5, from + 4), at(hips + 4, from - 1)],
          [at(hips - 14, from - 1), at(inner + 8, from + 1), at(inner, middle + 2)],
        ])
      : kind === 'drop'
        ? curved(at(inner + 6, to), [
            [at(belt - 3, to + 3), at(belt + 4, to + 2), at(hips + 4, to - 4)],
            [at(hips + 5, to - 14), at(hips + 5, from + 6), at(hips + 4, from - 1)],
            [at(hips - 8, from - 1), at(inner + 8, from + 2), at(inner + 5, from + 8)],
            [at(inner, to - 12), at(inner, to - 4), at(inner + 6, to)],
          ])
        : rounded([at(inner, to), at(hips - 1.5, to), at(hips - 1.5, from), at(inner, from)], 4);
  const id = 'k';
  const [x, y] = at(inner - 6, middle + (kind === 'blade' ? 0 : 4));
  const wide = (hips + 10 - inner) * scale;
  const band =
    kind === 'blade'
      ? box(x + 10, y, wide, (to - from) * 0.2 * scale, 1, { fill: '#fff', opacity: 0.75 })
      : box(x, y + 4, wide + 10, 6 * scale, 0, { fill: '#f4f0ec', opacity: 0.85 });
  const glow = amber ? box(x, y - 5 * scale, wide + 10, 8 * scale, 0, { fill: '#ffab2e' }) : '';
  const one =
    `<clipPath id="${id}"><path d="${shape}"/></clipPath>` +
    path(shape, { fill: 'url(#tl)' }) +
    `<g clip-path="url(#${id})">${band}${glow}${path(shape, { fill: 'none', stroke: LIGHT, 'stroke-width': 1.6, 'stroke-opacity': 0.7, transform: 'translate(0 1.4)' })}</g>` +
    path(shape, { fill: 'none', stroke: '#0a1214', 'stroke-opacity': 0.55, 'stroke-width': 0.9 });
  const [barX, barY] = at(-inner - 4, middle + 3);
  const strip =
    bar === 'light'
      ? box(barX, barY - 2, (2 * inner + 8) * scale, 7, 3, { fill: FRAME }) +
        box(barX, barY, (2 * inner + 8) * scale, 3, 1.5, { fill: 'url(#tl)' }) +
        box(barX, barY, (2 * inner + 8) * scale, 1, 0.5, { fill: LIGHT, opacity: 0.45 })
      : bar === 'chrome'
        ? box(barX + 4, barY - 1, 2 * inner * scale, 3, 1.5, { fill: 'url(#al)' })
        : '';
  return `${strip}<g clip-path="url(#b)">${both(MIDDLE, one)}</g>`;
};
