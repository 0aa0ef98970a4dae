import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { pagesList } from './pages-search.ts';

const SLOW_MS = 400;

/** Says that the list is on its way, where that takes long enough to wonder. */
export const LoadingPages = () => {
  const { t } = useTranslation('cms');
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === pagesList.path;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    <p role="status" className="px-4 text-xs text-muted md:px-6">
      {isSlow && t('loading')}
    </p>
  );
};
