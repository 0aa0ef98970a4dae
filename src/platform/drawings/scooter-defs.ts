import { behindDefs } from './behind-defs.ts';
import { across, LIGHT, SHADE } from './svg.ts';

/** The gradients of a scooter's drawings. */
export const scooterDefs = (): string =>
  [
    behindDefs(),
    across(
      'ty',
      [
        [0, '#0c0f10'],
        [0.2, '#2f3537'],
        [0.5, '#16191a'],
        [0.8, '#2f3537'],
        [1, '#090b0c'],
      ],
      'right',
    ),
    across('v', [
      [0, LIGHT, 0.5],
      [0.35, LIGHT, 0.12],
      [0.6, SHADE, 0.08],
      [1, SHADE, 0.5],
    ]),
    across(
      'h',
      [
        [0, SHADE, 0.55],
        [0.2, SHADE, 0.08],
        [0.5, LIGHT, 0.12],
        [0.8, SHADE, 0.08],
        [1, SHADE, 0.55],
      ],
      'right',
    ),
    across('st', [
      [0, '#4d575b'],
      [0.4, '#23292b'],
      [1, '#0d1011'],
    ]),
  ].join('');
