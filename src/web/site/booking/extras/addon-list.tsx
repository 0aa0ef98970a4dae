import { useEffect, useState } from 'react';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { useWizard } from '../state/wizard-context.ts';
import { AddonOption } from './addon-row.tsx';
import { addonGroups, noLongerOffered, overStock, shownAtOnce, withQuantity } from './addon-rules.ts';
import type { Extras } from './use-extras.ts';

/** The add-ons by category, with what each costs for the rental: a few at once, and the rest on demand. */
export const AddonList = ({ extras }: { extras: Extras }) => {
  const t = useWords('booking', 'addons');
  const { draft, change, quote } = useWizard();
  const days = quote.quote?.days;
  const [areAllShown, setAllShown] = useState(false);
  const few = shownAtOnce(extras.addons, draft.addons);
  const hidden = extras.addons.length - few.length;
  useStockLimit(extras);
  return (
    <section className="pt-10">
      <h2 className="text-xl">{t('heading')}</h2>
      <p className="text-[0.9375rem] text-muted">
        {days ? t('lead', { count: days }) : t(extras.isDated ? 'leadUnpriced' : 'leadUndated')}
      </p>
      <Problem extras={extras} />
      {extras.areAddonsWaiting && <Skeleton className="mt-4 h-40 w-full" />}
      {addonGroups(areAllShown ? extras.addons : few).map(({ category, addons }) => (
        <section key={category} aria-labelledby={`addons-${category}`} className="pt-5">
          <h3 id={`addons-${category}`} className="text-sm font-medium tracking-normal text-muted">
            {t(`categories.${category}`)}
          </h3>
          <ul className="mt-2 border-t border-line">
            {addons.map((addon) => (
              <AddonOption
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
      {hidden > 0 && (
        <Button wide className="mt-4" aria-expanded={areAllShown} onClick={() => setAllShown(!areAllShown)}>
          {areAllShown ? t('fewer') : t('more', { count: hidden })}
          <Icon name={areAllShown ? 'up' : 'down'} />
        </Button>
      )}
    </section>
  );
};

const Problem = ({ extras }: { extras: Extras }) => {
  const t = useWords('booking', 'addons');
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

/** Removes or reduces chosen add-ons that are out of stock over new dates or no longer offered, with a notice. */
const useStockLimit = ({ addons, areAddonsFresh }: Extras) => {
  const t = useWords('booking');
  const inProblems = useWords('problems');
  const language = useLanguage();
  const notify = useNotify();
  const { draft, change } = useWizard();
  const [over] = overStock(addons, draft.addons);
  const gone = areAddonsFresh ? noLongerOffered(addons, draft.addons) : undefined;
  useEffect(() => {
    if (!over) return;
    const { addon, stock } = over;
    change({ addons: withQuantity(draft.addons, addon.id, stock) });
    notify({
      tone: 'problem',
      message: inProblems('booking.addon-sold-out', { units: stock, name: nameIn(addon, language) }),
    });
  }, [over, draft.addons, change, notify, inProblems, language]);
  useEffect(() => {
    if (!gone) return;
    change({ addons: withQuantity(draft.addons, gone, 0) });
    notify({ tone: 'problem', message: t('addons.gone') });
  }, [gone, draft.addons, change, notify, t]);
};
