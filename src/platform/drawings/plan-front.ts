import { insideOf, MIDDLE, type Plan } from './plan.ts';
import { bothSides, curved, FRAME, path, SHADE, seam, symmetric, TRIM } from './svg.ts';

export const bonnet = ({ body: { half, nose: round, cowl }, at }: Plan) => {
  const crease = curved(at(round * 0.5, -half * 0.46), [
    [at(cowl * 0.45, -half * 0.6), at(cowl * 0.75, -half * 0.64), at(cowl - 2, -half * 0.66)],
  ]);
  const shut = curved(at(round * 0.34, -half * 0.58), [
    [at(round * 0.9, -half + 13), at(cowl * 0.6, -half + 11), at(cowl + 6, -half + 13)],
  ]);
  const lip = curved(at(round * 0.24, 0), [
    [at(round * 0.24, -half * 0.3), at(round * 0.26, -half * 0.46), at(round * 0.34, -half * 0.58)],
  ]);
  return bothSides(
    MIDDLE,
    path(crease, {
      fill: 'none',
      stroke: SHADE,
      'stroke-opacity': 0.14,
      'stroke-width': 2.4,
      transform: 'translate(0 2)',
    }) +
      path(crease, { fill: 'none', stroke: 'url(#l)', 'stroke-width': 5, 'stroke-opacity': 0.22 }) +
      path(crease, { fill: 'none', stroke: 'url(#l)', 'stroke-width': 1.4 }) +
      seam(shut) +
      seam(lip),
  );
};

export const nose = ({ body: { half, nose: round }, at }: Plan) => {
  const lamp = `${curved(at(round * 0.16, -half * 0.6), [
    [at(round * 0.3, -half * 0.82), at(round * 0.7, -half + 8), at(round * 1.35, -half + 2)],
    [at(round * 1.15, -half + 10), at(round * 0.75, -half + 17), at(round * 0.36, -half * 0.6)],
  ])} Z`;
  const grille = curved(at(round * 0.02, -half * 0.4), [
    [at(round * 0.06, -half * 0.2), at(round * 0.06, half * 0.2), at(round * 0.02, half * 0.4)],
  ]);
  return (
    path(grille, { fill: 'none', stroke: TRIM, 'stroke-width': 5, 'stroke-linecap': 'round' }) +
    bothSides(MIDDLE, path(lamp, { fill: 'url(#hl)', stroke: '#0a1214', 'stroke-opacity': 0.55, 'stroke-width': 0.9 }))
  );
};

/** The glass over the dashboard, cut where the roof is taken off. */
export const windscreen = ({ body, at }: Plan) => {
  const inside = insideOf(body);
  const { cowl } = body;
  const shape = symmetric({ y: MIDDLE }, at(cowl - 15, 0), [
    [at(cowl - 14, -inside * 0.45), at(cowl - 8, -inside * 0.9), at(cowl + 10, -inside - 4)],
    [at(cowl + 20, -inside - 1), at(cowl + 26, -inside + 4), at(cowl + 30, -inside + 5)],
    [at(cowl + 14, -inside * 0.7), at(cowl + 8, -inside * 0.3), at(cowl + 8, 0)],
  ]);
  const wiper = (side: number) =>
    path(curved(at(cowl - 12, side), [[at(cowl - 8, side - 14), at(cowl - 4, side - 30), at(cowl + 2, side - 44)]]), {
      fill: 'none',
      stroke: '#050809',
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    });
  return (
    path(shape, { fill: FRAME, stroke: FRAME, 'stroke-width': 2.4, 'stroke-linejoin': 'round' }) +
    path(shape, { fill: 'url(#gl)' }) +
    wiper(14) +
    wiper(58)
  );
};
