import type pg from 'pg';
import type { Outage } from '../kills/killer.ts';
import type { Journal } from '../load/journal.ts';
import type { ProviderCharge, ProviderRefund } from '../load/payers.ts';
import type { Delivery } from '../world/mail-server.ts';

/** All that is known after a storm. */
export type Evidence = Readonly<{
  /** Runs a query on the product's database. */
  rows: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  provider: Readonly<{ charges: readonly ProviderCharge[]; refunds: readonly ProviderRefund[] }>;
  deliveries: readonly Delivery[];
  journal: Journal;
  outages: readonly Outage[];
  /** Lines that the application processes wrote down. */
  logLines: readonly string[];
  /** Application processes that ended though nobody killed them. */
  crashes: readonly string[];
}>;

/** Something that has to hold whatever was killed. It answers a sentence for each place where it does not. */
export type Check = Readonly<{ name: string; find: (evidence: Evidence) => Promise<string[]> }>;

/** A check that needs the database alone, and holds at every moment. */
export type AtOnce = Readonly<{ name: string; find: (evidence: Pick<Evidence, 'rows'>) => Promise<string[]> }>;
