import type { DataOf } from '../../../api/routes.ts';

type Row = DataOf<'GET /admin/customers'>[number];

/** A customer who is on record. */
export type KnownCustomer = Pick<Row, 'id' | 'name' | 'email' | 'phone' | 'customerNumber'>;
