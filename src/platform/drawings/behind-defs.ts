import { across, radial } from './svg.ts';

/** The gradients of what every vehicle shows from behind: its shadow, its lamps, its plate and polished metal. */
export const behindDefs = (): string =>
  [
    radial('s', [
      [0, '#04191c', 0.5],
      [0.55, '#04191c', 0.26],
      [1, '#04191c', 0],
    ]),
    across('tl', [
      [0, '#ff6a55'],
      [0.35, '#d91f26'],
      [1, '#7d0d16'],
    ]),
    across('pl', [
      [0, '#ffffff'],
      [1, '#dfe4e4'],
    ]),
    across('al', [
      [0, '#f7f9f9'],
      [0.5, '#c6cdcf'],
      [1, '#858e91'],
    ]),
  ].join('');
