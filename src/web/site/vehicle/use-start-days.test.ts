import { expect, test } from 'vitest';
import { cheapestNear } from './use-start-days.ts';

const day = (date: string, total: number) => ({ startDate: `${date}T10:00:00+07:00`, total });
const days = [day('2026-12-11', 5000), day('2026-12-13', 7000), day('2026-12-14', 5000), day('2026-12-20', 6000)];

test('the cheapest day to begin is the nearest of several, with what is saved', () =>
  expect(cheapestNear(days, '2026-12-13T10:00')).toEqual({ ...day('2026-12-14', 5000), less: 2000 }));

test.each([
  ['the chosen day is as cheap as any', '2026-12-11T10:00'],
  ['the vehicle is taken on the chosen day', '2026-12-15T10:00'],
])('there is none where %s', (_, startDate) => expect(cheapestNear(days, startDate)).toBeNull());
