import type { DataOf } from '../../api/routes.ts';

/** One thing that was done, as the audit log keeps it. */
export type Entry = DataOf<'GET /admin/audit'>[number];
