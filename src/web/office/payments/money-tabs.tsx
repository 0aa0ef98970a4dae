import { Link } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { useWords } from '../../languages/use-words.ts';
import { useShowsOpenTab } from '../frame/use-shows-open-tab.ts';
import type { WaitingMoney } from './read-money-tabs.ts';

export const moneyPaths = {
  all: '/admin/payments',
  deposits: '/admin/payments/deposits',
  claims: '/admin/payments/claims',
  transfers: '/admin/payments/transfers',
  documents: '/admin/payments/documents',
  reconciliation: '/admin/payments/reconciliation',
} as const;

type Props = {
  open: keyof typeof moneyPaths;
  waiting: WaitingMoney;
};

/** The tabs of the payments: payments, transfers to send by hand, documents, reconciliation with the provider, security deposits, claims. */
export const MoneyTabs = ({ open, waiting }: Props) => {
  const t = useWords('payments', 'parts');
  const countOf = (part: Props['open']) => (part === 'transfers' || part === 'claims' ? waiting[part] : null);
  const strip = useShowsOpenTab(moneyPaths[open]);
  return (
    <nav
      ref={strip}
      aria-label={t('label')}
      className="mt-1 overflow-x-auto border-b border-line px-4 max-bar:px-2 md:px-6"
    >
      <ul className="flex">
        {(['all', 'transfers', 'documents', 'reconciliation', 'deposits', 'claims'] as const).map((part) => (
          <li key={part}>
            <Link
              to={moneyPaths[part]}
              aria-current={open === part ? 'page' : undefined}
              className="flex min-h-10 items-center gap-2 border-b-2 border-transparent px-1.5 text-xs font-medium whitespace-nowrap text-muted quick hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
            >
              {t(part)}
              {countOf(part) !== null && (
                <span className="rounded-full bg-sunken px-1.75 py-px text-2xs text-muted figures">
                  {countText(countOf(part) ?? 0)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
