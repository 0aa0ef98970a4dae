import type { DataOf } from '../../api/routes.ts';

/** One thing that was done, as the audit log keeps it. */
export type Entry = DataOf<'GET /admin/audit'>[number];

/** Whether something was before; a new record, or a deed, has only what is. */
export const hasChanged = ({ changes }: Pick<Entry, 'changes'>): boolean =>
  changes.some(({ before }) => before !== null && before !== undefined);
