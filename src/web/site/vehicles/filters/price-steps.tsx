import { useWords } from '../../../languages/use-words.ts';
import type { Filters } from '../../../rental/search.ts';
import { useBaht } from '../../../ui/money.tsx';
import type { Listing } from '../read-listing.ts';

type Steps = NonNullable<Listing['result']>['prices'];
type Props = { steps: Steps } & Pick<Filters, 'minPrice' | 'maxPrice'>;

/** A bar for each step of price, as high as there are vehicles; those outside the chosen prices are pale. */
export const PriceSteps = ({ steps, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: Props) => {
  const t = useWords('vehicles');
  const baht = useBaht();
  if (steps.length < 2) return null;
  const most = Math.max(...steps.map(({ count }) => count));
  const sentence = steps
    .filter(({ count }) => count > 0)
    .map(({ from, until, count }) => t('filters.step', { from: baht(from), until: baht(until), count }))
    .join(', ');
  return (
    <div role="img" aria-label={sentence} className="mt-3 flex h-14 items-end gap-0.5 border-b border-line-strong">
      {steps.map(({ from, until, count }) => (
        <span
          key={from}
          className={`flex-1 rounded-t-sm ${until > minPrice && from <= maxPrice ? 'bg-brand' : 'bg-line-strong'}`}
          style={{ height: `${(count / most) * 100}%` }}
        />
      ))}
    </div>
  );
};
