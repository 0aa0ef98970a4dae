import { expect, test } from 'vitest';
import { takenDays } from '../../../rental/calendar-days.ts';
import { takenByOthers } from './change-calendar.tsx';

test('the days of one’s own booking are not taken by others', () => {
  const own = { pickupDate: '2026-12-05', returnDate: '2026-12-07' };
  const days = ['2026-12-03', '2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08'];
  const taken = takenDays({ fullDays: days, maintenanceDays: [] });
  expect([...takenByOthers(taken, own).keys()]).toEqual(['2026-12-03', '2026-12-08']);
});
