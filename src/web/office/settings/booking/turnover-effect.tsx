import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api } from '../../../api/browser.ts';
import { Alert } from '../../../ui/alert.tsx';

/** Milliseconds after the last key before the server is asked. */
const PAUSE = 300;

/** What an interval that is not saved yet would mean for the rentals to come. */
export const TurnoverEffect = ({ hours }: { hours: string }) => {
  const { t } = useTranslation('settings', { keyPrefix: 'booking.effect' });
  const pairs = useClosePairs(hours);
  if (pairs === null) return null;
  if (pairs === 0) return <Alert tone="success" title={t('none', { hours })} />;
  return (
    <Alert tone="warning" title={t('title', { count: pairs, hours })}>
      {t('text')}{' '}
      <Link to="/admin/calendar" className="font-medium text-link underline underline-offset-3">
        {t('show')}
      </Link>
    </Alert>
  );
};

/** How many pairs of coming rentals would be closer than an interval; null while nobody knows. */
const useClosePairs = (hours: string): number | null => {
  const [answer, setAnswer] = useState<{ hours: string; pairs: number | null }>({ hours: '', pairs: null });
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      if (hours.trim() === '' || Number.isNaN(Number(hours))) return;
      const asked = { query: { hours: Number(hours) }, signal: asking.signal };
      api.call('GET /admin/settings/turnover-effect', asked).then(
        (reply) => setAnswer({ hours, pairs: reply.success ? reply.data.pairs : null }),
        // Another interval was typed meanwhile.
        () => undefined,
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [hours]);
  return answer.hours === hours ? answer.pairs : null;
};
