import type { ToastText } from './toast.tsx';

/** How long settings and pricing show a success, in milliseconds. */
export const BRIEF_MS = 3000;

/** Shortens a success toast. A toast with an action such as Undo, or with a problem, keeps its usual duration. */
export const toToast = (text: ToastText): ToastText =>
  text.action || text.tone === 'problem' ? text : { duration: BRIEF_MS, ...text };
