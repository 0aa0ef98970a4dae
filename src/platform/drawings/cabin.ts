import { seatRows } from '#kernel/seat-rows.ts';
import { bed } from './bed.ts';
import { lid } from './lid.ts';
import { insideOf, type Plan, planOf } from './plan.ts';
import { type PlanType, planBodies } from './plan-bodies.ts';
import { planDefs } from './plan-defs.ts';
import { interior } from './plan-inside.ts';
import { shell } from './plan-shell.ts';
import { SEAT_LENGTH, seatDefs, seatRow } from './seats.ts';
import { across, box, drawing, LIGHT, linear, oval, path, rounded, SHADE, short } from './svg.ts';

/** The cabin of a car from above, its roof taken off: as many seats as `seats`, the wheel on the right. */
export const cabinOf = (type: PlanType, seats: number): string => {
  const { length, half } = planBodies[type];
  const scale = Math.min(552 / length, 236 / (2 * half + 32));
  const plan = planOf(type, scale, 320 - (length * scale) / 2);
  const { body, at } = plan;
  const rows = placed(plan, seatRows(type, seats));
  const content = [
    cargo(plan, rows.at(-1)?.back ?? 0),
    dashboard(plan),
    ...(rows[0]?.seats === 3 ? [] : [tunnel(plan)]),
    ...rows.map((row) => seatsOf(plan, row)),
  ];
  const behind = body.behind === 'lid' ? lid(plan) : body.behind === 'bed' ? bed(plan) : '';
  const defs = [
    planDefs(plan, body.end),
    seatDefs(body.seat),
    linear(
      'gr',
      [at(body.end - 26, 0), at(body.end + 24, 0)],
      [
        [0, '#5b7a80'],
        [0.5, '#2b454c'],
        [1, '#16262b'],
      ],
    ),
    across('bd', [
      [0, '#0d1112'],
      [0.5, '#242b2e'],
      [1, '#0d1112'],
    ]),
  ].join('');
  return drawing('Cabin from above', defs, shell(plan, body.end) + interior(plan, body.end, content.join('')) + behind);
};

type Row = Readonly<{ seats: number; back: number; squeeze: number }>;

/** Where the rows stand: the last one as far back as the body lets it. */
const placed = ({ body }: Plan, rows: readonly number[]): Row[] => {
  const { firstBack, end, pitch, behind } = body;
  const room = behind === 'gate' ? (rows.length > 2 ? 34 : 52) : 10;
  const apart = rows.length > 1 ? Math.min(pitch, (end - room - firstBack) / (rows.length - 1)) : pitch;
  const squeeze = Math.min(1, (apart - 6) / SEAT_LENGTH);
  return rows.map((seats, index) => ({ seats, back: firstBack + index * apart, squeeze }));
};

const seatsOf = (plan: Plan, row: Row) =>
  seatRow(plan, { ...row, room: 2 * (insideOf(plan.body) - 10), kind: plan.body.seat });

