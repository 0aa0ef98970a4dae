import type { Chance } from '#platform/random.ts';
import type { Business } from './business.ts';
import type { Client } from './client.ts';
import type { Acknowledged, Journal } from './journal.ts';
import type { Payers } from './payers.ts';

/** A booking with its creator's access headers. */
export type OwnBooking = { id: string; headers: Readonly<Record<string, string>>; isOver: boolean };

/** State shared by all workers of a storm. */
export type Shared = Readonly<{
  business: Business;
  payers: Payers;
  journal: Journal;
  /** Ids of charges that await their payer. */
  waitingCharges: string[];
  /** Maintenance blocks that were created and not yet deleted. */
  blocks: { vehicleId: string; blockId: string }[];
  /** Ids of bookings with claims. */
  claimedOf: string[];
}>;

/** A simulated customer or clerk. */
export type Worker = Shared &
  Readonly<{
    name: string;
    call: Client;
    /** A clerk's session headers. Empty for customers, whose bookings have headers of their own. */
    headers: Readonly<Record<string, string>>;
    /** A customer's bookings. */
    own: OwnBooking[];
    acknowledge: (...all: Acknowledged[]) => void;
  }>;

/** Performs one step. `key` is unique per step, for idempotency keys. */
export type Act = (worker: Worker, chance: Chance, key: string) => Promise<void>;

/** Removes a random item from a shared list. */
export const takeOne = <One>(list: One[], chance: Chance): One | undefined =>
  list.length > 0 ? list.splice(chance.whole(0, list.length - 1), 1)[0] : undefined;

export const pickOne = <One>(list: readonly One[], chance: Chance): One | undefined =>
  list.length > 0 ? chance.pick(list) : undefined;

/** Converts baht from the API to satang. */
export const satangOf = (baht: number): number => Math.round(baht * 100);
