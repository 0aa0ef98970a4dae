import type { Draft, HeldBooking } from './draft.ts';
import { forgetKeys, keepKey } from './key-storage.ts';
import { readDraft } from './read-draft.ts';

const key = 'booking-draft';

/** The draft of this tab. A browser that refuses storage books all the same, only without memory. */
export const loadDraft = (): Draft | null => {
  try {
    return readDraft(sessionStorage.getItem(key));
  } catch {
    return null;
  }
};

export const saveDraft = (draft: Draft): void => {
  if (draft.booking) keepBooking(draft.booking, draft.vehicleId);
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or switched off: the wizard goes on with what it holds in memory.
  }
};

/** For whoever comes next to this browser: nothing of who has just gone. */
export const forgetVisitor = (): void => {
  forgetKeys();
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing could be kept there.
  }
};

/** Its key, for the other tabs of this browser. */
const keepBooking = ({ bookingId, accessToken, holdEndsAt, isPaid }: HeldBooking, vehicleId: string): void => {
  if (accessToken) keepKey({ bookingId, accessToken, vehicleId, holdEndsAt: isPaid ? 0 : holdEndsAt });
};
