import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import type { Failure } from '../../api/failure.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { today } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { BriefToasts } from '../../ui/toast/brief-toasts.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import type { Route } from './+types/pricing';
import { Calculator } from './calculator.tsx';
import { ClaimPricesTab } from './claims/claim-prices-tab.tsx';
import { readFleet, readPricing, readPricingSearch } from './pricing-address.ts';
import { PromoDialogs, type PromoEdited, SeasonDialogs, type SeasonEdited } from './pricing-dialogs.tsx';
import { PricingTabs } from './pricing-parts.tsx';
import { PromosTab } from './promos-tab.tsx';
import { SeasonsTab } from './seasons-tab.tsx';

export const handle: Handle = { words: ['pricing', 'claimPrices', 'claims', 'damage', 'audit'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const now = today(Date.now());
  const search = readPricingSearch(url.searchParams, now);
  const client = context.get(apiContext);
  const [read, vehicles, claimPrices] = await Promise.all([
    readPricing(client, search),
    search.tab === 'calculator' ? readFleet(client) : null,
    search.tab === 'claims' ? client.call('GET /admin/claim-prices') : null,
  ]);
  return { search, now, vehicles, claimPrices, ...read };
};

/** `/admin/pricing`: seasonal rates in a year's view, promo codes and offers, and the rate calculator. */
const Pricing = ({ loaderData }: Route.ComponentProps) => {
  const t = useWords('pricing');
  const ofClaims = useWords('claimPrices');
  const { search, seasons, promos, categories, vehicles, claimPrices } = loaderData;
  const [isAdding, setAdding] = useState(false);
  const [season, setSeason] = useState<SeasonEdited | null>(null);
  const [promo, setPromo] = useState<PromoEdited | null>(null);
  const isPromos = search.tab === 'promos';
  const isClaims = search.tab === 'claims';
  const add = () => {
    if (isClaims) return setAdding(true);
    return isPromos ? setPromo({ kind: 'new' }) : setSeason({ kind: 'new' });
  };
  return (
    <BriefToasts>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead
        title={t('title')}
        text={t('text')}
        actions={
          search.tab !== 'calculator' && (
            <Button size="sm" look="accent" onClick={add}>
              <Icon name="plus" size="sm" />
              {isClaims ? ofClaims('add') : t(isPromos ? 'promos.add' : 'seasons.add')}
            </Button>
          )
        }
      />
      <PricingTabs
        open={search.tab}
        counts={{
          seasons: seasons.success ? seasons.data.length : null,
          promos: promos.success ? promos.data.length : null,
        }}
      />
      <LoadFailed outcomes={{ seasons, promos, categories }} />
      {search.tab === 'seasons' && <SeasonsTab {...loaderData} onEdit={setSeason} />}
      {isPromos && promos.success && <PromosTab reply={promos} onEdit={setPromo} />}
      {isClaims && claimPrices && (
        <ClaimPricesTab
          prices={claimPrices}
          categories={categories.success ? categories.data : []}
          isAdding={isAdding}
          onAdded={() => setAdding(false)}
        />
      )}
      {search.tab === 'calculator' && <Calculator vehicles={vehicles} search={search} />}
      {season && (
        <SeasonDialogs
          edited={season}
          rows={seasons.success ? seasons.data : []}
          categories={categories.success ? categories.data : []}
          onClose={() => setSeason(null)}
        />
      )}
      {promo && <PromoDialogs edited={promo} rows={promos.success ? promos.data : []} onClose={() => setPromo(null)} />}
    </BriefToasts>
  );
};
export default Pricing;

const parts = ['seasons', 'promos', 'categories'] as const;

type Outcomes = Readonly<Record<(typeof parts)[number], Failure | { success: true }>>;

/** Names the parts that could not be loaded, with a Retry link. */
const LoadFailed = ({ outcomes }: { outcomes: Outcomes }) => {
  const t = useWords('pricing', 'failed');
  const { revalidate } = useRevalidator();
  const failed = parts.filter((part) => !outcomes[part].success);
  if (failed.length === 0) return null;
  return (
    <div className="px-4 pt-4 md:px-6">
      <Alert
        tone="danger"
        title={failed.length === parts.length ? t('all') : failed.map((part) => t(part)).join('. ')}
        action={
          <Button look="link" onClick={() => void revalidate()}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
};
