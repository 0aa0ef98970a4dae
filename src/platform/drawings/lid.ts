import { MIDDLE, type Plan } from './plan.ts';
import { box, FRAME, path, seam, symmetric } from './svg.ts';

/** The boot's lid and the window before it, shut, as on a saloon. */
export const lid = (plan: Plan): string => {
  const {
    body: { half, length, tail: round, end },
    at,
    scale,
  } = plan;
  const inside = half - 15;
  const glass = symmetric({ y: MIDDLE }, at(end - 12, 0), [
    [at(end - 12, -inside * 0.5), at(end - 14, -inside * 0.8), at(end - 26, -inside + 4)],
    [at(end - 14, -inside), at(end + 4, -inside + 2), at(end + 14, -inside + 9)],
    [at(end + 21, -inside * 0.6), at(end + 23, -inside * 0.3), at(end + 23, 0)],
  ]);
  const shut = symmetric({ y: MIDDLE }, at(end + 29, 0), [
    [at(end + 29, -inside * 0.4), at(end + 26, -inside * 0.75), at(end + 16, -inside)],
    [at(end + 44, -inside - 2), at(length - round * 2.4, -inside - 1), at(length - round * 1.1, -inside + 4)],
    [at(length - round * 0.55, -half * 0.6), at(length - round * 0.5, -half * 0.3), at(length - round * 0.5, 0)],
  ]);
  const [heatX, heatY] = at(end, -inside * 0.72);
  const heat = [0, 1, 2, 3].map((line) =>
    box(heatX + line * 4.2 * scale, heatY, 0.6, inside * 1.44 * scale, 0.3, { fill: '#d98d6a', opacity: 0.4 }),
  );
  return (
    path(glass, { fill: 'url(#gr)', stroke: FRAME, 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    heat.join('') +
    seam(shut)
  );
};
