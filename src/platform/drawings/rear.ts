import { behindDefs } from './behind-defs.ts';
import { type RearBody, rearBodies } from './rear-bodies.ts';
import { gate, plate } from './rear-gate.ts';
import { mirrors, rails, shadow, wheels } from './rear-ground.ts';
import { lamps } from './rear-lamps.ts';
import { bumper, light, lines, roof } from './rear-paint.ts';
import { GROUND, MIDDLE, type Place } from './rear-place.ts';
import { window, windowOf } from './rear-window.ts';
import { across, drawing, LIGHT, linear, PAINT, path, SHADE, symmetric } from './svg.ts';

/** The rear of a car, van or pick-up, with a plate that has no number. */
export const rearOf = (body: keyof typeof rearBodies): string => {
  const rear: RearBody = rearBodies[body];
  const at: Place = (x, y) => [MIDDLE + x * rear.scale, GROUND - y * rear.scale];
  const outline = outlineOf(rear, at);
  const inside = [
    light(rear, at, outline),
    rear.tail === 'bed' ? '' : roof(rear, at),
    lines(rear, at),
    bumper(rear, at),
  ].join('');
  const shapes = [
    shadow(rear),
    wheels(rear, at),
    mirrors(rear, at),
    path(outline, { fill: PAINT }),
    `<g clip-path="url(#b)">${inside}</g>`,
    window(rear, at),
    gate(rear, at),
    lamps(rear, at),
    plate(rear, at),
    path(outline, { fill: 'none', stroke: SHADE, 'stroke-opacity': 0.34, 'stroke-width': 0.9 }),
    rear.rails ? rails(rear, at) : '',
  ];
  return drawing('Rear view', defs(rear, at, outline), shapes.join(''));
};

const outlineOf = ({ height, crown, roof, belt, beltAt, hips, hipsAt, bottom, tail }: RearBody, at: Place) => {
  const upright = tail === 'doors' || tail === 'bed';
  const corner = upright ? 10 : 16;
  return symmetric({ x: MIDDLE }, at(0, height), [
    [at(roof * 0.45, height), at(roof * 0.78, height - crown * 0.35), at(roof - 2, height - crown)],
    [at(roof + 3, height - crown - 3), at(roof + 5, height - crown - 8), at(roof + 7, height - crown - corner)],
    [at(roof + (belt - roof) * 0.55, beltAt + (height - beltAt) * 0.45), at(belt - 3, beltAt + 12), at(belt, beltAt)],
    [at(hips - 2, beltAt - 6), at(hips, hipsAt + 14), at(hips, hipsAt)],
    [at(hips, hipsAt - 18), at(hips - 1, bottom + 20), at(hips - 4, bottom + 8)],
    [at(hips - 6, bottom + 2), at(hips - 10, bottom), at(hips - 18, bottom)],
    [at(hips * 0.5, bottom - 1), at(hips * 0.25, bottom - 1), at(0, bottom - 1)],
  ]);
};

const defs = (rear: RearBody, at: Place, outline: string) => {
  const { height, bottom, hips, window, beltAt } = rear;
  const [, top] = at(0, height);
  const [, low] = at(0, bottom);
  const part = (y: number) => Number(((height - y) / (height - bottom)).toFixed(3));
  return [
    `<clipPath id="b"><path d="${outline}"/></clipPath>`,
    `<clipPath id="g"><path d="${windowOf(rear, at)}"/></clipPath>`,
    linear(
      'v',
      [
        [0, top],
        [0, low],
      ],
      [
        [0, LIGHT, 0.42],
        [part(window.top) + 0.04, LIGHT, 0.16],
        [part(beltAt) - 0.02, LIGHT, 0.24],
        [part(beltAt) + 0.16, LIGHT, 0],
        [0.8, SHADE, 0.14],
        [0.92, SHADE, 0.34],
        [1, SHADE, 0.55],
      ],
    ),
    linear(
      'h',
      [at(-hips, 0), at(hips, 0)],
      [
        [0, SHADE, 0.5],
        [0.06, SHADE, 0.2],
        [0.16, SHADE, 0],
        [0.84, SHADE, 0],
        [0.94, SHADE, 0.2],
        [1, SHADE, 0.5],
      ],
    ),
    linear(
      'l',
      [at(-hips, 0), at(hips, 0)],
      [
        [0.03, LIGHT, 0],
        [0.2, LIGHT, 0.8],
        [0.5, LIGHT, 0.55],
        [0.8, LIGHT, 0.8],
        [0.97, LIGHT, 0],
      ],
    ),
    across('z', [
      [0, SHADE, 0.3],
      [0.55, SHADE, 0.1],
      [1, SHADE, 0],
    ]),
    linear(
      'gl',
      [at(0, window.top), at(0, window.bottom)],
      [
        [0, '#16262b'],
        [0.45, '#22383e'],
        [1, '#5b7a80'],
      ],
    ),
    across(
      'ty',
      [
        [0, '#2a2f31'],
        [0.12, '#121617'],
        [0.5, '#1d2224'],
        [0.88, '#121617'],
        [1, '#090b0c'],
      ],
      'right',
    ),
    behindDefs(),
  ].join('');
};
