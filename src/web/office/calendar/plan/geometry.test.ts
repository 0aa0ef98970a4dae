import { expect, test } from 'vitest';
import { daysOf, placeOf, shownOf, timeOfDistance, xOf } from './geometry.ts';

const shown = shownOf({ from: '2026-11-20', days: 7 });
const at = (text: string) => Date.parse(`${text}:00+07:00`);

test('a window is its days, with Saturdays and Sundays marked', () => {
  const days = daysOf({ from: '2026-11-27', days: 5 });
  expect(days.map(({ date }) => date)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01']);
  expect(days.map(({ isWeekend }) => isWeekend)).toEqual([false, true, true, false, false]);
});

test.each([
  ['the first midnight', '2026-11-20T00:00', 0],
  ['noon', '2026-11-20T12:00', 64],
  ['the second day', '2026-11-21T00:00', 128],
  ['half an hour', '2026-11-20T00:30', 128 / 48],
  ['the day before', '2026-11-19T00:00', -128],
])('%s is drawn where it belongs', (_moment, text, x) => expect(xOf(at(text), shown)).toBeCloseTo(x));

test.each([
  ['inside', '2026-11-21T06:00', '2026-11-22T18:00', { left: 160, width: 192, startsBefore: false, endsAfter: false }],
  [
    'begun before',
    '2026-11-18T10:00',
    '2026-11-20T12:00',
    { left: 0, width: 64, startsBefore: true, endsAfter: false },
  ],
  ['going on', '2026-11-26T12:00', '2026-11-29T10:00', { left: 832, width: 64, startsBefore: false, endsAfter: true }],
  ['all over it', '2026-11-01T10:00', '2026-12-29T10:00', { left: 0, width: 896, startsBefore: true, endsAfter: true }],
  ['over by then', '2026-11-18T10:00', '2026-11-20T00:00', null],
  ['not begun', '2026-11-27T00:00', '2026-11-29T10:00', null],
])('a bar that is %s is cut to the window', (_case, from, until, place) =>
  expect(placeOf({ from: at(from), until: at(until) }, shown)).toEqual(place),
);

test.each([
  [0, 0],
  [1, 0],
  [2, 0.5],
  [-3, -0.5],
  [16, 3],
  [128, 24],
])('a way of %d pixels means %d hours', (pixels, hours) =>
  expect(timeOfDistance(pixels, shown)).toBe(hours * 3_600_000),
);

test.each([
  [14, 3, 1],
  [30, 17, 0],
  [30, 19, 24],
  [60, 30, 48],
])('where %d days are shown, a way of %d pixels means %d hours: narrow days move whole', (days, pixels, hours) =>
  expect(timeOfDistance(pixels, shownOf({ from: '2026-11-20', days }))).toBe(hours * 3_600_000),
);

test.each([
  [1, 960],
  [7, 896],
  [14, 1008],
  [30, 1080],
  [60, 1200],
])('%d days are %d pixels wide', (days, width) => {
  const wide = shownOf({ from: '2026-11-20', days });
  expect(xOf(wide.until, wide)).toBe(width);
});
