import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import type { BookingKey } from '../../../booking/booking-key.ts';
import { keyOf } from '../../../booking/key-storage.ts';
import type { Draft, HeldBooking } from '../state/draft.ts';
import { loadDraft, saveDraft } from '../state/draft-storage.ts';
import { addressOf } from '../state/flow.ts';

export type AskedBooking = Readonly<{
  /** The booking of the address, or the one that this tab is about. Without its token only its owner may see it. */
  key: BookingKey;
  /** What this tab remembers, if it is about this booking. */
  draft: Draft | null;
}>;

/** Which booking a return is about; null where neither address nor tab say it. `kept`: how this browser opens it. */
export const askedBooking = (
  asked: string | null,
  draft: Draft | null,
  kept: BookingKey | null,
): AskedBooking | null => {
  const held = draft?.booking;
  if (held && (asked === null || held.bookingId === asked)) return { key: held, draft };
  return isId(asked) ? { key: kept ?? { bookingId: asked, accessToken: '' }, draft: null } : null;
};

/** The same, once the browser has told what it remembers; undefined before. */
export const useAskedBooking = (): AskedBooking | null | undefined => {
  const asked = useSearchParams()[0].get('booking');
  const [found, setFound] = useState<AskedBooking | null>();
  useEffect(() => setFound(askedBooking(asked, loadDraft(), asked ? keyOf(asked) : null)), [asked]);
  return found;
};

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
