import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { type WeekHours, weekdays } from '#kernel/opening-hours.ts';
import { officeNow } from './office-now.ts';

const week: WeekHours = {
  ...(Object.fromEntries(weekdays.map((day) => [day, '8:30-18:00'])) as WeekHours),
  saturday: '',
  sunday: 'closed',
};

test.each([
  ['2026-12-01T10:00', { weekday: 'tuesday', isOpen: true, until: '18:00', opensNext: null }],
  [
    '2026-12-01T07:00',
    {
      weekday: 'tuesday',
      isOpen: false,
      until: null,
      opensNext: { weekday: 'tuesday', isToday: true, at: '08:30' },
    },
  ],
  // Still Sunday in London, already Monday in Bangkok.
  [
    '2026-12-06T23:30Z',
    { weekday: 'monday', isOpen: false, until: null, opensNext: { weekday: 'monday', isToday: true, at: '08:30' } },
  ],
  [
    '2026-12-06T12:00',
    { weekday: 'sunday', isOpen: false, until: null, opensNext: { weekday: 'monday', isToday: false, at: '08:30' } },
  ],
  // No hours are set for Saturday.
  ['2026-12-05T12:00', { weekday: 'saturday', isOpen: null, until: null, opensNext: null }],
])('at %s the office stands so', (moment, stands) => {
  expect(officeNow(week, toInstant(moment))).toEqual(stands);
});
