import { openingOf, outlineOf, type Plan } from './plan.ts';
import { across, LIGHT, linear, SHADE } from './svg.ts';

export const planDefs = (plan: Plan, end: number): string => {
  const {
    body: { length, half, cowl },
    at,
  } = plan;
  return [
    `<clipPath id="b"><path d="${outlineOf(plan)}"/></clipPath>`,
    `<clipPath id="o"><path d="${openingOf(plan, end)}"/></clipPath>`,
    '<filter id="sh" x="-10%" y="-20%" width="120%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>',
    linear(
      'v',
      [at(0, -half), at(0, half)],
      [
        [0, SHADE, 0.46],
        [0.05, SHADE, 0.12],
        [0.12, LIGHT, 0.1],
        [0.3, LIGHT, 0.3],
        [0.5, LIGHT, 0.34],
        [0.72, LIGHT, 0.16],
        [0.9, SHADE, 0.1],
        [0.96, SHADE, 0.3],
        [1, SHADE, 0.58],
      ],
    ),
    linear(
      'h',
      [at(0, 0), at(length, 0)],
      [
        [0, SHADE, 0.5],
        [0.03, SHADE, 0.16],
        [0.09, SHADE, 0],
        [0.94, SHADE, 0],
        [0.98, SHADE, 0.2],
        [1, SHADE, 0.46],
      ],
    ),
    linear(
      'l',
      [at(0, 0), at(cowl, 0)],
      [
        [0.05, LIGHT, 0],
        [0.4, LIGHT, 0.8],
        [1, LIGHT, 0.25],
      ],
    ),
    linear(
      'gl',
      [at(cowl - 16, 0), at(cowl + 26, 0)],
      [
        [0, '#16262b'],
        [0.5, '#2b454c'],
        [1, '#5b7a80'],
      ],
    ),
    linear(
      'fl',
      [at(0, -half), at(0, half)],
      [
        [0, '#14191b'],
        [0.2, '#2b3336'],
        [0.8, '#2b3336'],
        [1, '#14191b'],
      ],
    ),
    across(
      'tl',
      [
        [0, '#ff6a55'],
        [0.35, '#d91f26'],
        [1, '#7d0d16'],
      ],
      'right',
    ),
    across(
      'hl',
      [
        [0, '#ffffff'],
        [0.3, '#dfe9eb'],
        [0.62, '#7d8f94'],
        [1, '#253135'],
      ],
      'right',
    ),
    across('al', [
      [0, '#f7f9f9'],
      [0.5, '#c6cdcf'],
      [1, '#858e91'],
    ]),
    across(
      'da',
      [
        [0, '#1b2124'],
        [0.5, '#394347'],
        [1, '#151a1c'],
      ],
      'right',
    ),
  ].join('');
};
