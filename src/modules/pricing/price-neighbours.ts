import type { Tx } from '#platform/database/database.ts';

/** What prices ask about modules that stand above them: the application brings the answers. */
export type PriceNeighbours = Readonly<{
  /** Which of these seasons quotes of bookings name. */
  seasonsNamedIn: (tx: Tx, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Which of these promotions bookings have. */
  promotionsNamedIn: (tx: Tx, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The ids of every category that a vehicle can have. */
  categoryIds: (tx: Tx) => Promise<ReadonlySet<string>>;
}>;
