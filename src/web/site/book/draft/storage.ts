import type { Draft } from './draft.ts';
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
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or switched off: the wizard goes on with what it holds in memory.
  }
};
