import type { Things } from '../business/things.ts';
import { between, type Chance, inHundred } from './chance.ts';

/** The sources of a request's values: chance, known records, and one rental period for its dates. */
export type Setting = Readonly<{
  chance: Chance;
  things: Things;
  /** Unique within the run, for names that must be unique. */
  number: number;
  period: Readonly<{ from: Temporal.PlainDateTime; until: Temporal.PlainDateTime }>;
  /** The only booking that the caller may see, if access is limited to one. */
  ownBooking: string | undefined;
  /** The e-mail of the caller's account. */
  email: string | undefined;
  /** The last known version of the record that the path names. */
  version?: number | undefined;
}>;

/** A rental period in the next months. */
export const drawRental = (chance: Chance): Setting['period'] => {
  const first = today().add({ days: between(chance, 2, 170) });
  const from = first.toPlainDateTime({ hour: between(chance, 9, 16), minute: 30 * between(chance, 0, 1) });
  return { from, until: from.add({ days: between(chance, 1, 12) }) };
};

/** Like `drawRental`, but sometimes in the past, for reports. */
export const drawPeriod = (chance: Chance): Setting['period'] => {
  const { from, until } = drawRental(chance);
  if (inHundred(chance, 80)) return { from, until };
  return { from: from.subtract({ days: 200 }), until: until.subtract({ days: 200 }) };
};

const today = () => Temporal.Now.zonedDateTimeISO('Asia/Bangkok').toPlainDate();
