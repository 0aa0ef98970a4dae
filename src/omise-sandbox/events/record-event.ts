import type { ChargeEvent } from '../charges/announce-charge.ts';
import { chargeObject } from '../charges/charge-object.ts';
import type { Sandbox } from '../context.ts';
import type { EventKey, StoredEvent } from '../event.ts';
import { findCharge } from '../find-charge.ts';
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

/** Keeps an event of a charge that was just stored. */
export const recordChargeEvent = (sandbox: Sandbox, key: ChargeEvent, chargeId: string): void =>
  recordEvent(sandbox, key, chargeObject(findCharge(sandbox, chargeId), sandbox.now()), { charge: chargeId });
