import type { Sandbox } from '../records/context.ts';
import type { Delivery, StoredEvent } from '../records/event.ts';
import { webhookSettings } from './webhook-settings.ts';

/** How long, in milliseconds, a `reorder`ed delivery waits for another delivery to overtake it. */
const longestHold = 30_000;
const usualDelay = 1_000;

/** Queues the event's delivery to each webhook URL, or applies the delivery fault that a test planned. */
export const queueDeliveries = (sandbox: Sandbox, event: StoredEvent): void => {
  for (const uri of addressesOf(sandbox, event)) queueDelivery(sandbox, event, uri);
};

const addressesOf = ({ charges, store }: Sandbox, { charge }: StoredEvent): readonly string[] => {
  const own = charge === null ? undefined : charges.find(charge)?.webhookEndpoints;
  if (own) return own;
  const { url } = webhookSettings(store);
  return url === null ? [] : [url];
};

const queueDelivery = ({ deliveries, faults, now }: Sandbox, { id, key }: StoredEvent, uri: string): void => {
  const delivery: Delivery = { event: id, uri, tries: 0, isHeldBack: false };
  const fault = faults.takeForWebhook(key, ['drop', 'delay', 'duplicate', 'reorder']);
  switch (fault?.kind) {
    case 'drop':
      break;
    case 'delay':
      deliveries.add(now() + (fault.ms ?? usualDelay), delivery);
      break;
    case 'reorder':
      deliveries.add(now() + (fault.ms ?? longestHold), { ...delivery, isHeldBack: true });
      break;
    case 'duplicate':
      deliveries.add(now(), delivery);
      deliveries.add(now(), delivery);
      break;
    default:
      deliveries.add(now(), delivery);
  }
};
