import type { Card } from '../cards/card.ts';
import type { CardTrait, ChallengeFailure, FailureCode } from '../cards/test-cards.ts';
import type { Charge } from '../records/charge-life.ts';
import type { Collection } from '../records/store.ts';
import { stamp } from '../wire/instants.ts';
import { type ListParams, list, readListQuery, sliceOf } from '../wire/lists.ts';
import type { Params } from '../wire/params.ts';
import { notFound } from '../wire/refusals.ts';

/** A stored, reusable card of a customer. */
export type CustomerCard = Readonly<{
  createdAt: number;
  card: Card;
  failure: FailureCode | null;
  challenge: ChallengeFailure | null;
  trait?: CardTrait | null;
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

/** The provider's customer object, its keys in the provider's order. */
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

/** The customer with this id. Throws `not_found` (404) when it is unknown or deleted. */
export const findCustomer = ({ customers }: Readonly<{ customers: Collection<Customer> }>, id: string): Customer => {
  const customer = customers.find(id);
  if (!customer) throw notFound('customer', id);
  return customer;
};

/** The customer's card with this id. Throws `not_found` (404) when the customer does not have it, or no longer does. */
export const findCard = ({ cards }: Customer, id: string): CustomerCard => {
  const held = cards.find(({ card }) => card.id === id);
  if (!held) throw notFound('card', id);
  return held;
};

/** Marks the card as deleted in the charges made with it; they continue to show it. */
export const markDeleted = (
  { charges }: Readonly<{ charges: Collection<Charge> }>,
  { id }: Customer,
  cardId: string,
): void => {
  for (const charge of charges.where('customer', id)) {
    if (charge.card?.id === cardId) charges.save(charge.id, { ...charge, card: { ...charge.card, deleted: true } });
  }
};
