import type { BookingLimits } from '#kernel/booking-limits.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { today } from '../ui/dates.ts';
import { unlimited } from './limits.ts';
import type { SearchFields } from './search-fields.ts';

/** Days from today to the pick-up. */
const AHEAD = 14;
const LENGTH = 5;

/** The dates for whoever has chosen none, so that prices are totals: five days from in two weeks, or as near as the limits allow. */
export const suggestedDates = (
  limits: BookingLimits,
  day: CalendarDate,
): Pick<SearchFields, 'pickupDate' | 'returnDate'> => {
  const pickupDate = addDays(day, Math.min(AHEAD, limits.advanceBookingDays));
  const fewest = Math.ceil(limits.minBookingHours / 24);
  return { pickupDate, returnDate: addDays(pickupDate, Math.min(Math.max(LENGTH, fewest), limits.maxBookingDays)) };
};

/** The search as asked, or with suggested dates where it has none. `limits`: null when they could not be loaded. */
export const withDates = <Asked extends Readonly<{ fields: SearchFields }>>(
  asked: Asked,
  limits: BookingLimits | null,
  nowMs: number,
): { search: Asked; isSuggested: boolean } => {
  const { fields } = asked;
  if (fields.pickupDate || fields.returnDate) return { search: asked, isSuggested: false };
  const dates = suggestedDates(limits ?? unlimited, today(nowMs));
  return { search: { ...asked, fields: { ...fields, ...dates } }, isSuggested: true };
};
