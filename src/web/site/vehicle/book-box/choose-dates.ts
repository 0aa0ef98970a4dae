import { addDays } from '#kernel/calendar-date.ts';
import { isRealDate, type SearchFields } from '../../../rental/search-fields.ts';

/** The return stays where it is; only one that would not be after the pick-up day moves, to the day after it. */
export const withPickupDate = (fields: SearchFields, pickupDate: string): SearchFields => {
  const keepsReturn = !isRealDate(pickupDate) || fields.returnDate > pickupDate;
  return { ...fields, pickupDate, returnDate: keepsReturn ? fields.returnDate : addDays(pickupDate, 1) };
};
