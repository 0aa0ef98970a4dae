import { stamp } from '../wire/instants.ts';

export type ChargeEvent =
  | 'charge.create'
  | 'charge.update'
  | 'charge.capture'
  | 'charge.reverse'
  | 'charge.expire'
  | 'charge.complete';

/** Who is told of every change of a charge, inside the work that stores the change. */
export type ChargeListener = (key: ChargeEvent, chargeId: string) => void;

export type EventKey =
  | ChargeEvent
  | 'refund.create'
  | 'customer.create'
  | 'customer.update'
  | 'customer.update.card'
  | 'customer.destroy'
  | 'card.update'
  | 'card.destroy';

/** What happened, with the object as it was shown at that time. */
export type StoredEvent = Readonly<{
  id: string;
  createdAt: number;
  key: EventKey;
  data: object;
  /** The charge that it is about, if it is about one. */
  charge: string | null;
  attempts: readonly DeliveryAttempt[];
}>;

/** One try to bring an event to an address; `status` is null when nothing answered there. */
type DeliveryAttempt = Readonly<{
  id: string;
  uri: string;
  status: number | null;
  error: string | null;
  at: number;
}>;

/** The event as the provider shows it, its keys in the provider's order. */
export const eventObject = (event: StoredEvent) => ({
  object: 'event',
  id: event.id,
  livemode: false,
  location: `/events/${event.id}`,
  webhook_deliveries: event.attempts.map((attempt) => attemptObject(event, attempt)),
  data: event.data,
  key: event.key,
  created_at: stamp(event.createdAt),
});

/** The body of a webhook: the event without its deliveries, the same at every try. */
export const payloadOf = (event: StoredEvent): string => JSON.stringify(eventObject({ ...event, attempts: [] }));

const attemptObject = (event: StoredEvent, { id, uri, status, error, at }: DeliveryAttempt) => ({
  object: 'webhook_delivery',
  id,
  uri,
  status,
  key: event.key,
  error,
  payload: payloadOf(event),
  created_at: stamp(at),
});

/** An event on its way to an address, as it waits in the queue. */
export type Delivery = Readonly<{
  event: string;
  uri: string;
  /** How often it was tried already. */
  tries: number;
  /** Waits until a later one has reached the same address. */
  isHeldBack: boolean;
}>;

const second = 1000;
const minute = 60 * second;
const pauses = [5 * second, 15 * second, 45 * second, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute];
const mostTries = 12;

/** How long to wait after so many tries without success; null when it is time to give up, about six hours in. */
export const pauseAfter = (tries: number): number | null =>
  tries >= mostTries ? null : (pauses[tries - 1] ?? 60 * minute);
