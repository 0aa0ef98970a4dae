import { MIDDLE, outlineOf, type Plan } from './plan.ts';
import { bonnet, nose, windscreen } from './plan-front.ts';
import { bothSides, box, curved, LIGHT, PAINT, path, rounded, SHADE, seam, symmetric, TRIM } from './svg.ts';

/** The body with its roof taken off, without what is inside: shadow, paint, lamps and shut lines. */
export const shell = (plan: Plan, end: number): string => {
  const { body, x, y, scale } = plan;
  const outline = outlineOf(plan);
  const inside = [
    box(x(-4), y(-body.half - 2), (body.length + 8) * scale, (2 * body.half + 4) * scale, 0, { fill: 'url(#v)' }),
    bonnet(plan),
    box(x(-4), y(-body.half - 2), (body.length + 8) * scale, (2 * body.half + 4) * scale, 0, { fill: 'url(#h)' }),
    nose(plan),
    tail(plan),
    doors(plan, end),
  ];
  return [
    path(outline, { fill: '#04191c', opacity: 0.5, filter: 'url(#sh)', transform: 'translate(0 4)' }),
    mirrors(plan),
    path(outline, { fill: PAINT }),
    `<g clip-path="url(#b)">${inside.join('')}</g>`,
    path(outline, { fill: 'none', stroke: SHADE, 'stroke-opacity': 0.4, 'stroke-width': 1 }),
    path(outline, {
      fill: 'none',
      stroke: LIGHT,
      'stroke-opacity': 0.4,
      'stroke-width': 1.6,
      transform: 'translate(0 1.6)',
      'clip-path': 'url(#b)',
    }),
    windscreen(plan),
  ].join('');
};

const mirrors = ({ body: { half, cowl }, at, scale }: Plan) => {
  const [x, y] = at(cowl + 26, -half - 15);
  const shape = rounded(
    [
      [x, y + 3],
      [x + 12 * scale, y],
      [x + 15 * scale, y + 17 * scale],
      [x + 3, y + 18 * scale],
    ],
    4,
  );
  return bothSides(
    MIDDLE,
    path(shape, { fill: '#22292b' }) +
      path(shape, { fill: PAINT, transform: 'translate(-1.6 0)' }) +
      path(shape, { fill: LIGHT, opacity: 0.2, transform: 'translate(-1.6 0)' }),
  );
};

const tail = ({ body: { half, length, tail: round, behind }, at }: Plan) => {
  const lamp = `${curved(at(length - round * 0.26, -half * 0.56), [
    [at(length - round * 0.32, -half + 14), at(length - round * 0.7, -half + 6), at(length - round * 1.9, -half)],
    [at(length - round * 1.5, -half + 9), at(length - round * 1.1, -half + 16), at(length - round * 0.9, -half * 0.58)],
  ])} Z`;
  const bumper = symmetric({ y: MIDDLE }, at(length, 0), [
    [at(length, -half * 0.3), at(length - round * 0.2, -half * 0.6), at(length - round * 0.28, -half * 0.62)],
    [at(length - round * 0.5, -half * 0.5), at(length - round * 0.5, -half * 0.2), at(length - round * 0.5, 0)],
  ]);
  const square = rounded(
    [at(length - 9, -half - 2), at(length, -half - 2), at(length, -half + 15), at(length - 9, -half + 15)],
    2,
  );
  const red = behind === 'bed' ? square : lamp;
  return (
    path(bumper, { fill: behind === 'bed' ? '#4a5458' : TRIM, opacity: 0.35 }) +
    bothSides(MIDDLE, path(red, { fill: 'url(#tl)', stroke: '#0a1214', 'stroke-opacity': 0.55, 'stroke-width': 0.9 }))
  );
};

/** The shut lines of the doors on the sills. */
const doors = ({ body, at }: Plan, end: number) => {
  const { half, cowl, firstBack } = body;
  const cuts = [
    cowl + 38,
    firstBack + 4,
    ...(end - firstBack > 120 && body.behind !== 'bed' ? [firstBack + 92] : body.behind === 'bed' ? [end - 6] : []),
  ];
  return bothSides(
    MIDDLE,
    cuts
      .map((along) =>
        seam(curved(at(along, -half), [[at(along, -half + 5), at(along, -half + 9), at(along + 1, -half + 14)]])),
      )
      .join(''),
  );
};
