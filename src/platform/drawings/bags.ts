import { across, box, LIGHT, path, rounded, SHADE } from './svg.ts';

/** Colours of suitcases, each with its light and its dark side. */
const colours = [
  ['#2f9c98', '#0f7c86', '#0a5860'],
  ['#f0bd5c', '#e2a037', '#b87820'],
  ['#d9cbb2', '#c2b090', '#96845f'],
  ['#c76a4f', '#a94d38', '#7b3325'],
  ['#7b90a4', '#54677a', '#3a4958'],
] as const;

export const bagDefs = (): string =>
  colours
    .map(([light, middle, dark], index) =>
      across(`bag${index}`, [
        [0, light],
        [0.42, middle],
        [1, dark],
      ]),
    )
    .join('');

type Bag = Readonly<{ x: number; y: number; along: number; across: number; index: number }>;

/** A suitcase from above, in units: lying on its back, on its long side, or upright on its wheels. */
export const bag = (place: Bag, lies: 'flat' | 'side' | 'upright'): string => {
  const { x, y, along, across: wide, index } = place;
  const fill = `url(#bag${index % colours.length})`;
  const inset = 1.2;
  const shape = { x: x + inset, y: y + inset, along: along - 2 * inset, across: wide - 2 * inset };
  const radius = lies === 'flat' ? 9 : 7;
  return `<g data-bag="">${[
    box(shape.x + 1.5, shape.y + 3.5, shape.along, shape.across, radius, { fill: '#000', opacity: 0.38 }),
    box(shape.x, shape.y, shape.along, shape.across, radius, { fill }),
    lies === 'flat' ? back(shape) : edge(shape),
    box(shape.x + 1.2, shape.y + 1.2, shape.along - 2.4, shape.across - 2.4, radius - 1, {
      fill: 'none',
      stroke: LIGHT,
      'stroke-opacity': 0.34,
      'stroke-width': 1,
    }),
    box(shape.x, shape.y, shape.along, shape.across, radius, {
      fill: 'none',
      stroke: SHADE,
      'stroke-opacity': 0.55,
      'stroke-width': 1,
    }),
  ].join('')}</g>`;
};

type Shape = Readonly<{ x: number; y: number; along: number; across: number }>;

/** The ribs of a case on its back, its handle at one end and its wheels at the other. */
const back = ({ x, y, along, across: wide }: Shape) => {
  const isLong = along >= wide;
  const count = 4;
  const ribs = Array.from({ length: count }, (_, rib) => {
    const part = (rib + 1) / (count + 1);
    return isLong
      ? groove(x + 11, y + wide * part - 1.2, along - 24, 2.4)
      : groove(x + along * part - 1.2, y + 11, 2.4, wide - 24);
  });
  const wheels = isLong
    ? [box(x - 1.2, y + 6, 4, 9, 2, { fill: '#0e1315' }), box(x - 1.2, y + wide - 15, 4, 9, 2, { fill: '#0e1315' })]
    : [box(x + 6, y - 1.2, 9, 4, 2, { fill: '#0e1315' }), box(x + along - 15, y - 1.2, 9, 4, 2, { fill: '#0e1315' })];
  const handle = isLong
    ? box(x + along - 6.5, y + wide / 2 - 11, 4, 22, 2, { fill: '#11181a' }) +
      box(x + along - 5.7, y + wide / 2 - 10, 1.1, 20, 0.5, { fill: LIGHT, opacity: 0.4 })
    : box(x + along / 2 - 11, y + wide - 6.5, 22, 4, 2, { fill: '#11181a' }) +
      box(x + along / 2 - 10, y + wide - 5.9, 20, 1.1, 0.5, { fill: LIGHT, opacity: 0.4 });
  return ribs.join('') + wheels.join('') + handle;
};

const groove = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, 1.2, { fill: SHADE, opacity: 0.2 }) +
  box(
    x + (width > height ? 0 : 1.4),
    y + (width > height ? 1.6 : 0),
    width > height ? width : 0.9,
    width > height ? 0.9 : height,
    0.4,
    { fill: LIGHT, opacity: 0.28 },
  );

/** The narrow side of a case that stands: its zip, its handle, and the guards of its corners. */
const edge = ({ x, y, along, across: wide }: Shape) => {
  const isLong = along >= wide;
  const [middleX, middleY] = [x + along / 2, y + wide / 2];
  const zip = isLong
    ? box(x + 2, middleY - 1.3, along - 4, 2.6, 1.3, { fill: SHADE, opacity: 0.42 }) +
      box(x + 3, middleY - 0.4, along - 6, 0.8, 0.4, { fill: LIGHT, opacity: 0.5 })
    : box(middleX - 1.3, y + 2, 2.6, wide - 4, 1.3, { fill: SHADE, opacity: 0.42 }) +
      box(middleX - 0.4, y + 3, 0.8, wide - 6, 0.4, { fill: LIGHT, opacity: 0.5 });
  const grip = Math.min(30, Math.max(along, wide) * 0.36);
  const handle = isLong
    ? box(middleX - grip / 2, middleY - 4.6, grip, 9.2, 4, { fill: '#11181a' }) +
      box(middleX - grip / 2 + 3, middleY - 3.4, grip - 6, 1.5, 0.7, { fill: LIGHT, opacity: 0.4 })
    : box(middleX - 4.6, middleY - grip / 2, 9.2, grip, 4, { fill: '#11181a' }) +
      box(middleX - 3.4, middleY - grip / 2 + 3, 1.5, grip - 6, 0.7, { fill: LIGHT, opacity: 0.4 });
  const guard = (gx: number, gy: number) =>
    path(
      rounded(
        [
          [gx, gy],
          [gx + 8, gy],
          [gx + 8, gy + 8],
          [gx, gy + 8],
        ],
        4,
      ),
      { fill: SHADE, opacity: 0.26 },
    );
  return [
    guard(x, y),
    guard(x + along - 8, y),
    guard(x, y + wide - 8),
    guard(x + along - 8, y + wide - 8),
    zip,
    handle,
  ].join('');
};
