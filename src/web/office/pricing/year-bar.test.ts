import { expect, test } from 'vitest';
import { changeText, placeIn } from './year-bar.tsx';

test('a year is filled by its days, a leap year by one more', () => {
  expect(placeIn(2027, { from: '2027-01-01', until: '2027-12-31' })).toEqual({ left: 0, width: 100, end: 100 });
  expect(placeIn(2028, { from: '2028-02-29', until: '2028-02-29' }).left).toBeCloseTo((59 / 366) * 100);
  expect(placeIn(2028, { from: '2028-12-31', until: '2028-12-31' }).end).toBe(100);
});

test.each([
  [1.1, '+10%'],
  [2.3, '+130%'],
  [0.9, '−10%'],
  [1, '±0%'],
])('×%s is %s', (multiplier, text) => expect(changeText(multiplier)).toBe(text));
