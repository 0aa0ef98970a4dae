import type { RearBody } from './rear-bodies.ts';
import { MIDDLE, type Place } from './rear-place.ts';
import { both, box, curved, LIGHT, path, rounded, SHADE, seam, short, TRIM } from './svg.ts';

export const gate = (rear: RearBody, at: Place) => {
  const { tail, belt, beltAt, hips, gate: low, window: glass, scale, lamp, plate: plateAt } = rear;
  const [handleX, handleY] = at(-16, plateAt + 13.5);
  const handle =
    box(handleX, handleY + 1.4, 32 * scale, 3.6, 1.6, { fill: SHADE, opacity: 0.38 }) +
    box(handleX, handleY, 32 * scale, 3.4, 1.6, { fill: lamp.bar === 'chrome' ? 'url(#al)' : '#22292b' });
  if (tail === 'hatch') {
    const shut = curved(at(glass.below + 4, glass.bottom + 2), [
      [at(belt - 8, beltAt - 4), at(hips - 14, lamp.to), at(hips - 15, lamp.from - 2)],
      [at(hips - 16, low + 14), at(hips - 18, low + 4), at(hips - 24, low)],
      [at(hips * 0.4, low - 1.5), at(hips * 0.2, low - 1.5), at(0, low - 1.5)],
    ]);
    return both(MIDDLE, seam(shut)) + handle;
  }
  if (tail === 'lid') {
    const lid = curved(at(0, beltAt + 3.5), [
      [at(belt * 0.4, beltAt + 3.5), at(belt * 0.7, beltAt + 2.5), at(belt - 9, beltAt)],
      [at(belt - 10, beltAt - 4), at(hips - 30, lamp.to), at(hips - 31, lamp.from - 2)],
      [at(hips - 32, low + 12), at(hips - 34, low + 4), at(hips - 40, low + 1)],
      [at(hips * 0.3, low - 1), at(hips * 0.15, low - 1), at(0, low - 1)],
    ]);
    return both(MIDDLE, seam(lid)) + handle;
  }
  if (tail === 'doors') {
    const door = `${curved(at(glass.above + 5, glass.top + 9), [[at(belt - 5, glass.top - 20), at(hips - 8, beltAt), at(hips - 8, low + 6)]])} L ${at(
      hips - 12,
      low,
    )
      .map(short)
      .join(' ')} L ${at(0, low).map(short).join(' ')}`;
    const [x, y] = at(6, plateAt + 12);
    return (
      both(
        MIDDLE,
        seam(door) +
          seam(
            curved(at(0, glass.top + 11), [
              [at(30, glass.top + 11), at(glass.above - 10, glass.top + 11), at(glass.above + 5, glass.top + 9)],
            ]),
          ),
      ) +
      box(x, y, 4, 13, 2, { fill: '#22292b' }) +
      seam(`M ${short(MIDDLE)} ${short(at(0, glass.top + 11)[1])} L ${short(MIDDLE)} ${short(at(0, low)[1])}`)
    );
  }
  return bedGate(rear, at);
};

/** The bed of a pick-up from behind: its gate, the dark edge that shuts it, and the step under it. */
const bedGate = ({ hips, beltAt, gate: low, bottom, scale }: RearBody, at: Place) => {
  const panel = rounded(
    [at(-hips + 14, beltAt - 3), at(hips - 14, beltAt - 3), at(hips - 15, low), at(-hips + 15, low)],
    5,
  );
  const [capX, capY] = at(-hips + 2, beltAt + 1);
  const [pressX, pressY] = at(-hips * 0.62, beltAt - 14);
  const [handleX, handleY] = at(-11, beltAt - 11);
  const [stepX, stepY] = at(-hips + 3, low - 4);
  return (
    box(capX, capY, (2 * hips - 4) * scale, 4.5, 2.2, { fill: '#171d1f' }) +
    box(capX, capY, (2 * hips - 4) * scale, 1.2, 0.6, { fill: LIGHT, opacity: 0.28 }) +
    seam(panel) +
    seam(
      rounded(
        [
          [pressX, pressY],
          [2 * MIDDLE - pressX, pressY],
          [2 * MIDDLE - pressX - 3, at(0, low + 9)[1]],
          [pressX + 3, at(0, low + 9)[1]],
        ],
        6,
      ),
    ) +
    box(handleX - 2, handleY - 2, 22 * scale + 4, 13, 4, { fill: SHADE, opacity: 0.32 }) +
    box(handleX, handleY, 22 * scale, 9, 3, { fill: '#171d1f' }) +
    box(handleX + 2, handleY + 1.4, 22 * scale - 4, 2, 1, { fill: LIGHT, opacity: 0.25 }) +
    box(stepX, stepY, (2 * hips - 6) * scale, (low - bottom - 3) * scale, 6, { fill: '#3a4347' }) +
    box(stepX, stepY, (2 * hips - 6) * scale, (low - bottom - 3) * scale, 6, { fill: 'url(#al)', opacity: 0.62 }) +
    box(stepX + 46, stepY + 3, (2 * hips - 6) * scale - 92, (low - bottom - 3) * scale - 6, 3, {
      fill: '#14191b',
      opacity: 0.85,
    })
  );
};

/** A plate of 34 x 15 cm without a number. */
export const plate = ({ plate: middle, scale, tail, bumper: kind }: RearBody, at: Place) => {
  const [x, y] = at(-17, middle + 7.5);
  const recess =
    kind === 'step'
      ? ''
      : path(
          rounded(
            [
              [x - 13, y - 5],
              [x + 34 * scale + 13, y - 5],
              [x + 34 * scale + 8, y + 15 * scale + 5],
              [x - 8, y + 15 * scale + 5],
            ],
            6,
          ),
          { fill: SHADE, opacity: tail === 'doors' ? 0.16 : 0.24 },
        );
  return (
    recess +
    box(x - 1.2, y - 1.2, 34 * scale + 2.4, 15 * scale + 2.4, 2.6, { fill: TRIM }) +
    box(x, y, 34 * scale, 15 * scale, 1.8, { fill: 'url(#pl)' }) +
    box(x + 1.6, y + 1.6, 34 * scale - 3.2, 15 * scale - 3.2, 1.2, {
      fill: 'none',
      stroke: '#39444a',
      'stroke-width': 0.7,
      'stroke-opacity': 0.55,
    })
  );
};
