import { ABOVE, LINE, scooterPlan } from './scooter-plan.ts';
import { across, box, curved, drawing, LIGHT, oval, path, SHADE, short } from './svg.ts';

/** The saddle from above, a part of it for each who sits on it. */
export const scooterCabin = (seats: number): string => {
  const { at, x, half, base, rear, defs, y } = scooterPlan();
  const saddle = half(at(102, 0), [
    [at(102, -7), at(106, -10), at(114, -12)],
    [at(124, -15.5), at(134, -15.5), at(142, -14)],
    [at(156, -13.4), at(168, -11), at(172, -7)],
    [at(173.6, -4), at(174, -2), at(174, 0)],
  ]);
  const from = 102;
  const long = 72 / seats;
  const parts = Array.from({ length: seats }, (_, index) => {
    const start = from + index * long;
    const left = x(start);
    return `<g data-seat="">${box(left, y(-18), long * ABOVE, 36 * ABOVE, 0, { fill: index % 2 ? LIGHT : SHADE, opacity: index % 2 ? 0.09 : 0.04 })}${[0.35, 0.65].map((part) => path(`M ${short(x(start + long * part))} ${short(y(-9))} Q ${short(x(start + long * part) - 5)} ${short(LINE)} ${short(x(start + long * part))} ${short(y(9))}`, { fill: 'none', stroke: '#0a0d0e', 'stroke-opacity': 0.55, 'stroke-width': 1.3 })).join('')}${index ? path(`M ${short(left)} ${short(y(-18))} Q ${short(left - 12)} ${short(LINE)} ${short(left)} ${short(y(18))}`, { fill: 'none', stroke: '#07090a', 'stroke-opacity': 0.8, 'stroke-width': 3 }) + path(`M ${short(left + 2.6)} ${short(y(-18))} Q ${short(left - 9.4)} ${short(LINE)} ${short(left + 2.6)} ${short(y(18))}`, { fill: 'none', stroke: LIGHT, 'stroke-opacity': 0.3, 'stroke-width': 1.4 }) : ''}</g>`;
  });
  const shapes = [
    base,
    rear,
    path(saddle, { fill: '#000', opacity: 0.4, transform: 'translate(1.5 4)' }),
    path(saddle, { fill: 'url(#sd)' }),
    `<g clip-path="url(#sc)">${parts.join('')}</g>`,
    path(saddle, { fill: 'none', stroke: SHADE, 'stroke-opacity': 0.7, 'stroke-width': 1.2 }),
  ];
  return drawing('Saddle from above', `${defs}<clipPath id="sc"><path d="${saddle}"/></clipPath>`, shapes.join(''));
};

/** The space under the lifted saddle, from above, with an open helmet in it. */
export const scooterBoot = (): string => {
  const { at, x, y, half, rect, base, rear, defs } = scooterPlan();
  const space = half(at(110, 0), [
    [at(110, -7), at(112, -10.4), at(118, -11.6)],
    [at(130, -13.6), at(142, -13.4), at(152, -12)],
    [at(162, -10.6), at(169, -8), at(169, 0)],
  ]);
  const lifted = half(at(88, 0), [
    [at(88, -7), at(90, -10), at(94, -12)],
    [at(98, -15), at(102, -15), at(105, -13)],
    [at(107, -9), at(107.4, -4), at(107.4, 0)],
  ]);
  const [headX, headY] = at(130, 0);
  const shapes = [
    base,
    rear,
    path(space, { fill: '#0b1113', stroke: '#0b1113', 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    path(space, { fill: 'url(#in)' }),
    path(space, {
      fill: 'none',
      stroke: LIGHT,
      'stroke-opacity': 0.22,
      'stroke-width': 1,
      transform: 'translate(0 1.6)',
    }),
    ...[150, 156, 162].map((rib) => rect(rib, -6, 0.6, 12, 0.8, { fill: LIGHT, opacity: 0.1 })),
    `<g data-helmet="">${[
      oval([headX + 2, headY + 4], 38, 29, { fill: '#000', opacity: 0.5 }),
      oval([headX, headY], 37, 28, { fill: 'url(#hm)' }),
      path(
        curved(
          [headX - 30, headY - 17],
          [
            [
              [headX - 40, headY - 7],
              [headX - 40, headY + 7],
              [headX - 30, headY + 17],
            ],
            [
              [headX - 27, headY + 9],
              [headX - 27, headY - 9],
              [headX - 30, headY - 17],
            ],
          ],
        ),
        { fill: '#12262b', opacity: 0.85 },
      ),
      path(
        curved(
          [headX - 24, headY - 6],
          [
            [
              [headX - 4, headY - 8],
              [headX + 18, headY - 7],
              [headX + 34, headY - 4],
            ],
          ],
        ) +
          ` L ${short(headX + 34)} ${short(headY + 4)} ` +
          curved(
            [headX + 34, headY + 4],
            [
              [
                [headX + 18, headY + 7],
                [headX - 4, headY + 8],
                [headX - 24, headY + 6],
              ],
            ],
          ).replace('M', 'L') +
          ' Z',
        { fill: LIGHT, opacity: 0.28 },
      ),
      path(
        curved(
          [headX - 20, headY - 18],
          [
            [
              [headX - 6, headY - 24],
              [headX + 10, headY - 24],
              [headX + 22, headY - 17],
            ],
          ],
        ),
        { fill: 'none', stroke: LIGHT, 'stroke-opacity': 0.7, 'stroke-width': 2.4, 'stroke-linecap': 'round' },
      ),
      ...[-13, 13].map((dot) => oval([headX + 8, headY + dot], 1.6, 1.6, { fill: '#fff', opacity: 0.6 })),
      oval([headX, headY], 37, 28, { fill: 'none', stroke: SHADE, 'stroke-opacity': 0.6, 'stroke-width': 1.1 }),
    ].join('')}</g>`,
    path(lifted, { fill: '#000', opacity: 0.4, transform: 'translate(3 4)' }),
    path(lifted, { fill: 'url(#sd)' }),
    path(lifted, { fill: 'none', stroke: SHADE, 'stroke-opacity': 0.7, 'stroke-width': 1.2 }),
    box(x(104), y(-8), 4, 16 * ABOVE, 2, { fill: '#0a0d0e' }),
  ];
  const own =
    across('in', [
      [0, '#0f1416'],
      [0.5, '#2a3236'],
      [1, '#0f1416'],
    ]) +
    across('hm', [
      [0, '#3fb0ab'],
      [0.45, '#0f7c86'],
      [1, '#07454b'],
    ]);
  return drawing('Space under the seat', defs + own, shapes.join(''));
};
