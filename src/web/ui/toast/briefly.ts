import type { ToastText } from './toast.tsx';

/** Milliseconds for which settings and pricing say a success. */
export const BRIEF_MS = 3000;

/** A success that nobody has to answer is said briefly; a way back such as Undo, or problem, stays as long as elsewhere. */
export const toToast = (text: ToastText): ToastText =>
  text.action || text.tone === 'problem' ? text : { duration: BRIEF_MS, ...text };
