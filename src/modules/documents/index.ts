export { bookingCalendar } from './booking-calendar.ts';
export { bookingConfirmation } from './booking-confirmation.ts';
export type { BookingFacts } from './booking-facts.ts';
export { type BilingualText as Said, type IssuedFacts, setIssued } from './issued-facts.ts';
export { createTypesetter, type Typesetter } from './typesetter.ts';
