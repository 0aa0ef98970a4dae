/** How many slips may be sent at once, and kept for a booking. */
export const SLIPS_AT_ONCE = 5;
export const SLIPS_OF_A_BOOKING = 10;
