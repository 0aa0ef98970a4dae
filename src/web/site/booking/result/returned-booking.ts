import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import type { BookingKey } from '../../../booking/booking-key.ts';
import { keyOf } from '../../../booking/key-storage.ts';
import type { BookingDraft, HeldBooking } from '../state/draft.ts';
import { loadDraft, saveDraft } from '../state/draft-storage.ts';
import { stepQuery } from '../state/flow.ts';

export type ReturnedBooking = Readonly<{
  /** The booking in the address, or else this tab's. Without a token only the signed-in owner may open it. */
  key: BookingKey;
  /** This tab's draft, if it is for this booking. */
  draft: BookingDraft | null;
}>;

/**
 * The booking that the customer returns to; null where neither the address nor the tab has one. `stored`: this
 * browser's key to it.
 */
export const returnedBooking = (
  bookingId: string | null,
  draft: BookingDraft | null,
  stored: BookingKey | null,
): ReturnedBooking | null => {
  const held = draft?.booking;
  if (held && (bookingId === null || held.bookingId === bookingId)) return { key: held, draft };
  return isId(bookingId) ? { key: stored ?? { bookingId, accessToken: '' }, draft: null } : null;
};

/** The booking that the customer returns to; undefined until the browser's storage has been read. */
export const useReturnedBooking = (): ReturnedBooking | null | undefined => {
  const bookingId = useSearchParams()[0].get('booking');
  const [returned, setReturned] = useState<ReturnedBooking | null>();
  useEffect(
    () => setReturned(returnedBooking(bookingId, loadDraft(), bookingId ? keyOf(bookingId) : null)),
    [bookingId],
  );
  return returned;
};

/** The wizard's step for this tab's booking; without a draft, the booking's own page. */
export const pathBack = ({ key, draft }: ReturnedBooking, step: 3 | 4): string =>
  draft ? `/booking?${stepQuery(draft, step)}` : `/booking/manage/${key.bookingId}`;

/** Stores the result of the payment in the draft, before returning to the wizard. */
export const remember = (
  { draft }: ReturnedBooking,
  part: Partial<Pick<HeldBooking, 'isPaid' | 'pendingCharge'>>,
): void => {
  const held: BookingDraft['booking'] = draft?.booking ?? null;
  if (draft && held) saveDraft({ ...draft, booking: { ...held, ...part } });
};
