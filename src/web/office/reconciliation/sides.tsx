import type { ReactNode } from 'react';
import { countText } from '#kernel/paging.ts';
import { useWords } from '../../languages/use-words.ts';
import { Money } from '../../ui/money.tsx';
import type { Comparison } from './comparison.ts';

/** Counts and sums of the provider and of our books, side by side. */
export const Sides = ({ compared: { provider, ledger } }: { compared: Comparison }) => {
  const t = useWords('reconciliation', 'sides');
  return (
    <ul aria-label={t('label')} className="grid gap-3 px-4 sm:grid-cols-2 md:px-6">
      <Side title={t('provider')} side={provider}>
        <div className="flex items-baseline justify-between gap-3 border-t border-line pt-2 text-xs text-muted">
          <dt>{t('fees')}</dt>
          <dd>
            <Money baht={provider.fees} />
          </dd>
        </div>
      </Side>
      <Side title={t('ledger')} side={ledger} />
    </ul>
  );
};

type Props = { title: string; side: Comparison['ledger']; children?: ReactNode };

const Side = ({ title, side, children }: Props) => {
  const t = useWords('reconciliation', 'sides');
  return (
    <li className="rounded-lg border border-line bg-surface px-4 py-3">
      <h2 className="mb-2 text-sm">{title}</h2>
      <dl className="grid gap-2">
        {(['payments', 'refunds'] as const).map((kind) => (
          <div key={kind} className="flex items-baseline justify-between gap-3">
            <dt className="text-xs text-muted">
              {t(kind)}, {t('count', { count: side[kind].count, total: countText(side[kind].count) })}
            </dt>
            <dd className="text-md font-semibold">
              <Money baht={side[kind].amount} />
            </dd>
          </div>
        ))}
        {children}
      </dl>
    </li>
  );
};
