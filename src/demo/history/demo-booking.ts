import type { Satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import type { Booking, NewChange } from '#modules/booking/index.ts';

export type DemoBooking = Readonly<{
  booking: Booking;
  period: Period;
  addons: readonly { addonId: string; quantity: number }[];
  /** In the price, for a vehicle that came back late. */
  lateFee: Satang;
  /** The change that its customer agreed to and did not pay for. */
  unpaidChange: NewChange | null;
}>;
