import { useLanguage } from '../../../languages/use-language.ts';
import type { CustomerBooking } from '../managed.ts';

type Places = Pick<
  CustomerBooking,
  'pickupLocation' | 'pickupLocationInThai' | 'dropoffLocation' | 'dropoffLocationInThai'
>;

/** The names of the pick-up and return places, in the page's language. */
export const usePlaceNames = (booking: Places): { from: string; to: string } => {
  const isThai = useLanguage() === 'th';
  return {
    from: (isThai && booking.pickupLocationInThai) || booking.pickupLocation,
    to: (isThai && booking.dropoffLocationInThai) || booking.dropoffLocation,
  };
};
