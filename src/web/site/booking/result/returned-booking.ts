import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import type { BookingKey } from '../../../booking/booking-key.ts';
import { keyOf } from '../../../booking/key-storage.ts';
import type { BookingDraft, HeldBooking } from '../state/draft.ts';
import { loadDraft, saveDraft } from '../state/draft-storage.ts';
import { stepQuery } from '../state/flow.ts';

export type ReturnedBooking = Readonly<{
  /** The booking of the address, or the one that this tab is about. Without its token only its owner may see it. */
  key: BookingKey;
  /** What this tab remembers, if it is about this booking. */
  draft: BookingDraft | null;
}>;

/** Which booking a return is about; null where neither address nor tab say it. `kept`: how this browser opens it. */
export const returnedBooking = (
  bookingId: string | null,
  draft: BookingDraft | null,
  stored: BookingKey | null,
): ReturnedBooking | null => {
  const held = draft?.booking;
  if (held && (bookingId === null || held.bookingId === bookingId)) return { key: held, draft };
  return isId(bookingId) ? { key: stored ?? { bookingId, accessToken: '' }, draft: null } : null;
};

/** The same, once the browser has told what it remembers; undefined before. */
export const useReturnedBooking = (): ReturnedBooking | null | undefined => {
  const bookingId = useSearchParams()[0].get('booking');
  const [returned, setReturned] = useState<ReturnedBooking | null>();
  useEffect(
    () => setReturned(returnedBooking(bookingId, loadDraft(), bookingId ? keyOf(bookingId) : null)),
    [bookingId],
  );
  return returned;
};

/** The address of a step of the wizard for the booking of this tab; the page of the booking where it knows none. */
export const pathBack = ({ key, draft }: ReturnedBooking, step: 3 | 4): string =>
  draft ? `/booking?${stepQuery(draft, step)}` : `/booking/manage/${key.bookingId}`;

/** Lets the wizard know what became of the payment, before the way leads back to it. */
export const remember = (
  { draft }: ReturnedBooking,
  part: Partial<Pick<HeldBooking, 'isPaid' | 'pendingCharge'>>,
): void => {
  const held: BookingDraft['booking'] = draft?.booking ?? null;
  if (draft && held) saveDraft({ ...draft, booking: { ...held, ...part } });
};
