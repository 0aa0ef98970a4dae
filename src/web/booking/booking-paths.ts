/**
 * The page of a booking. Opening it requires the booking's key, from this browser's storage or from a link in a mail.
 */
export const managePath = (bookingId: string): string => `/booking/manage/${bookingId}`;

/** The page that opens a booking by its reference and e-mail address. */
export const findPath = '/booking/find';
