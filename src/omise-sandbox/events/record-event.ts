import type { Sandbox } from '../records/context.ts';
import type { EventKey, StoredEvent } from '../records/event.ts';
import { queueDeliveries } from '../webhooks/queue-deliveries.ts';
import { newId } from '../wire/ids.ts';

type About = { charge?: string };

/** Keeps an event with the object as it is now, and its deliveries with it: both or none, as the work around them. */
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
