import type { Card } from '../cards/card.ts';
import type { FailureCode } from '../cards/test-cards.ts';
import { stamp } from '../wire/instants.ts';
import { type ListQuery, list, pageOf, readListQuery } from '../wire/lists.ts';
import type { Params } from '../wire/params.ts';

/** A card that a customer may be charged on again and again. */
export type CustomerCard = Readonly<{ createdAt: number; card: Card; failure: FailureCode | null }>;

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

export const cardList = ({ id, cards }: Customer, asked: ListQuery) => {
  const { data, total } = pageOf(cards, asked);
  return list(`/customers/${id}/cards`, asked, { data: data.map(({ card }) => card), total });
};
