import type { Sandbox } from '../context.ts';

export type ChargeEvent =
  | 'charge.create'
  | 'charge.update'
  | 'charge.capture'
  | 'charge.reverse'
  | 'charge.expire'
  | 'charge.complete';

/** Called whenever a charge changed, inside the work that stores the change. */
export const announceCharge = (sandbox: Sandbox, key: ChargeEvent, chargeId: string): void => {
  sandbox.onEvent?.(key, chargeId);
};
