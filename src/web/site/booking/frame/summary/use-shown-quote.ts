import type { QuoteState } from '../../../../quote/use-quote.ts';
import { useBooking } from '../../booking-context.ts';
import { useWizard } from '../../wizard.ts';

/** The price that counts at this step: the booking's own once it is made, before that the live quote. */
export const useShownQuote = (): QuoteState => {
  const { quote } = useWizard();
  const booking = useBooking();
  return booking ? { quote: booking.quote, isStale: false, failure: null, retry: quote.retry } : quote;
};
