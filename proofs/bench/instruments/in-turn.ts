import { median } from '../../median.ts';
import type { Stage } from './bench.ts';

export type AgainstBare = Readonly<{ application: number; bare: number; ratio: number }>;

/** Loads a server for the given number of seconds; returns responses a second. */
export type Rate = (seconds: number) => Promise<number>;

/**
 * Responses a second of both servers after a warm-up: medians of five alternating rounds, and the median of the rounds'
 * ratios.
 */
export const inTurn = async (
  { isQuick, say }: Stage,
  rates: Readonly<{ application: Rate; bare: Rate }>,
): Promise<AgainstBare> => {
  for (const rate of [rates.application, rates.bare]) await rate(isQuick ? 2 : 6);
  const rounds: { application: number; bare: number }[] = [];
  for (let round = 1; round <= 5; round += 1) {
    const application = await rates.application(isQuick ? 1 : 5);
    const bare = await rates.bare(isQuick ? 1 : 5);
    say(`  round ${round}: ${application.toFixed(0)} and bare ${bare.toFixed(0)} a second`);
    rounds.push({ application, bare });
  }
  return {
    application: median(rounds.map((round) => round.application)),
    bare: median(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.application / round.bare)),
  };
};
