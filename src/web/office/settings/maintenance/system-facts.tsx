import { useState } from 'react';
import type { SystemInfo } from '#contract/office/settings.ts';
import { formatNumber } from '#kernel/format-number.ts';
import { api } from '../../../api/browser.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { SystemStatus } from '../../dashboard/figures/system-status.tsx';
import { bytesText } from './bytes-text.ts';
import { MaintenancePart } from './part.tsx';

const counts = ['totalBookings', 'totalCustomers', 'totalVehicles', 'totalLocations'] as const;
const memory = ['rss', 'heapUsed', 'heapTotal', 'external'] as const;

/** Version, platform, uptime, record counts and memory use. */
export const SystemFacts = ({ info }: { info: SystemInfo }) => {
  const t = useWords('system');
  const uptime = useUptime()(info.uptime);
  const facts = [
    [t('facts.version'), info.version],
    [t('facts.environment'), info.environment],
    [t('facts.nodeVersion'), info.nodeVersion],
    [t('facts.platform'), info.platform],
    [t('facts.uptime'), uptime],
  ] as const;
  return (
    <MaintenancePart title={t('title')} text={t('text')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      <h3 className="text-sm font-semibold">{t('records')}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {counts.map((name) => (
          <Fact key={name} name={t(`facts.${name}`)} value={formatNumber(info[name])} />
        ))}
      </dl>
      <h3 className="text-sm font-semibold">{t('memory')}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {memory.map((name) => (
          <Fact key={name} name={t(`facts.${name}`)} value={bytesText(info.memory[name])} />
        ))}
      </dl>
    </MaintenancePart>
  );
};

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-2xs text-muted">{name}</dt>
    <dd className="text-sm wrap-anywhere figures">{value}</dd>
  </div>
);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats the uptime in its two largest units: `3 d 4 h`, `12 min 5 s`. */
const useUptime = (): ((seconds: number) => string) => {
  const t = useWords('system', 'uptime');
  return (seconds) => {
    const whole = Math.floor(seconds);
    if (whole >= DAY) return t('days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
    if (whole >= HOUR)
      return t('hours', { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) });
    return t('minutes', { minutes: Math.floor(whole / MINUTE), seconds: whole % MINUTE });
  };
};

type System = DataOf<'GET /admin/analytics/system'>;
type Answer = System | 'failed' | null;

/** Runs the health check of every component, and shows the results. */
export const Health = () => {
  const t = useWords('system', 'health');
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>(null);
  const check = async () => {
    setBusy(true);
    const reply = await api.call('GET /admin/analytics/system');
    setBusy(false);
    setAnswer(reply.success ? reply.data : 'failed');
  };
  const button = (
    <Button size="sm" busy={isBusy && t('busy')} onClick={() => void check()}>
      {t('button')}
    </Button>
  );
  return (
    <MaintenancePart title={t('title')} text={t('text')} action={button}>
      {answer === 'failed' && <RetryAlert tone="danger" title={t('failed')} retry={() => void check()} />}
      {answer && answer !== 'failed' && (
        <>
          <Alert tone={isWell(answer) ? 'success' : 'warning'} title={t('done')} />
          <div className="-mx-4">
            <SystemStatus system={answer} />
          </div>
        </>
      )}
    </MaintenancePart>
  );
};

const isWell = ({ database, jobs, mail, payments, storage }: System) =>
  [database, jobs, mail, payments, storage].every(({ state }) => state === 'ok' || state === 'off');
