import type { Chance } from '#platform/random.ts';

const DAYS_AHEAD = 45;

/** A random rental of one to four days, a third of them in one crowded week. Local times in Bangkok. */
export const rentalDates = (chance: Chance): { from: string; until: string } => {
  const isCrowded = chance.is(1 / 3);
  const today = Temporal.Now.plainDateISO('Asia/Bangkok');
  const from = today
    .add({ days: isCrowded ? chance.whole(7, 11) : chance.whole(1, DAYS_AHEAD) })
    .toPlainDateTime({ hour: chance.whole(8, 17), minute: chance.pick([0, 30]) });
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

const text = (moment: Temporal.PlainDateTime): string => moment.toString({ smallestUnit: 'minute' });
