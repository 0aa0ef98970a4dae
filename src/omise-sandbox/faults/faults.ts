import { takes } from './call-pattern.ts';
import type { Fault, RequestFault, WebhookFault } from './fault-request.ts';

type WebhookKind = WebhookFault['kind'];
export type Faults = ReturnType<typeof plannedFaults>;

/** What tests asked to go wrong. It is kept in memory alone: a sandbox that starts again is a sound one. */
export const plannedFaults = () => {
  let planned: readonly Fault[] = [];

  /** Uses up the first that fits, once. */
  const take = <T extends Fault>(fits: (fault: Fault) => fault is T): T | undefined => {
    const taken = planned.find(fits);
    planned = planned
      .map((fault) => (fault === taken ? { ...fault, times: fault.times - 1 } : fault))
      .filter(({ times }) => times > 0);
    return taken;
  };

  return {
    plan: (fault: Fault) => {
      planned = [...planned, fault];
    },
    clear: () => {
      planned = [];
    },
    all: () => planned,
    takeForCall: (method: string, path: string) =>
      take((fault): fault is RequestFault => fault.on !== 'webhook' && takes(fault.on, method, path)),
    takeForWebhook: (event: string, kinds: readonly WebhookKind[]) =>
      take(
        (fault): fault is WebhookFault =>
          fault.on === 'webhook' && kinds.includes(fault.kind) && (fault.event ?? event) === event,
      ),
  };
};
