import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { type PricingTab, type Promotion, pricingPath, pricingTabs, type Season } from './pricing-address.ts';

type Props = { title: string; text?: string; end?: ReactNode; children: ReactNode };

/** A section of the screen with its title, description and controls. */
export const PricingPart = ({ title, text, end, children }: Props) => (
  <section className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
    <div className="flex min-h-12 flex-wrap items-center gap-x-2.5 gap-y-2 border-b border-line px-4 py-2">
      <h2 className="text-sm">{title}</h2>
      {text && <p className="text-xs text-subtle">{text}</p>}
      {end && <div className="ml-auto flex flex-wrap items-center gap-2">{end}</div>}
    </div>
    {children}
  </section>
);

/** The number of rows per tab; null where they could not be loaded. */
type PricingTabsProps = { open: PricingTab; counts: Readonly<Record<'seasons' | 'promos', number | null>> };

/** The tabs Seasonal Rates, Promo Codes and Rate Calculator, each with its own address. */
export const PricingTabs = ({ open, counts }: PricingTabsProps) => {
  const t = useWords('pricing', 'tabs');
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
              {(tab === 'seasons' || tab === 'promos') && counts[tab] !== null && <Count count={counts[tab]} />}
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

type Status = Season['status'] | Promotion['status'];

const tones: Readonly<Record<Status, Tone>> = {
  active: 'success',
  scheduled: 'info',
  expired: 'neutral',
  'used-up': 'neutral',
  inactive: 'neutral',
};

/** The current status of a seasonal rate or promotion, as reported by the server. */
export const StatusBadge = ({ status }: { status: Status }) => {
  const t = useWords('pricing', 'status');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
};

const looks: Readonly<Record<number, string>> = {
  2: 'bg-info-soft text-info',
  3: 'bg-brand-soft text-on-brand-soft',
  4: 'bg-warning-soft text-warning',
  5: 'bg-brand text-on-brand',
};

/** A season's priority as a coloured number; 1, the default, has no colour. */
export const PriorityBadge = ({ priority }: { priority: number }) => (
  <span
    className={`inline-grid size-4.5 shrink-0 place-items-center rounded-sm text-2xs font-semibold figures ${looks[priority] ?? 'bg-sunken text-muted'}`}
  >
    {priority}
  </span>
);

type Named = Readonly<{ name: Readonly<{ en: string; th: string | null }> }>;

/** Returns a function that names a season in the page's language. */
export const useNamed = (): ((season: Named) => string) => {
  const language = useLanguage();
  return ({ name }) => (language === 'th' && name.th) || name.en;
};

type UsesProps = { used: number; limit: number | null };

/** A promotion's number of uses and its limit; ∞ without a limit. */
export const Uses = ({ used, limit }: UsesProps) => (
  <span className="inline-flex items-center justify-end gap-2 whitespace-nowrap figures">
    {limit !== null && (
      <span aria-hidden="true" className="h-1.25 w-14 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full bg-brand" style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
      </span>
    )}
    {countText(used)} / {limit === null ? '∞' : countText(limit)}
  </span>
);
