import type { Charge } from './charge-life.ts';
import type { Sandbox } from './context.ts';
import { notFound } from './wire/refusals.ts';

/** The charge of this id; refused as `not_found` when there is none. */
export const findCharge = ({ charges }: Pick<Sandbox, 'charges'>, id: string): Charge => {
  const charge = charges.find(id);
  if (!charge) throw notFound('charge', id);
  return charge;
};
