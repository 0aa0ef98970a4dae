import { across, box, LIGHT, path, rounded, SHADE } from './svg.ts';

/** The length of a seat from its front edge to its back, in centimetres. */
export const SEAT_LENGTH = 62;

const upholstery = {
  cloth: { light: '#aab4b7', middle: '#87939a', dark: '#5f6b72', seam: '#4a555c' },
  leather: { light: '#d2a67c', middle: '#b5835a', dark: '#8a5f3d', seam: '#6d4a30' },
};

export type Upholstery = keyof typeof upholstery;

/** The gradients that seats are filled with. */
export const seatDefs = (kind: Upholstery): string => {
  const { light, middle, dark } = upholstery[kind];
  return [
    across('cu', [
      [0, dark],
      [0.2, middle],
      [0.5, light],
      [0.8, middle],
      [1, dark],
    ]),
    across(
      'ba',
      [
        [0, light],
        [0.45, middle],
        [1, dark],
      ],
      'right',
    ),
    across(
      'he',
      [
        [0, light],
        [1, dark],
      ],
      'right',
    ),
  ].join('');
};

/** A seat from above that looks to the left: its front edge at `x`, its middle at `y`, in units of the drawing. */
const seat = (x: number, y: number, width: number, scale: number, kind: Upholstery, squeeze = 1): string => {
  const { seam } = upholstery[kind];
  const long = SEAT_LENGTH * scale * squeeze;
  const wide = width * scale;
  const top = y - wide / 2;
  const bolster = wide * 0.17;
  const stitch = (part: number) =>
    path(
      `M ${(x + long * part).toFixed(1)} ${(top + bolster + 2).toFixed(1)} Q ${(x + long * part - 1.5).toFixed(1)} ${y.toFixed(1)} ${(x + long * part).toFixed(1)} ${(top + wide - bolster - 2).toFixed(1)}`,
      { fill: 'none', stroke: seam, 'stroke-width': 0.8, 'stroke-opacity': 0.6 },
    );
  const back = rounded(
    [
      [x + long * 0.74, top - 0.5],
      [x + long, top + wide * 0.05],
      [x + long, top + wide * 0.95],
      [x + long * 0.74, top + wide + 0.5],
    ],
    Math.min(7, wide * 0.16),
  );
  const headWide = wide * 0.46;
  return [
    box(x - 1, top + 2.5, long + 4, wide + 1, 8, { fill: '#000', opacity: 0.34 }),
    box(x, top + 0.5, long * 0.84, wide - 1, Math.min(9, wide * 0.2), { fill: 'url(#cu)' }),
    path(
      `M ${(x + 5).toFixed(1)} ${(top + bolster).toFixed(1)} H ${(x + long * 0.74).toFixed(1)} M ${(x + 5).toFixed(1)} ${(top + wide - bolster).toFixed(1)} H ${(x + long * 0.74).toFixed(1)}`,
      { stroke: seam, 'stroke-width': 0.9, 'stroke-opacity': 0.7, 'stroke-linecap': 'round' },
    ),
    stitch(0.3),
    stitch(0.52),
    box(x + 1.5, top + 3, 3, wide - 6, 1.5, { fill: LIGHT, opacity: 0.28 }),
    path(back, { fill: SHADE, opacity: 0.3, transform: 'translate(-2.4 0)' }),
    path(back, { fill: 'url(#ba)', stroke: SHADE, 'stroke-opacity': 0.35, 'stroke-width': 0.7 }),
    box(x + long * 0.775, top + wide * 0.14, 1.6, wide * 0.72, 0.8, { fill: LIGHT, opacity: 0.4 }),
    box(x + long * 0.81, y - headWide / 2, long * 0.17, headWide, 4, { fill: SHADE, opacity: 0.35 }),
    box(x + long * 0.83, y - headWide / 2, long * 0.17, headWide, 4, {
      fill: 'url(#he)',
      stroke: SHADE,
      'stroke-opacity': 0.4,
      'stroke-width': 0.7,
    }),
    box(x + long * 0.85, y - headWide * 0.36, 1.4, headWide * 0.72, 0.7, { fill: LIGHT, opacity: 0.45 }),
  ].join('');
};

type SeatRow = Readonly<{ seats: number; back: number; squeeze: number; room: number; kind: Upholstery }>;
type Laid = Readonly<{ x: (cm: number) => number; y: (cm: number) => number; scale: number }>;

/** The seats of a row abreast: `back` is where they end, `room` how wide the row may be, in centimetres. */
export const seatRow = ({ x, y, scale }: Laid, { seats, back, squeeze, room, kind }: SeatRow): string => {
  const width = Math.min(seats < 3 ? 53 : 47, room / seats - 1.5);
  const apart = seats === 2 ? Math.min(75, room - width) : Math.min(width + 5, (room - width) / Math.max(seats - 1, 1));
  return Array.from(
    { length: seats },
    (_, index) =>
      `<g data-seat="">${seat(x(back - SEAT_LENGTH * squeeze), y((index - (seats - 1) / 2) * apart), width, scale, kind, squeeze)}</g>`,
  ).join('');
};
