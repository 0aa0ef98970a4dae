import { type ReactNode, useCallback } from 'react';
import { toToast } from './briefly.ts';
import { NotifyContext, useNotify } from './toasts.tsx';

/** Shortens success toasts inside it from 5 to 3 seconds: for settings and pricing. */
export const BriefToasts = ({ children }: { children: ReactNode }) => {
  const notify = useNotify();
  const notifyBriefly = useCallback<typeof notify>((text) => notify(toToast(text)), [notify]);
  return <NotifyContext value={notifyBriefly}>{children}</NotifyContext>;
};
