import { createContext, useContext } from 'react';
import type { DataOf } from '../../../api/routes.ts';
import type { StoredKey } from '../../../booking/key-storage.ts';
import type { QuoteState } from '../../../quote/use-quote.ts';
import type { WizardPage } from '../read-booking-page.ts';
import type { BookingDraft } from './draft.ts';
import type { Availability } from './use-availability.ts';

export type ChargeResult = DataOf<'POST /payments/charge'>;

/** What every step of the wizard works with. */
type Wizard = Readonly<{
  page: WizardPage;
  draft: BookingDraft;
  change: (part: Partial<BookingDraft>) => void;
  /** Goes to a step, counted from 1. A step that must not be come back to is replaced. */
  go: (step: number, options?: { replace: boolean }) => void;
  quote: QuoteState;
  availability: Availability;
  /** The visitor's own unpaid booking of the vehicle, which another tab made. */
  ownHold: StoredKey | null;
}>;

const WizardContext = createContext<Wizard | null>(null);
export const WizardProvider = WizardContext.Provider;

export const useWizard = (): Wizard => {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('There is no wizard around this step');
  return wizard;
};

export type WizardBooking = DataOf<'GET /bookings/:id'>;
type InHand = Readonly<{ booking: WizardBooking; reload: () => void }>;

const BookingContext = createContext<InHand | null>(null);
export const BookingProvider = BookingContext.Provider;

/** The booking as the server has it, on the steps after it was made; null before. */
export const useBooking = (): WizardBooking | null => useContext(BookingContext)?.booking ?? null;

/** The same, on a step that cannot be without it. */
export const useCurrentBooking = (): InHand => {
  const inHand = useContext(BookingContext);
  if (!inHand) throw new Error('There is no booking around this step');
  return inHand;
};

/** The price that counts at this step: the booking's own once it is made, before that the live quote. */
export const useShownQuote = (): QuoteState => {
  const { quote } = useWizard();
  const booking = useBooking();
  return booking ? { quote: booking.quote, isStale: false, failure: null, retry: quote.retry } : quote;
};
