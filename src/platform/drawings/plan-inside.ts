import { insideOf, MIDDLE, openingOf, type Plan } from './plan.ts';
import { bothSides, box, FRAME, LIGHT, path } from './svg.ts';

/** The floor inside, with the doors' cards at its sides; what `content` draws is cut to it. */
export const interior = (plan: Plan, end: number, content: string): string => {
  const { body, x, y, scale } = plan;
  const inside = insideOf(body);
  const opening = openingOf(plan, end);
  const long = (end - body.cowl) * scale;
  const card =
    box(x(body.cowl), y(-inside), long, 9 * scale, 0, { fill: '#414c51' }) +
    box(x(body.cowl), y(-inside) + 9 * scale - 1, long, 1.2, 0, { fill: LIGHT, opacity: 0.14 });
  const rest = [body.firstBack - 62, body.firstBack + 30]
    .filter((along) => along + 44 < end)
    .map((along) => box(x(along), y(-inside + 4), 44 * scale, 6.5 * scale, 3, { fill: '#566268' }))
    .join('');
  return [
    path(opening, { fill: FRAME, stroke: FRAME, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    `<g clip-path="url(#o)">`,
    path(opening, { fill: 'url(#fl)' }),
    bothSides(MIDDLE, card + rest),
    content,
    path(opening, { fill: 'none', stroke: '#000', 'stroke-opacity': 0.5, 'stroke-width': 6 }),
    '</g>',
    path(opening, {
      fill: 'none',
      stroke: LIGHT,
      'stroke-opacity': 0.22,
      'stroke-width': 1,
      transform: 'translate(0 1.2)',
    }),
  ].join('');
};