const dashboard = ({ body, at, x, y, scale }: Plan) => {
  const inside = insideOf(body);
  const { cowl, firstBack } = body;
  const depth = 36;
  const dash = rounded(
    [
      at(cowl - 4, -inside - 4),
      at(cowl + depth + 6, -inside - 4),
      at(cowl + depth - 2, -inside * 0.3),
      at(cowl + depth - 2, inside * 0.3),
      at(cowl + depth + 6, inside + 4),
      at(cowl - 4, inside + 4),
    ],
    10,
  );
  const wheel = cowl + (firstBack - cowl) * 0.42;
  const side = -37;
  const [wheelX, wheelY] = at(wheel, side);
  return [
    path(dash, { fill: '#000', opacity: 0.4, transform: 'translate(4 0)' }),
    path(dash, { fill: 'url(#da)' }),
    path(dash, { fill: 'none', stroke: LIGHT, 'stroke-opacity': 0.16, 'stroke-width': 1 }),
    box(x(cowl + depth - 16), y(side - 19), 13 * scale, 38 * scale, 5, { fill: '#0e1315' }),
    box(x(cowl + depth - 12), y(side - 14), 5 * scale, 28 * scale, 2, { fill: '#5fb7b4', opacity: 0.75 }),
    box(x(cowl + depth - 11), y(-13), 6 * scale, 26 * scale, 2, { fill: '#0a0e0f' }),
    box(x(cowl + depth - 9.5), y(-11), 3 * scale, 22 * scale, 1, { fill: '#4fa3a8', opacity: 0.85 }),
    ...[-inside * 0.88, inside * 0.82].map((vent) =>
      box(x(cowl + depth - 7), y(vent - 4), 5 * scale, 12 * scale, 2, { fill: '#0a0e0f' }),
    ),
    box(x(wheel - 22), y(side - 3), 20 * scale, 6 * scale, 2, { fill: '#14191b' }),
    oval([wheelX + 2, wheelY + 1], 6.5 * scale, 19 * scale, {
      fill: 'none',
      stroke: '#000',
      'stroke-width': 4,
      'stroke-opacity': 0.35,
    }),
    oval([wheelX - 1.4 * scale, wheelY], 4.4 * scale, 7.5 * scale, { fill: '#1a2023' }),
    path(`M ${short(wheelX - 2)} ${short(wheelY - 17 * scale)} V ${short(wheelY + 17 * scale)}`, {
      stroke: '#2b3437',
      'stroke-width': 3.4,
    }),
    oval([wheelX, wheelY], 6 * scale, 19 * scale, { fill: 'none', stroke: '#0d1113', 'stroke-width': 4.4 }),
    oval([wheelX - 0.7, wheelY - 0.4], 6 * scale, 19 * scale, {
      fill: 'none',
      stroke: LIGHT,
      'stroke-width': 0.9,
      'stroke-opacity': 0.4,
    }),
  ].join('');
};

/** Between the front seats: the gear lever, two cups and an arm rest. */
const tunnel = ({ body: { cowl, firstBack }, x, y, scale }: Plan) => {
  const from = cowl + 34;
  const long = firstBack - from - 4;
  const lever = from + long * 0.3;
  return [
    box(x(from), y(-8), long * scale, 16 * scale, 5, { fill: '#1a2022' }),
    box(x(from), y(-8), long * scale, 16 * scale, 5, {
      fill: 'none',
      stroke: LIGHT,
      'stroke-opacity': 0.14,
      'stroke-width': 1,
    }),
    box(x(lever - 8), y(-4), 16 * scale, 8 * scale, 3, { fill: '#0c1011' }),
    oval([x(lever + 1), y(0)], 3.6 * scale, 3.6 * scale, { fill: 'url(#al)' }),
    ...[16, 26].map((along) =>
      oval([x(lever + along), y(0)], 4.2 * scale, 4.2 * scale, {
        fill: '#0a0d0e',
        stroke: '#3d484d',
        'stroke-width': 1,
      }),
    ),
    box(x(from + long - 26), y(-7), 26 * scale, 14 * scale, 4, { fill: '#3d484d' }),
    box(x(from + long - 25), y(-6), 24 * scale, 3, 1.5, { fill: LIGHT, opacity: 0.14 }),
  ].join('');
};

/** The floor behind the last row. */
const cargo = ({ body, x, y, scale }: Plan, back: number) => {
  const inside = insideOf(body) - 9;
  const from = back + 4;
  const long = body.end - from;
  if (body.behind !== 'gate') return '';
  const ribs = Array.from({ length: Math.max(0, Math.floor(long / 11) - 1) }, (_, index) =>
    box(x(from + 8 + index * 11), y(-inside + 8), 1.2, (2 * inside - 16) * scale, 0.6, { fill: '#000', opacity: 0.28 }),
  );
  return (
    box(x(from), y(-inside), long * scale, 2 * inside * scale, 4, { fill: '#343e42' }) +
    box(x(from), y(-inside), long * scale, 2 * inside * scale, 4, {
      fill: 'none',
      stroke: SHADE,
      'stroke-opacity': 0.5,
      'stroke-width': 1,
    }) +
    ribs.join('') +
    box(x(from), y(-inside), 3, 2 * inside * scale, 1.5, { fill: '#000', opacity: 0.4 })
  );
};
