import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  ['23:59', 'evening'],
  ['00:00', 'morning'],
  ['04:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
])('at %s in Bangkok it is a good %s', (time, greeting) =>
  expect(greetingAt(Date.parse(`2026-11-20T${time}:00+07:00`))).toBe(greeting),
);
