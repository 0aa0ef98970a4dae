import type { Things } from '../business/things.ts';
import { between, type Chance, inHundred } from './chance.ts';

/** What a request is drawn from: chance, the things that there are, and a rental that its dates agree with. */
export type Setting = Readonly<{
  chance: Chance;
  things: Things;
  /** A number that no other request of this run has, for names that may not be taken. */
  number: number;
  period: Readonly<{ from: Temporal.PlainDateTime; until: Temporal.PlainDateTime }>;
  /** The booking that the caller may see, where it is only some. */
  ownBooking: string | undefined;
  /** The e-mail of the caller's account. */
  email: string | undefined;
  /** Of the thing that the path names, as it was last seen. */
  version?: number | undefined;
}>;

/** A rental in the next months. */
export const drawRental = (chance: Chance): Setting['period'] => {
  const first = today().add({ days: between(chance, 2, 170) });
  const from = first.toPlainDateTime({ hour: between(chance, 9, 16), minute: 30 * between(chance, 0, 1) });
  return { from, until: from.add({ days: between(chance, 1, 12) }) };
};

/** The same, but now and then over: reports look back. */
export const drawPeriod = (chance: Chance): Setting['period'] => {
  const { from, until } = drawRental(chance);
  if (inHundred(chance, 80)) return { from, until };
  return { from: from.subtract({ days: 200 }), until: until.subtract({ days: 200 }) };
};

const today = () => Temporal.Now.zonedDateTimeISO('Asia/Bangkok').toPlainDate();
