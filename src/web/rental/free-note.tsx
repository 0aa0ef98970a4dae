import type { BookingLimits } from '#kernel/booking-limits.ts';
import { api } from '../api/browser.ts';
import { useWords } from '../languages/use-words.ts';
import { useLatest } from '../shell/use-latest.ts';
import { useNow } from '../shell/use-now.ts';
import { Icon } from '../ui/icons.tsx';
import { rentalIn } from './limits.ts';
import { pricedAt, searchOf } from './search.ts';
import type { SearchFields } from './search-fields.ts';

type Props = {
  fields: SearchFields;
  limits: BookingLimits;
  /** How many are free for the dates that came with the page; null when that could not be loaded. */
  given: number | null;
};

/** How many vehicles are free for the chosen dates, asked again when they change; nothing for dates that cannot be. */
export const FreeNote = ({ fields, limits, given }: Props) => {
  const t = useWords('search');
  const { period } = rentalIn(searchOf(fields), limits, useNow());
  const { answer: free } = useLatest(
    period && JSON.stringify(pricedAt(period, fields)),
    async (signal) => {
      const found = await api.call('GET /vehicles/available', {
        query: { ...pricedAt(period, fields), limit: 1 },
        signal,
      });
      return found.success ? found.total : null;
    },
    { pauseMs: 400, given },
  );
  return (
    <p role="status" className="mt-3 flex min-h-6 items-center gap-2 text-sm text-muted">
      {free !== null && (
        <>
          {free > 0 && <Icon name="check" size="sm" className="text-success" />}
          {free > 0 ? t('free', { count: free }) : t('noneFree')}
        </>
      )}
    </p>
  );
};
