import type { Sandbox } from '../records/context.ts';
import type { EventKey, StoredEvent } from '../records/event.ts';
import { queueDeliveries } from '../webhooks/queue-deliveries.ts';
import { newId } from '../wire/ids.ts';

type About = { charge?: string };

/** Stores an event with a snapshot of the object and queues its deliveries, in the caller's transaction. */
export const recordEvent = (sandbox: Sandbox, key: EventKey, data: object, { charge }: About = {}): void => {
  const createdAt = sandbox.now();
  const event: StoredEvent = {
    id: newId('evnt', createdAt),
    createdAt,
    key,
    data,
    charge: charge ?? null,
    attempts: [],
  };
  sandbox.store.together(() => {
    sandbox.events.add(event.id, createdAt, event);
    queueDeliveries(sandbox, event);
  });
};
