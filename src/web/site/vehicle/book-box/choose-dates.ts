import { addDays } from '#kernel/calendar-date.ts';
import { isRealDate, type SearchFields } from '../../../rental/search-fields.ts';

/** Sets the pick-up date. The return date stays if it is later; otherwise it moves to the next day. */
export const withPickupDate = (fields: SearchFields, pickupDate: string): SearchFields => {
  const keepsReturn = !isRealDate(pickupDate) || fields.returnDate > pickupDate;
  return { ...fields, pickupDate, returnDate: keepsReturn ? fields.returnDate : addDays(pickupDate, 1) };
};
