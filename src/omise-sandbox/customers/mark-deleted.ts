import type { Sandbox } from '../context.ts';
import type { Customer } from './customer.ts';

/** Charges that were made on a customer's card go on showing it, as a deleted one. */
export const markDeleted = ({ charges }: Pick<Sandbox, 'charges'>, { id }: Customer, cardId: string): void => {
  for (const charge of charges.where('customer', id)) {
    if (charge.card?.id === cardId) charges.save(charge.id, { ...charge, card: { ...charge.card, deleted: true } });
  }
};
