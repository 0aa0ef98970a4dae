import { isBefore } from '#kernel/period.ts';

/** A try to pay by card. One whose end is not known yet counts as declined. */
export type CardTry = Readonly<{ at: Temporal.Instant; isPaid: boolean }>;

type Limit = Readonly<{
  /** So many declines are followed by no pause. */
  free: number;
  longestMinutes: number;
}>;

/** For one browser, one card, and one e-mail or account. */
const one: Limit = { free: 3, longestMinutes: 60 };

/** For one address, behind which may be an office or the customers of a mobile network. */
const address: Limit = { free: 15, longestMinutes: 10 };

/** From so many declines of an address on, the bank asks the holder of every card. */
const ADDRESS_UNASKED = 5;

/** From so many declines on, and this many for each payment, the same goes for everybody. */
const UNASKED_IN_ALL = 30;
const DECLINES_FOR_A_PAYMENT = 2;

/** The reason of a decline is told after fewer earlier declines than this. */
const REASONS_TOLD = 2;

/** From when on tries count: those of one browser, card or e-mail, and those of an address or of the whole business. */
export const countedFrom = (now: Temporal.Instant) => ({
  one: now.subtract({ hours: 24 }),
  all: now.subtract({ hours: 1 }),
});

export type Tries = Readonly<{
  /** The tries of the browser, of the card, and of the e-mail or account. */
  own: readonly (readonly CardTry[])[];
  ofAddress: readonly CardTry[];
  inAll: Readonly<{ declined: number; paid: number }>;
}>;

export type Caution = Readonly<{
  /** Until when no card is taken; null if it is now. */
  until: Temporal.Instant | null;
  /** Whether the bank is to ask the card's holder (3-D Secure). */
  asksHolder: boolean;
  isReasonTold: boolean;
}>;

/**
 * What is done with the next try by card, by the tries before it. A payment clears what came before it, but not for an
 * address. The pause of an address does not hold for who is known to read the booking's e-mail.
 */
export const cautionAt = (
  { own, ofAddress, inAll }: Tries,
  { isProven, now }: { isProven: boolean; now: Temporal.Instant },
): Caution => {
  const theirs = own.map(sincePaid);
  const here = ofAddress.filter(({ isPaid }) => !isPaid);
  const pauses = [...theirs.map((tries) => pauseAfter(tries, one)), ...(isProven ? [] : [pauseAfter(here, address)])];
  const until = latest(pauses.flatMap((end) => end ?? []));
  const isRun = inAll.declined >= UNASKED_IN_ALL && inAll.declined > DECLINES_FOR_A_PAYMENT * inAll.paid;
  return {
    until: until && isBefore(now, until) ? until : null,
    asksHolder: isRun || here.length >= ADDRESS_UNASKED,
    isReasonTold: !isRun && [...theirs, here].every(({ length }) => length < REASONS_TOLD),
  };
};

const sincePaid = (tries: readonly CardTry[]): readonly CardTry[] => {
  const paid = latest(tries.filter(({ isPaid }) => isPaid).map(({ at }) => at));
  return tries.filter(({ at, isPaid }) => !isPaid && (!paid || isBefore(paid, at)));
};

/** The end of the pause after these declines; undefined while they are free. */
const pauseAfter = (declines: readonly CardTry[], { free, longestMinutes }: Limit): Temporal.Instant | undefined => {
  if (declines.length < free) return undefined;
  const minutes = Math.min(longestMinutes, 2 ** (declines.length - free));
  return latest(declines.map(({ at }) => at))?.add({ minutes });
};

const latest = (instants: readonly Temporal.Instant[]): Temporal.Instant | undefined =>
  instants.toSorted(Temporal.Instant.compare).at(-1);
