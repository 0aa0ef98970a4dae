import type { VisitResults } from '../visitors.ts';

export type Restart = Readonly<{ process: number; status: number | null; seconds: number }>;

export type Proof = Readonly<{
  front: string;
  seed: number;
  seconds: number;
  felt: VisitResults;
  restarts: readonly Restart[];
  /** Acknowledged booking numbers that the database does not have. */
  lost: readonly string[];
}>;

const MOST_SECONDS_TO_END = 10;

/** One sentence per violation; empty if no visitor noticed the restarts. */
export const wrongWith = ({ felt, restarts, lost }: Proof): string[] => [
  ...felt.failures.map((failure) => `failed: ${failure}`),
  ...lost.map((reference) => `lost: ${reference} was acknowledged and is not there`),
  ...restarts
    .filter(({ status, seconds }) => status !== 0 || seconds > MOST_SECONDS_TO_END)
    .map(({ process, status, seconds }) => `process ${process} ended with ${status} after ${seconds.toFixed(1)} s`),
  ...(restarts.length === 0 ? ['nothing was restarted'] : []),
  ...(felt.booked.length === 0 ? ['nothing was booked'] : []),
];

/** The last line of the command's output. */
export const verdictOf = (proof: Proof): string => {
  const { front, seed, seconds, felt, restarts } = proof;
  const wrong = wrongWith(proof);
  const rate = (felt.sent / seconds).toFixed(0);
  const facts = `${restarts.length} restarts behind ${front}, ${felt.sent.toLocaleString('en')} requests (${rate} a second), ${felt.booked.length.toLocaleString('en')} bookings, ${felt.failures.length} failed, seed ${seed}`;
  return wrong.length === 0
    ? `Rolling restart went unnoticed: ${facts}`
    : `Rolling restart was noticed: ${facts}; ${wrong.length} wrong`;
};
