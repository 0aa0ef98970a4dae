import type { DataOf } from '../../api/routes.ts';

type Mail = DataOf<'GET /notices/outbox'>[number];

/** Of a mail to somebody whose data was erased only the row is left: it says neither what nor to whom. */
export const isRemoved = ({ to }: Pick<Mail, 'to'>): boolean => to.address === '';
