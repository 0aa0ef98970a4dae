import { useTranslation } from 'react-i18next';
import type { SystemInfo } from '#contract/office/settings.ts';
import { formatNumber } from '#kernel/format-number.ts';
import { bytesText } from './bytes-text.ts';
import { Part } from './part.tsx';
import { useUptime } from './use-uptime.ts';

const counts = ['totalBookings', 'totalCustomers', 'totalVehicles', 'totalLocations'] as const;
const memory = ['rss', 'heapUsed', 'heapTotal', 'external'] as const;

/** What runs, on what, and how much is kept. */
export const SystemFacts = ({ info }: { info: SystemInfo }) => {
  const { t } = useTranslation('system');
  const uptime = useUptime()(info.uptime);
  const facts = [
    [t('facts.version'), info.version],
    [t('facts.environment'), info.environment],
    [t('facts.nodeVersion'), info.nodeVersion],
    [t('facts.platform'), info.platform],
    [t('facts.uptime'), uptime],
  ] as const;
  return (
    <Part title={t('title')} text={t('text')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      <h3 className="text-sm font-semibold">{t('kept')}</h3>
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
    </Part>
  );
};

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-2xs text-muted">{name}</dt>
    <dd className="text-sm wrap-anywhere figures">{value}</dd>
  </div>
);
