import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import { isOffice } from '../../../shell/addresses.ts';
import { Spinner } from '../../../ui/spinner.tsx';

/** A placeholder while navigation from the public site to the office is loading. */
export const OfficeWaiting = () => {
  const t = useWords('ui');
  const here = useLocation();
  const { state, location } = useNavigation();
  const isGoing = state === 'loading' && isOffice(location) && !isOffice(here);
  const isLate = useLate(isGoing);
  if (!isLate) return null;
  return (
    <div role="status" className="fixed inset-0 z-50 flex items-center justify-center gap-3 bg-page text-muted">
      <Spinner />
      {t('loading')}
    </div>
  );
};

/** True once a loading state has lasted 400 ms. */
const useLate = (isGoing: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setLate(true), 400);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isGoing]);
  return isLate;
};
