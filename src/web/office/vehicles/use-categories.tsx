import { api } from '../../api/browser.ts';
import type { Outcome } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { useLatest } from '../../shell/use-latest.ts';
import type { Category } from './list/fleet-search.ts';

export type LoadedCategories = Outcome<'GET /admin/categories'>;

/** The categories that came with the page. Where they could not be loaded, asks again, and says so beside the select. */
export const useCategories = (loaded: LoadedCategories) => {
  const { last, isWaiting, retry } = useLatest(loaded.success ? null : 'categories', (signal) =>
    api.call('GET /admin/categories', { signal }),
  );
  const now = loaded.success ? loaded : last;
  const categories: readonly Category[] = now?.success ? now.data : [];
  return { categories, failed: now?.success ? undefined : <Failed isWaiting={isWaiting} retry={retry} /> };
};

const Failed = ({ isWaiting, retry }: { isWaiting: boolean; retry: () => void }) => {
  const t = useWords('fleet', 'categories');
  return (
    <span role="status" className="text-danger">
      {t('failed')}{' '}
      <button type="button" disabled={isWaiting} className="text-link underline" onClick={retry}>
        {t('again')}
      </button>
    </span>
  );
};
