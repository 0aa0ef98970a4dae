import type { DataOf } from '../../../api/routes.ts';

/** A refund that staff send by hand. */
export type Task = DataOf<'GET /payments/transfer-tasks'>[number];
