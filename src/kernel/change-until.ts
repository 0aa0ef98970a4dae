/** A customer may change a booking until this many hours before the pick-up. */
export const CHANGE_UNTIL_HOURS = 2;

/** Whether it is too late for the customer to change the booking. Both are epoch milliseconds. */
export const isTooNearToChange = (pickUpMs: number, nowMs: number): boolean =>
  pickUpMs - nowMs < CHANGE_UNTIL_HOURS * 3_600_000;
