export type ChargeEvent =
  | 'charge.create'
  | 'charge.update'
  | 'charge.capture'
  | 'charge.reverse'
  | 'charge.expire'
  | 'charge.complete';

/** Who is told of every change of a charge, inside the work that stores the change. */
export type ChargeListener = (key: ChargeEvent, chargeId: string) => void;

export const announceCharge = (
  sandbox: Readonly<{ onEvent?: ChargeListener }>,
  key: ChargeEvent,
  chargeId: string,
): void => {
  sandbox.onEvent?.(key, chargeId);
};
