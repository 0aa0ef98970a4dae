import { useLanguage } from '../../../languages/use-language.ts';
import type { CustomerBooking } from '../managed.ts';

/** The names of the pick-up and return places, in the page's language. */
export const usePlaceNames = (booking: CustomerBooking): { from: string; to: string } => {
  const isThai = useLanguage() === 'th';
  return {
    from: (isThai && booking.pickupLocationInThai) || booking.pickupLocation,
    to: (isThai && booking.dropoffLocationInThai) || booking.dropoffLocation,
  };
};
