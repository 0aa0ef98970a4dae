import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import type { BookingKey } from '../../../booking/booking-key.ts';
import { keyOf } from '../../../booking/key-storage.ts';
import type { Draft } from '../draft/draft.ts';
import { loadDraft } from '../draft/storage.ts';

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
