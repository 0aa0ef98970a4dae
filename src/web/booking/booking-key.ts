/** What opens a booking to whoever has it. */
export type BookingKey = Readonly<{ bookingId: string; accessToken: string }>;

/** The header that opens a booking, or shows that a hold is the visitor's own. Without a token the session does. */
export const tokenOf = (booking: BookingKey | null): Record<string, string> =>
  booking?.accessToken ? { 'X-Booking-Token': booking.accessToken } : {};
