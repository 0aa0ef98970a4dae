import { stamp } from '../wire/instants.ts';

export type ChargeEvent =
  | 'charge.create'
  | 'charge.update'
  | 'charge.capture'
  | 'charge.reverse'
  | 'charge.expire'
  | 'charge.complete';

/** Called for every change of a charge, inside the transaction that stores the change. */
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

/** An event with a snapshot of its object. */
export type StoredEvent = Readonly<{
  id: string;
  createdAt: number;
  key: EventKey;
  data: object;
  /** The id of the event's charge, if it concerns one. */
  charge: string | null;
  attempts: readonly DeliveryAttempt[];
}>;

/** One attempt to deliver an event to a URL; `status` is null when there was no response. */
type DeliveryAttempt = Readonly<{
  id: string;
  uri: string;
  status: number | null;
  error: string | null;
  at: number;
}>;

/** The provider's event object, its keys in the provider's order. */
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

/** The body of a webhook: the event without its deliveries, identical in every attempt. */
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

/** A queued delivery of an event to a URL. */
export type Delivery = Readonly<{
  event: string;
  uri: string;
  /** The number of attempts so far. */
  tries: number;
  /** Whether the delivery waits until a later one has reached the same URL. */
  isHeldBack: boolean;
}>;

const second = 1000;
const minute = 60 * second;
const pauses = [5 * second, 15 * second, 45 * second, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute];
const mostTries = 12;

/** The pause in milliseconds after that many failed attempts; null to give up, after about six hours. */
export const pauseAfter = (tries: number): number | null =>
  tries >= mostTries ? null : (pauses[tries - 1] ?? 60 * minute);
