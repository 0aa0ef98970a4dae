import type { Card } from '../cards/card.ts';
import type { ChallengeFailure, FailureCode } from '../cards/test-cards.ts';
import type { Charge } from '../records/charge-life.ts';
import type { Collection } from '../records/store.ts';
import { stamp } from '../wire/instants.ts';
import { type ListParams, list, readListQuery, sliceOf } from '../wire/lists.ts';
import type { Params } from '../wire/params.ts';
import { notFound } from '../wire/refusals.ts';

/** A card that a customer may be charged on again and again. */
export type CustomerCard = Readonly<{
  createdAt: number;
  card: Card;
  failure: FailureCode | null;
  challenge: ChallengeFailure | null;
}>;

export type Customer = Readonly<{
  id: string;
  createdAt: number;
  email: string | null;
  description: string | null;
  metadata: Params;
  /** In the order in which they were attached. */
  cards: readonly CustomerCard[];
  defaultCard: string | null;
}>;

/** The customer as the provider shows it, its keys in the provider's order. */
export const customerObject = (customer: Customer, now: number, { deleted = false } = {}) => {
  const location = `/customers/${customer.id}`;
  const whole = readListQuery({}, now);
  return {
    object: 'customer',
    id: customer.id,
    livemode: false,
    location,
    deleted,
    metadata: customer.metadata,
    cards: cardList(customer, whole),
    default_card: customer.defaultCard,
    linked_accounts: list(`${location}/linked_accounts`, whole, { data: [], total: 0 }),
    description: customer.description,
    email: customer.email,
    created_at: stamp(customer.createdAt),
  };
};

export const cardList = ({ id, cards }: Customer, range: ListParams) => {
  const { data, total } = sliceOf(cards, range);
  return list(`/customers/${id}/cards`, range, { data: data.map(({ card }) => card), total });
};

/** The customer of this id; refused as `not_found` when there is none or it was deleted. */
export const findCustomer = ({ customers }: Readonly<{ customers: Collection<Customer> }>, id: string): Customer => {
  const customer = customers.find(id);
  if (!customer) throw notFound('customer', id);
  return customer;
};

/** The customer's card of this id; refused as `not_found` when it is not, or no longer, this customer's. */
export const findCard = ({ cards }: Customer, id: string): CustomerCard => {
  const held = cards.find(({ card }) => card.id === id);
  if (!held) throw notFound('card', id);
  return held;
};

/** Charges that were made on a customer's card go on showing it, as a deleted one. */
export const markDeleted = (
  { charges }: Readonly<{ charges: Collection<Charge> }>,
  { id }: Customer,
  cardId: string,
): void => {
  for (const charge of charges.where('customer', id)) {
    if (charge.card?.id === cardId) charges.save(charge.id, { ...charge, card: { ...charge.card, deleted: true } });
  }
};
