import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../api/browser.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SectionCard } from '../section/section-card.tsx';
import { useSection } from '../section/use-section.ts';

const fields = ['turnoverIntervalHours', 'cancellationPolicy'] as const;
const policies = ['24 hours', '48 hours', '72 hours', '1 week'] as const;

/** The turnover between rentals, and the refund rules of a cancellation. */
export const Turnover = () => {
  const t = useWords('settings', 'booking');
  const section = useSection('turnover', 'booking', fields);
  const labelOf = (path: string) => t(path as (typeof fields)[number]);
  const was = section.was('turnoverIntervalHours');
  const policy = policies.find((one) => one === section.textOf('cancellationPolicy'));
  return (
    <SectionCard section={section} title={t('turnover')} text={t('turnoverText')} labelOf={labelOf}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          {...section.text('turnoverIntervalHours')}
          label={t('turnoverIntervalHours')}
          unit={t('hours')}
          hasDecimals
          hint={[t('turnoverHint'), was !== null && t('was', { was })].filter(Boolean).join(' ')}
        />
        <SelectField
          {...section.text('cancellationPolicy')}
          label={t('cancellationPolicy')}
          hint={policy && t(`policyHint.${policy}`)}
        >
          {policies.map((one) => (
            <option key={one} value={one}>
              {t(`policy.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {was !== null && <TurnoverEffect hours={section.textOf('turnoverIntervalHours')} />}
    </SectionCard>
  );
};

/** Milliseconds after the last keystroke before the server is called. */
const PAUSE = 300;

/** How an unsaved interval would affect upcoming rentals. */
const TurnoverEffect = ({ hours }: { hours: string }) => {
  const t = useWords('settings', 'booking.effect');
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

/** The number of pairs of upcoming rentals closer together than an interval; null while unknown. */
const useClosePairs = (hours: string): number | null => {
  const [answer, setAnswer] = useState<{ hours: string; pairs: number | null }>({ hours: '', pairs: null });
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      if (hours.trim() === '' || Number.isNaN(Number(hours))) return;
      const request = { query: { hours: Number(hours) }, signal: asking.signal };
      api.call('GET /admin/settings/turnover-effect', request).then(
        (reply) => setAnswer({ hours, pairs: reply.success ? reply.data.pairs : null }),
        // The request was aborted, since another interval was typed.
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
