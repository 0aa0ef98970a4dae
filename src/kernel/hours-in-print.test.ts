import { expect, test } from 'vitest';
import { kindOfHours, stretchesOf, withEnDashes } from './hours-in-print.ts';
import { type WeekHours, weekdays } from './opening-hours.ts';

test.each([
  ['closed', 'closed'],
  [' Closed ', 'closed'],
  ['-', 'closed'],
  ['24/7', 'always'],
  ['24 hours', 'always'],
  ['0:00-24:00', 'always'],
  ['8:30-18:00', 'written'],
  ['by appointment', 'written'],
  ['', 'written'],
])('"%s" is told as %s', (text, kind) => {
  expect(kindOfHours(text)).toBe(kind);
});

test.each([
  ['8:30-18:00', '8:30–18:00'],
  ['8:30 AM - 6:00 PM', '8:30 AM–6:00 PM'],
  ['24/7', '24/7'],
  ['by appointment', 'by appointment'],
])('hours written as "%s" are printed as "%s"', (written, printed) => {
  expect(withEnDashes(written)).toBe(printed);
});

test.each([
  ['aaaaabc', ['mon-fri a', 'sat-sat b', 'sun-sun c']],
  ['aaaaaaa', ['mon-sun a']],
  ['abababa', ['mon-mon a', 'tue-tue b', 'wed-wed a', 'thu-thu b', 'fri-fri a', 'sat-sat b', 'sun-sun a']],
  ['aabbbcc', ['mon-tue a', 'wed-fri b', 'sat-sun c']],
  ['aaaaaa ', ['mon-sat a', 'sun-sun ']],
])('the week "%s" is told as %j', (letters, lines) => {
  const week = Object.fromEntries(weekdays.map((day, index) => [day, letters[index]])) as WeekHours;
  const short = (day: string) => day.slice(0, 3);
  expect(stretchesOf(week).map(({ from, until, hours }) => `${short(from)}-${short(until)} ${hours}`)).toEqual(lines);
});
