import type { BookingLimits } from '#kernel/booking-limits.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { today } from '../ui/dates.ts';
import { unlimited } from './limits.ts';
import type { Search } from './search.ts';
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

/** The search, or with suggested dates where it has none. `limits`: null when they could not be loaded. */
export const withDates = (
  search: Search,
  limits: BookingLimits | null,
  nowMs: number,
): { search: Search; isSuggested: boolean } => {
  const { fields } = search;
  if (fields.pickupDate || fields.returnDate) return { search, isSuggested: false };
  const dates = suggestedDates(limits ?? unlimited, today(nowMs));
  return { search: { ...search, fields: { ...fields, ...dates } }, isSuggested: true };
};
