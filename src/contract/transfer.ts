import { z } from 'zod';
import { Baht } from './fields.ts';

/** What a customer who pays by bank transfer is told: the amount, and where to send it. */
export const TransferShape = z.object({
  /** What is owed. */
  amount: Baht,
  /** Null unless the settings name an account. */
  bank: z.object({ name: z.string(), number: z.string(), holder: z.string() }).nullable(),
  /** The PromptPay ID; null unless the settings name one. Its QR code is `GET /bookings/:id/promptpay`. */
  promptPay: z.string().nullable(),
});
export type TransferShape = z.infer<typeof TransferShape>;
