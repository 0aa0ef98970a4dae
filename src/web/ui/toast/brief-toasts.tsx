import { type ReactNode, useCallback } from 'react';
import { toToast } from './briefly.ts';
import { NotifyContext, useNotify } from './toasts.tsx';

/** Around screens that say a success for 3 seconds in place of 5: settings and pricing. */
export const BriefToasts = ({ children }: { children: ReactNode }) => {
  const notify = useNotify();
  const notifyBriefly = useCallback<typeof notify>((text) => notify(toToast(text)), [notify]);
  return <NotifyContext value={notifyBriefly}>{children}</NotifyContext>;
};
