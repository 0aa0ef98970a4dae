import { type Satang, sum } from '#kernel/money.ts';
import { stateOf } from './lifecycle.ts';

/** What an agreement binds. Times are ISO instants, amounts satang. */
export type Binds = Readonly<{
  vehicleId: string;
  plate: string;
  pickUpAt: string;
  dropOffAt: string;
  pickUpLocationId: string;
  dropOffLocationId: string;
  price: Satang;
  /** The add-ons, in English. */
  extras: string;
  securityDeposit: Satang;
  cover: string | null;
  /** What the cover leaves to the customer; null where it covers no damage to the vehicle, or there is none. */
  excess: Satang | null;
  customer: string;
  licence: string;
}>;

type Line = Readonly<{
  kind: string;
  due: string;
  amount: Satang;
  quantity: number;
  name: Readonly<{ en: string }> | null;
}>;

type Facts = Readonly<{
  vehicleId: string;
  pickUpAt: Temporal.Instant;
  dropOffAt: Temporal.Instant;
  pickUpLocationId: string;
  dropOffLocationId: string;
  firstName: string;
  lastName: string;
  licenseNumber: string;
  quote: Readonly<{
    securityDeposit: Satang;
    lines: readonly Line[];
  }>;
}>;

type Cover = Readonly<{ name: string; excess: Satang | null }> | null;

export const bindsOf = (booking: Facts, { cover, plate }: { cover: Cover; plate: string }): Binds => ({
  vehicleId: booking.vehicleId,
  plate,
  pickUpAt: booking.pickUpAt.toString(),
  dropOffAt: booking.dropOffAt.toString(),
  pickUpLocationId: booking.pickUpLocationId,
  dropOffLocationId: booking.dropOffLocationId,
  price: priceIn(booking.quote.lines),
  extras: booking.quote.lines
    .filter(({ kind }) => kind === 'addon')
    .map(({ name, quantity }) => `${name?.en ?? ''} × ${quantity}`)
    .join(', '),
  securityDeposit: booking.quote.securityDeposit,
  cover: cover?.name ?? null,
  excess: cover?.excess ?? null,
  customer: `${booking.firstName} ${booking.lastName}`.trim(),
  licence: booking.licenseNumber,
});

/** What was agreed to be paid: not what came after the return. */
const priceIn = (lines: readonly Line[]): Satang =>
  sum(
    lines
      .filter(({ kind, due }) => (due === 'online' || due === 'pickup') && kind !== 'late-fee' && kind !== 'claim')
      .map(({ amount }) => amount),
  );

export type Bound = 'vehicle' | 'times' | 'places' | 'price' | 'extras' | 'deposit' | 'cover' | 'customer';

const partOf: Readonly<Record<keyof Binds, Bound>> = {
  vehicleId: 'vehicle',
  plate: 'vehicle',
  pickUpAt: 'times',
  dropOffAt: 'times',
  pickUpLocationId: 'places',
  dropOffLocationId: 'places',
  price: 'price',
  extras: 'extras',
  securityDeposit: 'deposit',
  cover: 'cover',
  excess: 'cover',
  customer: 'customer',
  licence: 'customer',
};

/**
 * What of a booking is not as it was signed; empty while the agreement stands. A phone number or a note changes nothing.
 * `signed` is null for an agreement of before, which binds nothing that is known.
 */
export const changedSince = (signed: Binds | null, now: Binds): Bound[] => {
  if (signed === null) return [];
  const fields = Object.keys(partOf) as (keyof Binds)[];
  return [...new Set(fields.filter((field) => signed[field] !== now[field]).map((field) => partOf[field]))];
};

/** The newest agreement of a booking. */
export type Signed = Readonly<{ binds: Binds | null; agreesToLaterCharges: boolean }>;

/** Whether the customer of a booking agreed to charges after the return: what another customer signed binds nobody else. */
export const hasConsent = ({ binds, agreesToLaterCharges }: Signed, now: Binds): boolean =>
  agreesToLaterCharges && !changedSince(binds, now).includes('customer');

type Dated = Parameters<typeof stateOf>[0] & Pick<Facts, 'pickUpAt'>;

/** From the confirmation until the return. */
export const isSignable = (booking: Dated): boolean => ['confirmed', 'picked-up'].includes(stateOf(booking));

/** From when on the customer can sign on the booking's page: what is signed long before would change too often. */
export const signableFrom = ({ pickUpAt }: Pick<Facts, 'pickUpAt'>): Temporal.Instant =>
  pickUpAt.subtract({ hours: 72 });

/**
 * Whether a signed name is that of the customer, however it is written: case, accents, order, spaces and titles aside, it
 * has a word of the last name, and a word of the first name or its initial; or it is theirs as a whole, without spaces.
 */
export const isNameOf = (
  signedName: string,
  { firstName, lastName }: Pick<Facts, 'firstName' | 'lastName'>,
): boolean => {
  const own = { first: wordsOf(withoutTitle(firstName)), last: wordsOf(lastName) };
  return (
    isWrittenAs(wordsOf(signedName), { first: wordsOf(firstName), last: own.last }) ||
    isWrittenAs(wordsOf(withoutTitle(signedName)), own)
  );
};

type Own = Readonly<{ first: readonly string[]; last: readonly string[] }>;

const isWrittenAs = (typed: readonly string[], { first, last }: Own): boolean => {
  const whole = [
    [...first, ...last],
    [...last, ...first],
  ].map((words) => words.join(''));
  if (typed.length > 0 && whole.includes(typed.join(''))) return true;
  const has = (words: readonly string[]) => words.some((word) => [...word].length > 1 && typed.includes(word));
  const hasInitialOf = ([word = '']: readonly string[]) =>
    typed.some((one) => [...one].length === 1 && word.startsWith(one));
  if (first.length === 0 || last.length === 0) return has([...first, ...last]);
  return has(last) && (has(first) || hasInitialOf(first));
};

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'khun', 'คุณ']);

/** Thai titles stand before the first name, mostly without a space. */
const thaiTitle = /^(?:นางสาว|นาง|นาย|น\.\s?ส\.)\s*(?=\p{L})/u;

const withoutTitle = (name: string): string => name.trim().replace(thaiTitle, '');

const wordsOf = (name: string): string[] => {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  return words.length > 1 ? words.filter((word) => !titles.has(word)) : words;
};
