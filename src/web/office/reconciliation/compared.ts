import type { DataOf } from '../../api/routes.ts';

/** Both sides of a period, and what differs. */
export type Compared = DataOf<'GET /admin/reconciliation'>;

export type Difference = Compared['differences'][number];
