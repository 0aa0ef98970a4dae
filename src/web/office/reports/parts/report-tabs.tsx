import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type ReportsSearch, reportsPath, tabs } from '../reports-address.ts';

/** The four reports, each an address that keeps the range. */
export const ReportTabs = ({ search, requested }: { search: ReportsSearch; requested: ReportsSearch }) => {
  const { t } = useTranslation('analytics', { keyPrefix: 'tabs' });
  return (
    <nav aria-label={t('label')} className="mt-3 overflow-x-auto border-b border-line px-4 md:px-6">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={reportsPath({ ...requested, tab })}
              preventScrollReset
              aria-current={tab === search.tab ? 'page' : undefined}
              className="flex min-h-10 items-center border-b-2 border-transparent px-2.5 text-xs font-medium whitespace-nowrap text-muted quick hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
            >
              {t(tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
