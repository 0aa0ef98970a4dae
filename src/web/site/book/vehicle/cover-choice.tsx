import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/dates.ts';
import { useWizard } from '../wizard.ts';
import { CoverCard } from './cover-card.tsx';
import { barOf, coverOffers } from './cover-offers.ts';
import { CoverPayment } from './cover-payment.tsx';
import type { Extras } from './use-extras.ts';

/** Good, better, best side by side, each with its excess; no cover has equal weight. */
export const CoverChoice = ({ extras }: { extras: Extras }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'cover' });
  const language = useLanguage();
  const { page, draft, change } = useWizard();
  const offers = coverOffers(page.packages ?? [], language);
  const highest = Math.max(0, ...offers.map(({ excess }) => excess ?? 0));
  const chosen = offers.find(({ id }) => id === draft.cover?.packageId);
  if (!page.packages) return <LoadingFailed />;
  return (
    <fieldset className="pt-10">
      <legend className="contents">
        <h2 className="text-xl">{t('heading')}</h2>
      </legend>
      <p className="text-[0.9375rem] text-muted">{offers.length > 0 ? t('lead') : t('empty')}</p>
      {offers.length > 0 && (
        <div className={`mt-5 grid gap-3 md:grid-cols-2 ${columnsFor(offers.length + 1)}`}>
          <CoverCard
            title={t('none')}
            excess={null}
            codes={t('wholeRepair')}
            bar={100}
            highlights={[t('byLaw')]}
            notCovered={[t('notDamage'), t('notTheft')]}
            price={0}
            priceNote={t('nothingAdded')}
            checked={draft.cover === null}
            onChoose={() => change({ cover: null })}
          />
          {offers.map((offer) => (
            <CoverCard
              key={offer.id}
              title={offer.name}
              excess={offer.excess}
              codes={offer.codes}
              bar={barOf(offer.excess, highest)}
              highlights={offer.highlights}
              terms={offer.terms}
              price={extras.coverPrice(offer.id)}
              isStale={extras.arePricesStale}
              dailyRate={offer.dailyRate}
              priceNote={offer.paymentOption === 'pickup' ? t('paidAtPickUp') : null}
              checked={offer.id === chosen?.id}
              onChoose={() =>
                change({
                  cover: { packageId: offer.id, payAt: offer.paymentOption === 'pickup' ? 'pickup' : 'online' },
                })
              }
            />
          ))}
        </div>
      )}
      {chosen?.paymentOption === 'both' && <CoverPayment offer={chosen} />}
    </fieldset>
  );
};

/** Four side by side; five or six in two rows of three, so that none stands alone. */
const columnsFor = (cards: number) => (cards % 4 === 0 ? 'xl:grid-cols-4' : 'xl:grid-cols-3');

const LoadingFailed = () => {
  const { t } = useTranslation('booking');
  const { revalidate } = useRevalidator();
  return (
    <section className="pt-10">
      <h2 className="mb-4 text-xl">{t('cover.heading')}</h2>
      <Alert
        tone="warning"
        title={t('cover.failed')}
        action={
          <Button size="sm" onClick={revalidate}>
            {t('retry')}
          </Button>
        }
      />
    </section>
  );
};
