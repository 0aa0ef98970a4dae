import type { ReactNode } from 'react';

/** At the end of the toolbar: how the list is shown, and what else can be done with all of it. */
export const ListLooks = ({ children }: { children: ReactNode }) => (
  <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{children}</div>
);
