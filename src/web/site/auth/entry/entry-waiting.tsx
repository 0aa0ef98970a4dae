import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The place of a form until scripts have read the link; without scripts `children`, where it is pasted. */
export const EntryWaiting = ({ children }: { children: ReactNode }) => (
  <>
    <noscript>{children}</noscript>
    <div aria-busy="true" className="grid gap-4.5 [@media(scripting:none)]:hidden">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-26 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  </>
);
