/** A point in centimetres from the middle of a vehicle and from the ground, or in units of a drawing. */
export type Point = readonly [x: number, y: number];
/** A curve: two points that bend it, and its end. */
export type Curve = readonly [Point, Point, Point];
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The dark of every shade and shut line. */
export const SHADE = '#02090b';
export const LIGHT = '#fff';
/** Rubber, trim and the frames of windows. */
export const TRIM = '#12181a';
export const FRAME = '#0b1113';
/** Where the vehicle's paint is put in, as in the side views. */
export const PAINT = 'var(--paint,#d8dde0)';

/** A number as it stands in a drawing, to a tenth. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** A gradient along a line in units of the drawing. */
export const linear = (id: string, [from, to]: readonly [Point, Point], stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}">${stopsOf(stops)}</linearGradient>`;

/** A gradient from the top of each shape to its bottom, or from its left to its right. */
export const across = (id: string, stops: readonly Stop[], way: 'down' | 'right' = 'down'): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${way === 'right' ? 1 : 0}" y2="${way === 'down' ? 1 : 0}">${stopsOf(stops)}</linearGradient>`;

/** A gradient from the middle of each shape to its edge. */
export const radial = (id: string, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** The path through curves. */
export const curved = (start: Point, curves: readonly Curve[]): string =>
  `M ${pair(start)} ${curves.map((curve) => `C ${curve.map(pair).join(' ')}`).join(' ')}`;

/** What a point is in a mirror that stands at `x` or lies at `y`. */
const turnedAbout =
  ({ x, y }: { x?: number; y?: number }) =>
  ([px, py]: Point): Point => [x === undefined ? px : 2 * x - px, y === undefined ? py : 2 * y - py];

/** The closed path of a shape of which one half is given, between two points on the line it is mirrored about. */
export const symmetric = (line: { x: number } | { y: number }, start: Point, half: readonly Curve[]): string => {
  const turned = turnedAbout(line);
  const ends = [start, ...half.map(([, , end]) => end)];
  const other = half.map(
    ([first, second], index): Curve => [turned(second), turned(first), turned(ends[index] ?? start)],
  );
  return `${curved(start, [...half, ...other.reverse()])} Z`;
};

/** A closed path through corners, each rounded by up to `radius`. */
export const rounded = (corners: readonly Point[], radius: number): string => {
  const steps = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return { corner, from: towards(corner, before, radius), to: towards(corner, after, radius) };
  });
  const lines = steps.map(
    ({ corner, from, to }, index) => `${index ? 'L' : 'M'} ${pair(from)} Q ${pair(corner)} ${pair(to)}`,
  );
  return `${lines.join(' ')} Z`;
};

const towards = ([x, y]: Point, [toX, toY]: Point, by: number): Point => {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const part = Math.min(by / length, 0.5);
  return [x + (toX - x) * part, y + (toY - y) * part];
};

type Look = Readonly<Record<string, string | number>>;

const looks = (look: Look) =>
  Object.entries(look)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('');

export const path = (d: string, look: Look): string => `<path d="${d}"${looks(look)}/>`;

export const box = (x: number, y: number, width: number, height: number, radius: number, look: Look): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(width, 0))}" height="${short(Math.max(height, 0))}" rx="${short(radius)}"${looks(look)}/>`;

export const oval = ([x, y]: Point, rx: number, ry: number, look: Look): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"${looks(look)}/>`;

/** A shut line with the light that falls on its edge. */
export const seam = (d: string): string =>
  path(d, { fill: 'none', stroke: SHADE, 'stroke-opacity': 0.52, 'stroke-width': 1.15, 'stroke-linejoin': 'round' }) +
  path(d, { fill: 'none', stroke: LIGHT, 'stroke-opacity': 0.2, 'stroke-width': 0.8, transform: 'translate(.5 1.1)' });

/** A shape together with its mirror image about a vertical line. */
export const both = (middle: number, shape: string): string =>
  `${shape}<g transform="matrix(-1 0 0 1 ${short(2 * middle)} 0)">${shape}</g>`;

/** A shape together with its mirror image about a horizontal line. */
export const bothSides = (middle: number, shape: string): string =>
  `${shape}<g transform="matrix(1 0 0 -1 0 ${short(2 * middle)})">${shape}</g>`;

/** A whole drawing, in the frame that is the same for all. */
export const drawing = (label: string, defs: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 280" role="img" aria-label="${label}"><defs>${defs}</defs>${shapes}</svg>`;
