import type { Tx } from '#platform/database/database.ts';

/** Pricing's queries about modules in higher layers; the application supplies the answers. */
export type PriceNeighbours = Readonly<{
  /** The given seasons that quotes of bookings refer to. */
  seasonsNamedIn: (tx: Tx, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The given promotions that bookings use. */
  promotionsNamedIn: (tx: Tx, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The ids of every category that a vehicle can have. */
  categoryIds: (tx: Tx) => Promise<ReadonlySet<string>>;
}>;
