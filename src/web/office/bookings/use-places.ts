import { textIn } from '../../languages/text-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import type { BookingRow } from './booking.ts';

type Named = Pick<BookingRow, 'pickupLocation' | 'pickupLocationInThai' | 'returnLocation' | 'returnLocationInThai'>;

/** The names of a booking's places in the page's language. */
export const usePlaces = (booking: Named) => {
  const language = useLanguage();
  return {
    from: textIn({ en: booking.pickupLocation, th: booking.pickupLocationInThai }, language),
    to: textIn({ en: booking.returnLocation, th: booking.returnLocationInThai }, language),
  };
};
