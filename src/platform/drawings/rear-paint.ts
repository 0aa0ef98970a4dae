import type { RearBody } from './rear-bodies.ts';
import { MIDDLE, type Place } from './rear-place.ts';
import { both, box, curved, LIGHT, path, SHADE, seam, TRIM } from './svg.ts';

export const light = ({ height, hips, hipsAt, beltAt, bottom, scale }: RearBody, at: Place, outline: string) => {
  const [x, y] = at(-hips - 2, height + 2);
  const width = (2 * hips + 4) * scale;
  const turn = curved(at(-hips - 2, hipsAt + 13), [
    [at(-hips * 0.5, hipsAt + 7), at(hips * 0.5, hipsAt + 7), at(hips + 2, hipsAt + 13)],
  ]);
  const [rightX, lowY] = at(hips + 2, bottom - 4);
  const shoulder = curved(at(-hips, beltAt - 5), [
    [at(-hips * 0.6, beltAt - 2), at(hips * 0.6, beltAt - 2), at(hips, beltAt - 5)],
  ]);
  return (
    box(x, y, width, (height - bottom + 6) * scale, 0, { fill: 'url(#v)' }) +
    path(`${turn} L ${rightX} ${lowY} L ${x} ${lowY} Z`, { fill: 'url(#z)' }) +
    path(shoulder, {
      fill: 'none',
      stroke: SHADE,
      'stroke-opacity': 0.16,
      'stroke-width': 2.4,
      transform: 'translate(0 2)',
    }) +
    path(shoulder, { fill: 'none', stroke: 'url(#l)', 'stroke-width': 5.5, 'stroke-opacity': 0.22 }) +
    path(shoulder, { fill: 'none', stroke: 'url(#l)', 'stroke-width': 1.5 }) +
    path(outline, { fill: 'none', stroke: LIGHT, 'stroke-opacity': 0.5, 'stroke-width': 2.2 }) +
    box(x, y, width, (height - bottom + 6) * scale, 0, { fill: 'url(#h)' })
  );
};

/** The light along the roof, the lip over the window, and a dark roof where the body has one. */
export const roof = ({ height, roof: half, crown, window, tail, blackRoof }: RearBody, at: Place) => {
  const lip = tail === 'hatch';
  const edge = (y: number, x: number): string =>
    curved(at(-x, y - crown * 0.7), [[at(-x * 0.5, y), at(x * 0.5, y), at(x, y - crown * 0.7)]]);
  const [rightX, rightY] = at(half + 8, window.top);
  const [leftX] = at(-half - 8, 0);
  const dark = blackRoof
    ? path(`${edge(height + 4, half + 12)} L ${rightX} ${rightY} L ${leftX} ${rightY} Z`, { fill: '#20272a' })
    : '';
  const spoiler = lip
    ? path(edge(window.top + 6, half + 1), {
        fill: 'none',
        stroke: SHADE,
        'stroke-opacity': 0.3,
        'stroke-width': 1.4,
      }) +
      path(edge(window.top + 7.5, half), {
        fill: 'none',
        stroke: 'url(#l)',
        'stroke-width': 1.1,
        'stroke-opacity': 0.8,
      })
    : '';
  return (
    dark +
    spoiler +
    path(edge(height - 1.4, half - 3), { fill: 'none', stroke: LIGHT, 'stroke-opacity': 0.5, 'stroke-width': 1.8 })
  );
};

/** The crease under the lamps. */
export const lines = ({ hips, gate: low, tail }: RearBody, at: Place) => {
  if (tail === 'doors') return '';
  const crease = curved(at(-hips * 0.78, low + 9), [
    [at(-hips * 0.4, low + 6), at(hips * 0.4, low + 6), at(hips * 0.78, low + 9)],
  ]);
  return (
    path(crease, { fill: 'none', stroke: 'url(#l)', 'stroke-width': 4, 'stroke-opacity': 0.2 }) +
    path(crease, { fill: 'none', stroke: 'url(#l)', 'stroke-width': 1.1, 'stroke-opacity': 0.7 })
  );
};

export const bumper = ({ hips, gate: low, bottom, bumper: kind, pipes, scale }: RearBody, at: Place) => {
  if (kind === 'step') return '';
  const split = kind === 'painted' ? bottom + 9 : kind === 'skid' ? bottom + 22 : bottom + 15;
  const apron = path(
    `${curved(at(-hips - 2, split + 4), [[at(-hips * 0.7, split + 2), at(-hips * 0.62, split), at(-hips * 0.5, split)]])} L ${at(hips * 0.5, split).join(' ')} ${curved(at(hips * 0.5, split), [[at(hips * 0.62, split), at(hips * 0.7, split + 2), at(hips + 2, split + 4)]]).replace('M', 'L')} L ${at(hips + 2, bottom - 6).join(' ')} L ${at(-hips - 2, bottom - 6).join(' ')} Z`,
    { fill: kind === 'skid' ? '#1d2426' : TRIM, opacity: kind === 'painted' ? 0.82 : 0.94 },
  );
  const [x, y] = at(hips * 0.6, split - 3);
  const reflector = both(
    MIDDLE,
    box(x, y, 15 * scale, 3.4 * scale, 1.6, { fill: '#a3161f' }) +
      box(x, y, 15 * scale, 1.2 * scale, 0.8, { fill: LIGHT, opacity: 0.35 }),
  );
  const [plateX, plateY] = at(-hips * 0.44, bottom + 8);
  const metal =
    kind === 'skid' ? box(plateX, plateY, hips * 0.88 * scale, 12, 4, { fill: 'url(#al)', opacity: 0.9 }) : '';
  const [pipeX, pipeY] = at(hips * 0.52, bottom + 7.5);
  const pipe =
    box(pipeX, pipeY, 17 * scale, 5.5 * scale, 2.6, { fill: 'url(#al)' }) +
    box(pipeX + 2, pipeY + 1.6, 17 * scale - 4, 5.5 * scale - 3, 1.6, { fill: '#050707' });
  const line = seam(
    curved(at(-hips, low + 1), [[at(-hips * 0.5, low - 1), at(hips * 0.5, low - 1), at(hips, low + 1)]]),
  );
  return line + apron + reflector + metal + (pipes === 2 ? both(MIDDLE, pipe) : pipes === 1 ? pipe : '');
};
