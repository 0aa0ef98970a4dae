import type { ReactNode } from 'react';
import { useWords } from '../../../languages/use-words.ts';

/** What was recorded at the pick-up, beside the same step of the return. */
export const AtPickUp = ({ children }: { children: ReactNode }) => {
  const t = useWords('bookings', 'handOver');
  return (
    <div className="mb-3 border-l-2 border-line-strong pl-3 text-xs">
      <p className="font-medium text-muted">{t('atPickUp')}</p>
      {children}
    </div>
  );
};
