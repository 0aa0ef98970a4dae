import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/dates.ts';
import { useNotify } from '../../../ui/notifications.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { nameIn } from '../../vehicles/card/name-in.ts';
import { useWizard } from '../wizard.ts';
import { AddonRow } from './addon-row.tsx';
import { overStock, stockOf, withQuantity } from './addon-stock.ts';
import type { Extras } from './use-extras.ts';

export const AddonList = ({ extras }: { extras: Extras }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'addons' });
  const { draft, change, quote } = useWizard();
  const days = quote.quote?.days;
  useStockLimit(extras);
  return (
    <section className="pt-10">
      <h2 className="text-xl">{t('heading')}</h2>
      <p className="text-[0.9375rem] text-muted">
        {extras.isDated && days ? t('lead', { count: days }) : t('leadUndated')}
      </p>
      <Trouble extras={extras} />
      {extras.areAddonsWaiting && <Skeleton className="mt-4 h-40 w-full" />}
      {extras.addons.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {extras.addons.map((addon) => (
            <AddonRow
              key={addon.id}
              addon={addon}
              stock={stockOf(addon)}
              price={extras.addonPrice(addon.id)}
              quantity={draft.addons[addon.id] ?? 0}
              onChange={(quantity) => change({ addons: withQuantity(draft.addons, addon.id, quantity) })}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

/** Other dates may leave fewer in stock than were chosen: takes off what is not there, and says so. */
const useStockLimit = ({ addons }: Extras) => {
  const { t } = useTranslation('booking', { keyPrefix: 'addons' });
  const language = useLanguage();
  const notify = useNotify();
  const { draft, change } = useWizard();
  const [over] = overStock(addons, draft.addons);
  useEffect(() => {
    if (!over) return;
    const { addon, stock } = over;
    change({ addons: withQuantity(draft.addons, addon.id, stock) });
    notify({ tone: 'trouble', message: t('onlySome', { stock, name: nameIn(addon, language) }) });
  }, [over, draft.addons, change, notify, t, language]);
};

const Trouble = ({ extras }: { extras: Extras }) => {
  const { t } = useTranslation('booking');
  const { addonsFailure, retryAddons, addons, areAddonsWaiting } = extras;
  if (addonsFailure) {
    return (
      <div className="mt-4">
        <Alert
          tone="warning"
          title={t(addonsFailure.status > 0 ? 'addons.failed' : 'addons.unreachable')}
          action={
            <Button size="sm" onClick={retryAddons}>
              {t('retry')}
            </Button>
          }
        />
      </div>
    );
  }
  return areAddonsWaiting || addons.length > 0 ? null : <p className="mt-4 text-muted">{t('addons.empty')}</p>;
};
