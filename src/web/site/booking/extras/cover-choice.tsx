import { useRevalidator } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { RadioCard } from '../../../ui/form/radio-card.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { useWizard } from '../state/wizard-context.ts';
import { CoverCard, CoverPrice } from './cover-card.tsx';
import { CoverMore } from './cover-more.tsx';
import { barOf, type CoverOffer, coverOffers } from './cover-offers.ts';
import type { Extras } from './use-extras.ts';

/** The covers side by side, each with its excess; no cover is given equal weight. */
export const CoverChoice = ({ extras: { covers, isDated } }: { extras: Extras }) => {
  const t = useWords('booking', 'cover');
  const language = useLanguage();
  const { page, draft } = useWizard();
  const { revalidate } = useRevalidator();
  const offers = coverOffers(page.packages ?? [], language);
  const highest = Math.max(0, ...offers.map(({ excess }) => excess ?? 0));
  const chosen = offers.find(({ id }) => id === draft.cover?.packageId);
  if (!page.packages) return <LoadingFailed retry={revalidate} />;
  return (
    <fieldset className="pt-10">
      <legend className="contents">
        <h2 className="text-xl">{t('heading')}</h2>
      </legend>
      <p className="text-[0.9375rem] text-muted">{offers.length > 0 ? t('lead') : t('empty')}</p>
      {offers.length > 0 && !isDated && <p className="mt-1 text-sm text-muted">{t('afterPrice')}</p>}
      {covers.isFailed && (
        <div className="mt-4">
          <RetryAlert tone="warning" title={t('failed')} retry={covers.retry}>
            {t('afterPrice')}
          </RetryAlert>
        </div>
      )}
      {offers.length > 0 && (
        <div className={`mt-5 grid gap-3 md:grid-cols-2 ${columnsFor(offers.length + 1)}`}>
          <NoCover />
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} bar={barOf(offer.excess, highest)} covers={covers} isDated={isDated} />
          ))}
        </div>
      )}
      {chosen?.paymentOption === 'both' && <CoverPayment offer={chosen} />}
    </fieldset>
  );
};

type OfferProps = { offer: CoverOffer; bar: number } & Pick<Extras, 'covers' | 'isDated'>;

const Offer = ({ offer, covers, isDated, bar }: OfferProps) => {
  const t = useWords('booking', 'cover');
  const baht = useBaht();
  const { draft, change } = useWizard();
  const { id, name, excess, limit, codes, highlights, terms, paymentOption, saysWherePaid, dailyRate } = offer;
  const price = covers.of(id);
  return (
    <CoverCard
      excess={excess}
      codes={codes}
      bar={bar}
      highlights={limit === null ? highlights : [t('upTo', { limit: baht(limit) }), ...highlights]}
      terms={terms}
      title={name}
      price={
        <CoverPrice
          price={price}
          dailyRate={dailyRate}
          missing={isDated ? (covers.isFailed ? 'noPrice' : 'working') : 'datesFirst'}
          isStale={covers.isStale}
          note={saysWherePaid && t(`paid.${paymentOption}`)}
        />
      }
      canBeChosen={price !== null}
      checked={draft.cover?.packageId === id}
      onChoose={() => change({ cover: { packageId: id, payAt: paymentOption === 'pickup' ? 'pickup' : 'online' } })}
      more={<CoverMore offer={offer} />}
    />
  );
};

/** Four cards in a row; five or six in rows of three, so that no card is alone in its row. */
const columnsFor = (cards: number) => (cards % 4 === 0 ? 'xl:grid-cols-4' : 'xl:grid-cols-3');

const LoadingFailed = ({ retry }: { retry: () => void }) => {
  const t = useWords('booking', 'cover');
  return (
    <section className="pt-10">
      <h2 className="mb-4 text-xl">{t('heading')}</h2>
      <RetryAlert tone="warning" title={t('failed')} retry={retry} />
    </section>
  );
};

/** The choice of when to pay, for a cover that may be paid online or at pick-up. */
const CoverPayment = ({ offer }: { offer: CoverOffer }) => {
  const t = useWords('booking', 'cover');
  const { draft, change } = useWizard();
  return (
    <fieldset className="mt-4">
      <legend className="text-sm font-medium">{t('whenToPay', { name: offer.name })}</legend>
      <div className="mt-2 grid gap-3 md:grid-cols-2">
        {(['online', 'pickup'] as const).map((payAt) => (
          <RadioCard
            key={payAt}
            name="cover-payment"
            title={t(payAt === 'online' ? 'payNow' : 'payLater')}
            checked={draft.cover?.payAt === payAt}
            onChange={() => change({ cover: { packageId: offer.id, payAt } })}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** The card for no cover, which states the customer's liability as plainly as the other cards. */
const NoCover = () => {
  const t = useWords('booking', 'cover');
  const baht = useBaht();
  const { draft, change } = useWizard();
  return (
    <CoverCard
      title={t('none')}
      excess={null}
      isNone
      codes={t('wholeRepair')}
      bar={100}
      highlights={[t('byLaw')]}
      notCovered={[t('notDamage'), t('notTheft')]}
      price={
        <span className="block md:min-h-19">
          <b className="block text-[0.9375rem] font-semibold text-ink figures">{baht(0)}</b>
          {t('nothingAdded')}
        </span>
      }
      canBeChosen
      checked={draft.cover === null}
      onChoose={() => change({ cover: null })}
    />
  );
};
