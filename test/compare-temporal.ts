import { expect } from 'vitest';

const types = [
  Temporal.Instant,
  Temporal.PlainDate,
  Temporal.PlainDateTime,
  Temporal.PlainTime,
  Temporal.ZonedDateTime,
];

/** Two times are equal when they say the same. Without this, `toMatchObject` takes any two for equal: they have no fields. */
expect.addEqualityTesters([
  (one, other) => {
    const type = types.find((each) => one instanceof each || other instanceof each);
    return type && one instanceof type && other instanceof type && String(one) === String(other);
  },
]);
