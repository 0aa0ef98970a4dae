import { type BootLoad, LARGE_BAG, type PlacedBag } from '#kernel/boot-load.ts';
import { seatRows } from '#kernel/seat-rows.ts';
import { bag, bagDefs } from './bags.ts';
import { bed } from './bed.ts';
import { insideOf, MIDDLE, type Plan, planOf } from './plan.ts';
import { type PlanType, planBodies } from './plan-bodies.ts';
import { planDefs } from './plan-defs.ts';
import { interior } from './plan-inside.ts';
import { shell } from './plan-shell.ts';
import { SEAT_LENGTH, seatDefs, seatRow } from './seats.ts';
import { across, bothSides, box, drawing, LIGHT, linear, path, rounded, SHADE } from './svg.ts';

/** Units for a centimetre: the same in every drawing of a boot, so that a suitcase is as large in each. */
const SCALE = 1.24;
const GAP = 9;
/** From the boot to the tail, in centimetres. */
const SILL = 14;

/** The boot from above behind the last row, with its bags to scale; those that are not in it stand behind the car. */
export const bootOf = (type: PlanType, seats: number, load: BootLoad): string => {
  const body = planBodies[type];
  const behind = besideOf(load.beside);
  const shown = Math.min(load.boot.depth + SILL + SEAT_LENGTH + 84, (572 - behind.width) / SCALE);
  const tail = 320 + (shown * SCALE - behind.width) / 2;
  const plan = planOf(type, SCALE, tail - body.length * SCALE);
  const start = body.behind === 'bed' ? body.end + 20 : body.length - SILL - load.boot.depth;
  const end = body.behind === 'bed' ? body.end : body.length - SILL + 1;
  const left = tail - shown * SCALE;
  const rows = seatRows(type, seats);
  const last = rows.at(-1) ?? 2;
  const back = body.behind === 'bed' ? body.end - 8 : start - 3;
  const before = back - Math.min(body.pitch, 88);
  const room = 2 * (insideOf(body) - 10);
  const content = [
    rows.length > 1 ? seatRow(plan, { seats: rows.at(-2) ?? 2, back: before, squeeze: 1, room, kind: body.seat }) : '',
    seatRow(plan, { seats: last, back, squeeze: 1, room, kind: body.seat }),
    body.behind === 'bed' ? '' : floor(plan, load, start),
  ];
  const defs = [
    planDefs(plan, end),
    seatDefs(body.seat),
    bagDefs(),
    across('bd', [
      [0, '#0d1112'],
      [0.5, '#242b2e'],
      [1, '#0d1112'],
    ]),
    across('ca', [
      [0, '#39454a'],
      [0.5, '#55646a'],
      [1, '#39454a'],
    ]),
    linear(
      'fade',
      [
        [left, 0],
        [left + 80, 0],
      ],
      [
        [0, '#000'],
        [1, '#fff'],
      ],
    ),
    `<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="640" height="280"><rect width="640" height="280" fill="url(#fade)"/></mask>`,
  ].join('');
  const inside = load.inside.map((one, index) => inBoot(plan, load, start, one, index)).join('');
  const car =
    shell(plan, end) + interior(plan, end, content.join('')) + (body.behind === 'bed' ? bed(plan) : sill(plan));
  return drawing(
    'Boot from above',
    defs,
    `<g mask="url(#m)">${car}</g>${inside}${behind.draw(tail + 18, load.inside.length)}`,
  );
};

const inBoot = (
  { x, y }: Plan,
  { boot }: BootLoad,
  start: number,
  { from, side, along, across: wide }: PlacedBag,
  index: number,
) => {
  const lies =
    along + wide === LARGE_BAG.length + LARGE_BAG.width
      ? 'flat'
      : along + wide === LARGE_BAG.length + LARGE_BAG.thickness
        ? 'side'
        : 'upright';
  return bag(
    { x: x(start + from), y: y(side - boot.width / 2), along: along * SCALE, across: wide * SCALE, index },
    lies,
  );
};

/** The lit floor of the boot between its lined sides. */
const floor = ({ body, x, y, scale, at }: Plan, { boot }: BootLoad, start: number) => {
  const half = boot.width / 2;
  const inside = insideOf(body);
  const long = boot.depth * scale;
  const lining =
    box(x(start - 2), y(-inside), long + 30, (inside - half) * scale, 0, { fill: '#2b3437' }) +
    box(x(start - 2), y(-half) - 2, long + 30, 2, 0, { fill: '#000', opacity: 0.4 });
  const arch = rounded(
    [
      at(start + 4, -inside - 2),
      at(start + Math.min(60, boot.depth * 0.8), -inside - 2),
      at(start + Math.min(54, boot.depth * 0.7), -half - 1),
      at(start + 8, -half - 1),
    ],
    6,
  );
  const ribs = Array.from({ length: Math.max(0, Math.floor(boot.depth / 12) - 1) }, (_, rib) =>
    box(x(start + 12 * (rib + 1)), y(-half + 7), 1.1, (boot.width - 14) * scale, 0.5, { fill: '#000', opacity: 0.16 }),
  );
  return [
    box(x(start - 2), y(-half), long + 4, boot.width * scale, 0, { fill: 'url(#ca)' }),
    ...ribs,
    bothSides(MIDDLE, lining + path(arch, { fill: '#39454a' })),
    box(x(start - 2), y(-inside), 7, 2 * inside * scale, 0, { fill: '#000', opacity: 0.34 }),
    box(x(start), y(-half + 3), long - 3, boot.width * scale - 6 * scale, 6, {
      fill: 'none',
      stroke: LIGHT,
      'stroke-opacity': 0.16,
      'stroke-width': 1,
    }),
  ].join('');
};

/** The edge over which bags are lifted, with the catch of the gate. */
const sill = ({ body: { length }, x, y, scale }: Plan) => {
  const edge = x(length - SILL + 2.4);
  return (
    box(edge, y(-46), 5 * scale, 92 * scale, 2.6, { fill: 'url(#al)', opacity: 0.9 }) +
    box(edge, y(-46), 1.2, 92 * scale, 0.6, { fill: LIGHT, opacity: 0.6 }) +
    box(edge, y(-6), 4.4 * scale, 12 * scale, 2, { fill: SHADE, opacity: 0.75 })
  );
};

/** Up to this many bags lie on their backs beside the car; more of them stand upright. */
const MOST_LYING = 9;
const ABREAST = 3;

/** The bags behind the car, and how much room they take. */
const besideOf = (count: number) => {
  const lies = count > MOST_LYING ? ('upright' as const) : ('flat' as const);
  const along = (lies === 'flat' ? LARGE_BAG.length : LARGE_BAG.thickness) * SCALE;
  const wide = LARGE_BAG.width * SCALE;
  const columns = Math.ceil(count / ABREAST);
  const perColumn = columns ? Math.ceil(count / columns) : 0;
  const draw = (from: number, first: number) =>
    Array.from({ length: count }, (_, index) => {
      const column = Math.floor(index / perColumn);
      const inColumn = Math.min(perColumn, count - column * perColumn);
      const top = MIDDLE - (inColumn * wide + (inColumn - 1) * GAP) / 2;
      return bag(
        {
          x: from + column * (along + GAP),
          y: top + (index % perColumn) * (wide + GAP),
          along,
          across: wide,
          index: first + index,
        },
        lies,
      );
    }).join('');
  return { width: columns ? columns * (along + GAP) + 18 : 0, draw };
};
