/** Until how long before the pick-up its customer may change a booking. */
export const CHANGE_UNTIL_HOURS = 2;

/** Whether a pick-up is too near to change its booking. Both are milliseconds. */
export const isTooNearToChange = (pickUpMs: number, nowMs: number): boolean =>
  pickUpMs - nowMs < CHANGE_UNTIL_HOURS * 3_600_000;
