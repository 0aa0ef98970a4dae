import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type FleetSearch, fleetPath } from './fleet-search.ts';

type Props = {
  search: FleetSearch;
  /** Null where the list could not be read. */
  counts: Readonly<Record<'all' | 'available' | 'rented' | 'maintenance', number>> | null;
};

const tabs = ['all', 'available', 'rented', 'maintenance'] as const;

/** The list by status, each with how many it holds. */
export const FleetTabs = ({ search, counts }: Props) => {
  const { t } = useTranslation('fleet');
  return (
    <nav aria-label={t('tabs')} className="flex gap-1 overflow-x-auto border-b border-line px-4 pt-3 md:px-6">
      {tabs.map((tab) => {
        const status = tab === 'all' ? '' : tab;
        return (
          <Link
            key={tab}
            to={fleetPath({ ...search, status, page: 1 })}
            preventScrollReset
            aria-current={search.status === status ? 'page' : undefined}
            className="flex min-h-10 items-center gap-2 border-b-2 border-transparent px-2.5 text-xs font-medium whitespace-nowrap text-muted quick hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
          >
            {t(`status.${tab}`)}
            {counts && (
              <span className="rounded-full bg-sunken px-2 py-0.5 text-2xs figures text-muted">{counts[tab]}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
};
