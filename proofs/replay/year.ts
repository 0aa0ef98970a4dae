import type { Taken } from '#modules/fleet/rules/classes/find-seat.ts';

/** Somebody asks for a vehicle. Moments are milliseconds. */
export type Request = Readonly<{
  id: string;
  chosen: string;
  askedAt: number;
  /** Null where the rental takes place. */
  cancelledAt: number | null;
  from: number;
  dropOff: number;
  /** With the turnover. */
  until: number;
}>;

export type Year = Readonly<{
  vehicles: readonly Readonly<{ id: string; categoryId: string }>[];
  /** The vehicles that do in the place of one: itself first. */
  equalTo: ReadonlyMap<string, readonly string[]>;
  /** When vehicles are in the workshop, or were not there yet. */
  blocks: readonly Taken[];
  /** In the order in which they are asked; also those whose pick-up is outside of the year. */
  requests: readonly Request[];
  /** The year of the pick-ups that are counted. */
  from: number;
  until: number;
  /** How long before its pick-up a rental keeps its vehicle, and the shortest gap that can be sold. */
  lockMs: number;
  leastMs: number;
  turnoverMs: number;
}>;
