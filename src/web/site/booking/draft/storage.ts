import { keepKey, keptDraft } from '../../../booking/key-storage.ts';
import { type Draft, type HeldBooking, isDone } from './draft.ts';
import { withoutPerson } from './own-draft.ts';
import { readDraft } from './read-draft.ts';

/** The draft of this tab. A browser that refuses storage books all the same, only without memory. */
export const loadDraft = (): Draft | null => readDraft(keptDraft.read());

/** Once the booking is done, whoever books next in this tab is told nothing of who booked before. */
export const saveDraft = (draft: Draft): void => {
  if (draft.booking) keepBooking(draft.booking, draft.vehicleId);
  keptDraft.keep(JSON.stringify(isDone(draft.booking) ? withoutPerson(draft) : draft));
};

/** Its key, for the other tabs of this browser. */
const keepBooking = ({ bookingId, accessToken, holdEndsAt, isPaid }: HeldBooking, vehicleId: string): void => {
  if (accessToken) keepKey({ bookingId, accessToken, vehicleId, holdEndsAt: isPaid ? 0 : holdEndsAt });
};
