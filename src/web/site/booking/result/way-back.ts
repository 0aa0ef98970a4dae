import type { Draft, HeldBooking } from '../draft/draft.ts';
import { saveDraft } from '../draft/storage.ts';
import { addressOf } from '../flow.ts';
import type { AskedBooking } from './asked-booking.ts';

/** The address of a step of the wizard for the booking of this tab; the page of the booking where it knows none. */
export const wayBack = ({ key, draft }: AskedBooking, step: 3 | 4): string =>
  draft ? `/booking?${addressOf(draft, step)}` : `/booking/manage/${key.bookingId}`;

/** Lets the wizard know what became of the payment, before the way leads back to it. */
export const remember = (
  { draft }: AskedBooking,
  part: Partial<Pick<HeldBooking, 'isPaid' | 'pendingCharge'>>,
): void => {
  const held: Draft['booking'] = draft?.booking ?? null;
  if (draft && held) saveDraft({ ...draft, booking: { ...held, ...part } });
};
