import { createContext, useContext } from 'react';
import type { DataOf } from '../../api/routes.ts';
import type { KeptKey } from '../../booking/booking-keys.ts';
import type { QuoteState } from '../../quote/use-quote.ts';
import type { Draft } from './draft/draft.ts';
import type { BookingPage } from './read-booking-page.ts';
import type { Availability } from './use-availability.ts';

export type ChargeResult = DataOf<'POST /payments/charge'>;

/** What every step of the wizard works with. */
export type Wizard = Readonly<{
  page: BookingPage;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Goes to a step, counted from 1. A step that must not be come back to is replaced. */
  go: (step: number, options?: { replace: boolean }) => void;
  quote: QuoteState;
  availability: Availability;
  /** The visitor's own unpaid booking of the vehicle, which another tab made. */
  ownHold: KeptKey | null;
}>;

const WizardContext = createContext<Wizard | null>(null);
export const WizardProvider = WizardContext.Provider;

export const useWizard = (): Wizard => {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('There is no wizard around this step');
  return wizard;
};
