import { useTranslation } from 'react-i18next';
import { RetryAlert } from '../../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useWizard } from '../../wizard.ts';
import type { Extras } from '../use-extras.ts';
import { addonGroups } from './addon-groups.ts';
import { AddonRow } from './addon-row.tsx';
import { withQuantity } from './addon-stock.ts';
import { useStockLimit } from './use-stock-limit.ts';

/** The add-ons by category, with what each costs for the rental. */
export const AddonList = ({ extras }: { extras: Extras }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'addons' });
  const { draft, change, quote } = useWizard();
  const days = quote.quote?.days;
  useStockLimit(extras);
  return (
    <section className="pt-10">
      <h2 className="text-xl">{t('heading')}</h2>
      <p className="text-[0.9375rem] text-muted">
        {days ? t('lead', { count: days }) : t(extras.isDated ? 'leadUnpriced' : 'leadUndated')}
      </p>
      <Problem extras={extras} />
      {extras.areAddonsWaiting && <Skeleton className="mt-4 h-40 w-full" />}
      {addonGroups(extras.addons).map(({ category, addons }) => (
        <section key={category} aria-labelledby={`addons-${category}`} className="pt-5">
          <h3 id={`addons-${category}`} className="text-sm font-medium tracking-normal text-muted">
            {t(`categories.${category}`)}
          </h3>
          <ul className="mt-2 border-t border-line">
            {addons.map((addon) => (
              <AddonRow
                key={addon.id}
                addon={addon}
                prices={extras.addonPrices}
                quantity={draft.addons[addon.id] ?? 0}
                onChange={(quantity) => change({ addons: withQuantity(draft.addons, addon.id, quantity) })}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
};

const Problem = ({ extras }: { extras: Extras }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'addons' });
  const { addonsFailure, retryAddons, addons, areAddonsWaiting, addonPrices } = extras;
  if (addonsFailure)
    return <Again title={t(addonsFailure.status > 0 ? 'failed' : 'unreachable')} retry={retryAddons} />;
  if (addonPrices.isFailed) return <Again title={t('pricesFailed')} retry={addonPrices.retry} />;
  return areAddonsWaiting || addons.length > 0 ? null : <p className="mt-4 text-muted">{t('empty')}</p>;
};

const Again = (props: { title: string; retry: () => void }) => (
  <div className="mt-4">
    <RetryAlert tone="warning" {...props} />
  </div>
);
