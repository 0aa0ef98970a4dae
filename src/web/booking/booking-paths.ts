/** The page of a booking. Whoever opens it needs the booking's key, which this browser keeps or a mail brings. */
export const managePath = (bookingId: string): string => `/booking/manage/${bookingId}`;

/** The page that opens a booking by its reference and its e-mail. */
export const findPath = '/booking/find';
