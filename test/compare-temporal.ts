import { expect } from 'vitest';

const types = [
  Temporal.Instant,
  Temporal.PlainDate,
  Temporal.PlainDateTime,
  Temporal.PlainTime,
  Temporal.ZonedDateTime,
];

/** Compares Temporal objects by their strings; otherwise `toMatchObject` finds any two equal: they have no fields. */
expect.addEqualityTesters([
  (one, other) => {
    const type = types.find((each) => one instanceof each || other instanceof each);
    return type && one instanceof type && other instanceof type && String(one) === String(other);
  },
]);
