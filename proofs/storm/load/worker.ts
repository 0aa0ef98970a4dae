import type { Chance } from '#platform/random.ts';
import type { Business } from './business.ts';
import type { Client } from './client.ts';
import type { Acknowledged, Journal } from './journal.ts';
import type { Payers } from './payers.ts';

/** A booking as whoever made it knows it. */
export type OwnBooking = { id: string; headers: Readonly<Record<string, string>>; isOver: boolean };

/** What all workers of a storm share. */
export type Shared = Readonly<{
  business: Business;
  payers: Payers;
  journal: Journal;
  /** Charges that wait for their payer. */
  waitingCharges: string[];
  /** Blocks for maintenance that were made and not taken away. */
  blocks: { vehicleId: string; blockId: string }[];
}>;

/** Somebody who acts. */
export type Worker = Shared &
  Readonly<{
    name: string;
    call: Client;
    /** Of the staff: who they are. Of a customer nothing: each booking has its own. */
    headers: Readonly<Record<string, string>>;
    /** The bookings of a customer. */
    own: OwnBooking[];
    acknowledge: (...all: Acknowledged[]) => void;
  }>;

/** Does one step. `key` is another for each request of a storm that is to happen once. */
export type Act = (worker: Worker, chance: Chance, key: string) => Promise<void>;

/** Takes one out of a list that others use too. */
export const takeOne = <One>(list: One[], chance: Chance): One | undefined =>
  list.length > 0 ? list.splice(chance.whole(0, list.length - 1), 1)[0] : undefined;

export const pickOne = <One>(list: readonly One[], chance: Chance): One | undefined =>
  list.length > 0 ? chance.pick(list) : undefined;

/** Satang of an amount in baht as the product says it. */
export const satangOf = (baht: number): number => Math.round(baht * 100);
