import type { VisitResults } from '../visitors.ts';

/** The statuses allowed for a full disk: unavailable, or insufficient storage. */
const CLEAN = [503, 507];
const LONGEST_SECONDS = 10;

export type Proof = Readonly<{
  before: VisitResults;
  /** With the database's disk full. */
  full: VisitResults;
  /** After PostgreSQL stopped, having no space for its log. */
  gone: VisitResults;
  /** Acknowledged booking numbers that the database does not have. */
  lost: readonly string[];
  /** Seconds until a booking succeeded again. */
  bookedAfter: number;
  /** Statuses of uploads with the files' disk full. */
  uploads: readonly number[];
  /** Addresses of acknowledged photographs that cannot be downloaded. */
  lostPictures: readonly string[];
  uploadedAfter: number;
}>;

const cleanly = (failure: string): boolean => CLEAN.some((status) => failure.includes(`: ${status} `));

/** The number of bookings refused for lack of space. */
export const refusedOf = ({ failures }: VisitResults): number =>
  failures.filter((failure) => failure.startsWith('POST /api/bookings') && cleanly(failure)).length;

/** One sentence per violation; empty if everything held. */
export const wrongWith = ({ before, full, gone, lost, lostPictures, uploads, ...after }: Proof): string[] => [
  ...before.failures.map((failure) => `before the disk was full: ${failure}`),
  ...[...full.failures, ...gone.failures]
    .filter((failure) => !cleanly(failure))
    .map((failure) => `with a full disk: ${failure}`),
  ...lost.map((reference) => `lost: ${reference} was acknowledged and is not there`),
  ...(before.booked.length === 0 ? ['nothing was booked before'] : []),
  ...(gone.byStatus[503] ? [] : ['PostgreSQL never ended for want of room']),
  ...(refusedOf(full) === 0 ? ['no booking was refused: the disk was not full'] : []),
  ...lateOf('a booking', after.bookedAfter),
  ...uploads.filter((status) => !CLEAN.includes(status)).map((status) => `an upload to a full disk had ${status}`),
  ...(uploads.length === 0 ? ['nothing was uploaded to the full disk'] : []),
  ...lostPictures.map((address) => `lost: ${address} was acknowledged and does not come`),
  ...lateOf('an upload', after.uploadedAfter),
];

const lateOf = (what: string, seconds: number): string[] =>
  seconds < LONGEST_SECONDS ? [] : [`${what} was taken only ${seconds.toFixed(1)} s after there was room`];

/** The last line of the command's output. */
export const verdictOf = (proof: Proof): string => {
  const { before, full, gone, bookedAfter, uploads, uploadedAfter } = proof;
  const wrong = wrongWith(proof);
  const facts = [
    `${before.booked.length} bookings before, ${full.booked.length} while the disk was full`,
    `${refusedOf(full)} refused, ${gone.byStatus[503] ?? 0} requests more when PostgreSQL had ended`,
    `booked again after ${bookedAfter.toFixed(1)} s`,
    `${uploads.length} uploads refused`,
    `uploaded again after ${uploadedAfter.toFixed(1)} s`,
  ].join(', ');
  return wrong.length === 0
    ? `A full disk loses nothing: ${facts}`
    : `A full disk was not borne: ${facts}; ${wrong.length} wrong`;
};
