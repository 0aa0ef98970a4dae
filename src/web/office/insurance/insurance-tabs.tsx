import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type InsuranceSearch, insurancePath, tabOf } from './insurance-search.ts';

const tabs = ['packages', 'options'] as const;

/** Packages, and what they are made of. */
export const InsuranceTabs = ({ search }: { search: InsuranceSearch }) => {
  const { t } = useTranslation('insurance', { keyPrefix: 'tabs' });
  return (
    <nav aria-label={t('label')} className="flex gap-1 overflow-x-auto border-b border-line px-4 pt-3 md:px-6">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={insurancePath({ tab: tab === 'options' ? 'options' : '' })}
          preventScrollReset
          aria-current={tabOf(search) === tab ? 'page' : undefined}
          className="flex min-h-10 items-center border-b-2 border-transparent px-2.5 text-xs font-medium whitespace-nowrap text-muted quick hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
        >
          {t(tab)}
        </Link>
      ))}
    </nav>
  );
};
