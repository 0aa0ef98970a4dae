import type { RearBody } from './rear-bodies.ts';
import { GROUND, MIDDLE, type Place } from './rear-place.ts';
import { both, box, FRAME, LIGHT, oval, PAINT, path, rounded } from './svg.ts';

export const shadow = ({ hips, scale }: RearBody) =>
  oval([MIDDLE, 242], hips * scale * 1.18, 14, { fill: 'url(#s)' }) +
  oval([MIDDLE, 240], hips * scale * 0.98, 6.5, { fill: 'url(#s)' });

export const wheels = ({ tyre, bottom, hips, scale }: RearBody, at: Place) => {
  const [x, y] = at(tyre.inner, bottom + 14);
  const height = GROUND - y;
  const tread = [0.28, 0.5, 0.72].map((part) =>
    box(x + tyre.width * scale * part - 0.5, y, 1, height - 1, 0.5, { fill: '#000', opacity: 0.55 }),
  );
  const under = rounded(
    [at(-hips + 12, bottom + 10), at(hips - 12, bottom + 10), at(hips - 22, bottom - 7), at(-hips + 22, bottom - 7)],
    5,
  );
  return (
    path(under, { fill: '#070b0c' }) +
    both(
      MIDDLE,
      box(x, y, tyre.width * scale, height, 5, { fill: 'url(#ty)' }) +
        tread.join('') +
        box(x, y, tyre.width * scale, height * 0.75, 4, { fill: '#000', opacity: 0.4 }),
    )
  );
};

export const mirrors = ({ belt, roof: half, beltAt, height, scale, tail, bumper: kind }: RearBody, at: Place) => {
  const [tall, wide] = tail === 'doors' ? [24, 15] : [14, 19];
  // Where the side of the body stands at that height.
  const side = belt - ((belt - half) * (tall / 2 + 3)) / (height - beltAt);
  const [x, y] = at(side + 3, beltAt + tall + 2);
  const [footX, footY] = at(side - 6, beltAt + 6);
  const shell = { fill: kind === 'step' || tail === 'doors' ? '#22292b' : PAINT };
  return both(
    MIDDLE,
    box(footX, footY, 16 * scale, 4.5 * scale, 2, { fill: FRAME }) +
      box(x, y, wide * scale, tall * scale, 5.5, shell) +
      box(x, y, wide * scale, tall * scale, 5.5, { fill: LIGHT, opacity: 0.1 }) +
      box(x, y, wide * scale, tall * scale, 5.5, {
        fill: 'none',
        stroke: LIGHT,
        'stroke-opacity': 0.34,
        'stroke-width': 0.8,
      }) +
      box(x + 2.4, y + 2.4, wide * scale - 4.8, tall * scale - 4.8, 3.6, { fill: 'url(#gl)' }) +
      box(x + 2.4, y + 2.4, wide * scale - 4.8, tall * scale * 0.3, 3, { fill: LIGHT, opacity: 0.2 }),
  );
};

/** The ends of the rails on the roof. */
export const rails = ({ roof: half, height, crown, scale }: RearBody, at: Place) => {
  const [x, y] = at(half - 11, height - crown + 6.5);
  return both(MIDDLE, box(x, y, 7 * scale, 5 * scale, 2.4, { fill: 'url(#al)' }));
};
