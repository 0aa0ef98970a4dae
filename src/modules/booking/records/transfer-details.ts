import type { TransferShape } from '#contract/transfer.ts';
import { toBaht, zeroSatang } from '#kernel/money.ts';
import { type Settings, transferAccountIn } from '#modules/settings/index.ts';
import { owedByTransfer } from '../rules/money/owed-by-transfer.ts';
import type { Booking } from './booking-store.ts';

/** How to send what a booking's customer owes by bank transfer; null if nothing is to be sent so. */
export const transferOf = (booking: Booking, settings: Settings): TransferShape | null => {
  const amount = owedByTransfer(booking);
  return amount > zeroSatang ? { amount: toBaht(amount), ...transferAccountIn(settings) } : null;
};
