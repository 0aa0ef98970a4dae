import { keptText } from '../../kept-text.ts';
import { type Draft, type HeldBooking, isDone } from './draft.ts';
import { forgetKeys, keepKey } from './key-storage.ts';
import { withoutPerson } from './own-draft.ts';
import { readDraft } from './read-draft.ts';

const kept = keptText('tab', 'booking-draft');

/** The draft of this tab. A browser that refuses storage books all the same, only without memory. */
export const loadDraft = (): Draft | null => readDraft(kept.read());

/** Once the booking is done, whoever books next in this tab is told nothing of who booked before. */
export const saveDraft = (draft: Draft): void => {
  if (draft.booking) keepBooking(draft.booking, draft.vehicleId);
  kept.keep(JSON.stringify(isDone(draft.booking) ? withoutPerson(draft) : draft));
};

/** For whoever comes next to this browser: neither what was typed in this tab nor the keys of bookings. */
export const forgetVisitor = (): void => {
  forgetKeys();
  kept.forget();
};

/** Its key, for the other tabs of this browser. */
const keepBooking = ({ bookingId, accessToken, holdEndsAt, isPaid }: HeldBooking, vehicleId: string): void => {
  if (accessToken) keepKey({ bookingId, accessToken, vehicleId, holdEndsAt: isPaid ? 0 : holdEndsAt });
};
