/** Gives access to a booking to anyone who has it. */
export type BookingKey = Readonly<{ bookingId: string; accessToken: string }>;

/**
 * The header that gives access to a booking or to the visitor's own hold. Empty without a token: then the session
 * decides.
 */
export const tokenOf = (booking: BookingKey | null): Record<string, string> =>
  booking?.accessToken ? { 'X-Booking-Token': booking.accessToken } : {};
