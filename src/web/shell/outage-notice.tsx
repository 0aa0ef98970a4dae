import { lazy } from 'react';
import { retryNow, useOutage } from '../connection/outage.ts';
import { useWords } from '../languages/use-words.ts';
import { RetryAlert } from '../ui/retry-alert.tsx';

const SignedOut = lazy(() => import('./signed-out.tsx').catch(withoutIt));

/** After a release the file is gone: then the page is loaded again, which leads to the login page. */
const withoutIt = () => {
  window.location.reload();
  return new Promise<never>(() => undefined);
};

/** Says above the page why it cannot load data now. It disappears by itself. */
export const OutageNotice = () => {
  const t = useWords('ui', 'outage');
  const outage = useOutage();
  if (!outage) return null;
  const { status, reason } = outage;
  if (status === 401) return <SignedOut />;
  const title =
    status === 0 ? t('network') : status === 429 ? t('limited') : `HTTP ${status}: ${reason || t('server')}`;
  return (
    <div className="no-print fixed inset-x-4 top-4 z-50 mx-auto max-w-144 rounded-md shadow-lg">
      <RetryAlert tone="danger" title={title} retry={retryNow}>
        {t('text')}
      </RetryAlert>
    </div>
  );
};
