import { recordEvent } from '../events/record-event.ts';
import { findCharge } from '../records/charge-life.ts';
import type { Sandbox } from '../records/context.ts';
import type { ChargeEvent, ChargeListener } from '../records/event.ts';
import { chargeObject } from './charge-object.ts';

export const announceCharge = (
  sandbox: Readonly<{ onEvent?: ChargeListener }>,
  key: ChargeEvent,
  chargeId: string,
): void => {
  sandbox.onEvent?.(key, chargeId);
};

/** Records an event for a charge that was just stored. */
export const recordChargeEvent = (sandbox: Sandbox, key: ChargeEvent, chargeId: string): void =>
  recordEvent(sandbox, key, chargeObject(findCharge(sandbox, chargeId), sandbox.now()), { charge: chargeId });
