import { expect, test } from 'vitest';

const noon = Temporal.Instant.from('2026-11-20T12:00Z');
const later = noon.add({ minutes: 1 });
const day = Temporal.PlainDate.from('2026-11-20');

test('times that differ are different however they are compared', () => {
  expect(noon).not.toEqual(later);
  expect({ at: noon }).not.toMatchObject({ at: later });
  expect([{ at: noon }]).not.toEqual([expect.objectContaining({ at: later })]);
  expect({ on: day }).not.toMatchObject({ on: day.add({ days: 1 }) });
  expect({ at: noon }).not.toMatchObject({ at: day });
  expect({ at: noon }).not.toMatchObject({ at: {} });
});

test('times that say the same are equal', () => {
  expect({ at: noon, on: day }).toMatchObject({
    at: noon.add({ minutes: 0 }),
    on: Temporal.PlainDate.from('2026-11-20'),
  });
});
