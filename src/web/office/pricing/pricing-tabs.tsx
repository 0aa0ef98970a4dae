import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { type PricingTab, pricingPath, pricingTabs } from './pricing-address.ts';

/** How many there are of each; null where that could not be read. */
type Props = { open: PricingTab; counts: Readonly<Record<'seasons' | 'promos', number | null>> };

/** Seasonal Rates, Promo Codes, Rate Calculator: each an address. */
export const PricingTabs = ({ open, counts }: Props) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'tabs' });
  return (
    <nav aria-label={t('label')} className="mt-3 overflow-x-auto border-b border-line px-4 md:px-6">
      <ul className="flex gap-x-1">
        {pricingTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={pricingPath({ tab })}
              preventScrollReset
              aria-current={open === tab ? 'page' : undefined}
              className="flex min-h-10 items-center gap-2 border-b-2 border-transparent px-2 text-xs font-medium whitespace-nowrap text-muted quick hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
            >
              {t(tab)}
              {tab !== 'calculator' && counts[tab] !== null && <Count count={counts[tab]} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Count = ({ count }: { count: number }) => (
  <span className="rounded-full bg-sunken px-1.75 py-px text-2xs text-muted figures">{countText(count)}</span>
);
