import { createContext, useContext } from 'react';
import type { DataOf } from '../../../api/routes.ts';
import type { StoredKey } from '../../../booking/key-storage.ts';
import type { QuoteState } from '../../../quote/use-quote.ts';
import type { CardFields } from '../payment/order/card.ts';
import type { WizardPage } from '../read-booking-page.ts';
import type { BookingDraft } from './draft.ts';
import type { Availability } from './use-availability.ts';

export type ChargeResult = DataOf<'POST /payments/charge'>;

/** The state shared by all steps of the wizard. */
type Wizard = Readonly<{
  page: WizardPage;
  draft: BookingDraft;
  change: (part: Partial<BookingDraft>) => void;
  /** Goes to a step, counted from 1. `replace` keeps the current step out of the history. */
  go: (step: number, options?: { replace: boolean }) => void;
  /** The card as typed: in memory while the wizard is open, and stored nowhere. */
  card: CardFields;
  setCard: (card: CardFields) => void;
  quote: QuoteState;
  /** The same rental without cover, add-ons, code and points. */
  alone: QuoteState;
  availability: Availability;
  /** The visitor's own unpaid booking of the vehicle, made in another tab. */
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

/** The server's booking, on the steps after it was created; null before. */
export const useBooking = (): WizardBooking | null => useContext(BookingContext)?.booking ?? null;

/** The server's booking, on a step that requires it. Throws if there is none. */
export const useCurrentBooking = (): InHand => {
  const inHand = useContext(BookingContext);
  if (!inHand) throw new Error('There is no booking around this step');
  return inHand;
};

/** The price that applies to this step: the booking's own once it exists, else the live quote. */
export const useShownQuote = (): QuoteState => {
  const { quote } = useWizard();
  const booking = useBooking();
  return booking ? { quote: booking.quote, isStale: false, failure: null, retry: quote.retry } : quote;
};
