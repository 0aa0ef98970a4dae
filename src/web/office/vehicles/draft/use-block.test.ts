import { expect, test } from 'vitest';
import { blockErrors, fieldsOf, periodOf } from './use-block.ts';

const period = { from: '2026-12-10T08:00', until: '2026-12-11T12:00' };
const draft = { id: null, version: 0, ...fieldsOf(period), reason: 'Tyres' };

test.each([
  [{}, {}],
  [{ fromDay: '' }, { fromDay: 'fleet.maintenance-begins' }],
  [{ untilDay: '' }, { untilDay: 'fleet.maintenance-ends' }],
  [{ untilDay: '2026-12-10', untilTime: '08:00' }, { untilDay: 'fleet.maintenance-backwards' }],
  [{ reason: ' ' }, { reason: 'fleet.maintenance-reason' }],
])('of a maintenance with %j is wrong: %j', (values, errors) =>
  expect(blockErrors({ ...draft, ...values })).toEqual(errors),
);

test('what the server names comes back as it was', () => {
  expect(periodOf(draft)).toEqual(period);
  expect(periodOf({ ...draft, ...fieldsOf({ from: '2026-12-10T12:30:00+07:00', until: period.until }) }).from).toBe(
    '2026-12-10T12:30',
  );
});
