import type { Chance } from '#platform/random.ts';

const DAYS_AHEAD = 45;

/**
 * A random rental of one to four days: a third of them in one crowded week, and half of the others within the day
 * in which a deposit can be held. Local times in Bangkok.
 */
export const rentalDates = (chance: Chance): { from: string; until: string } => {
  const isCrowded = chance.is(1 / 3);
  const isSoon = chance.is(1 / 2);
  const days = isCrowded ? chance.whole(7, 11) : chance.whole(1, DAYS_AHEAD);
  const time = { hour: chance.whole(8, 17), minute: chance.pick([0, 30]) };
  const hours = chance.whole(2, 20);
  const from = !isCrowded && isSoon ? nextHour().add({ hours }) : today().add({ days }).toPlainDateTime(time);
  return {
    from: text(from),
    until: text(from.add({ days: chance.whole(1, 4) }).add({ hours: chance.pick([0, 0, -3]) })),
  };
};

/** The rental shifted by some days. */
export const movedBy = (days: number, { from, until }: { from: string; until: string }) => {
  const later = (moment: string) => text(Temporal.PlainDateTime.from(moment.slice(0, 16)).add({ days }));
  return { from: later(from), until: later(until) };
};

const today = () => Temporal.Now.plainDateISO('Asia/Bangkok');
const nextHour = () =>
  Temporal.Now.plainDateTimeISO('Asia/Bangkok').round({ smallestUnit: 'hour', roundingMode: 'ceil' });

const text = (moment: Temporal.PlainDateTime): string => moment.toString({ smallestUnit: 'minute' });
