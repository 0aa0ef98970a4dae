import type { Booking } from '../booking-in-hand.ts';
import { useWizard } from '../wizard.ts';
import { type DoneState, doneState } from './done-state.ts';

export const useDoneState = (booking: Booking): DoneState =>
  doneState(booking, { hasPaidHere: useWizard().paidBy !== null });
