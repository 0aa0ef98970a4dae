import type { Failure } from '../api/failure.ts';
import { useWords } from '../languages/use-words.ts';
import { useProblemWords } from '../problems/use-problem-words.ts';
import { RetryAlert } from '../ui/retry-alert.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** A placeholder for the lines of a price that is loading. */
export const PriceWaiting = () => {
  const t = useWords('quote');
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-9 w-full" />
    </div>
  );
};

/** The quote could not be loaded. */
export const PriceFailed = ({ failure, retry }: { failure: Failure; retry: () => void }) => {
  const t = useWords('quote');
  const sentenceOf = useProblemWords();
  return (
    <RetryAlert tone="danger" title={t('failed')} retry={retry}>
      {sentenceOf(failure)}
    </RetryAlert>
  );
};
