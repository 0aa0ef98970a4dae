import type pg from 'pg';
import type { Outage } from '../kills/killer.ts';
import type { Journal } from '../load/journal.ts';
import type { ProviderCharge, ProviderRefund } from '../load/payers.ts';
import type { Delivery } from '../world/mail-server.ts';

/** The data that checks examine after a storm. */
export type Evidence = Readonly<{
  /** Runs a query on the product's database. */
  rows: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  provider: Readonly<{ charges: readonly ProviderCharge[]; refunds: readonly ProviderRefund[] }>;
  deliveries: readonly Delivery[];
  journal: Journal;
  outages: readonly Outage[];
  /** The log lines of the application processes. */
  logLines: readonly string[];
  /** Application processes that exited without being killed. */
  crashes: readonly string[];
}>;

/** An invariant that must hold whatever was killed. `find` returns one sentence per violation. */
export type Check = Readonly<{ name: string; find: (evidence: Evidence) => Promise<string[]> }>;

/** An invariant that holds at all times, and needs only the database. */
export type AtOnce = Readonly<{ name: string; find: (evidence: Pick<Evidence, 'rows'>) => Promise<string[]> }>;
