import { useRevalidator } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { RadioCard } from '../../../ui/form/radio-card.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { areComparable, barOf, type CoverOffer, coverOffers } from '../../cover/cover-offers.ts';
import { boughtCover } from '../state/draft.ts';
import { useWizard } from '../state/wizard-context.ts';
import { CoverAmount, CoverCard, CoverPrice, CoverPriceNote } from './cover-card.tsx';
import { CoverMore } from './cover-more.tsx';
import type { Extras } from './use-extras.ts';

/** The id of the first answer. */
export const coverId = 'cover';

type Props = {
  extras: Extras;
  /** Why the step cannot be left yet. */
  error: string | undefined;
};

/**
 * The covers side by side, each with its excess and the same rows; no cover is given equal weight. One of them has to be
 * chosen, and none is chosen beforehand.
 */
export const CoverChoice = ({ extras: { covers, isDated }, error }: Props) => {
  const t = useWords('booking', 'cover');
  const inCovers = useWords('covers');
  const language = useLanguage();
  const { page, draft } = useWizard();
  const { revalidate } = useRevalidator();
  const offers = coverOffers(page.packages ?? [], language);
  const highest = Math.max(0, ...offers.map(({ excess }) => excess ?? 0));
  const chosen = offers.find(({ id }) => id === boughtCover(draft)?.packageId);
  const isCompared = areComparable(offers);
  const errorId = error && 'cover-error';
  if (!page.packages) return <LoadingFailed retry={revalidate} />;
  return (
    <fieldset className="pt-10">
      <legend className="contents">
        <h2 className="text-xl">{t('heading')}</h2>
      </legend>
      <p className="text-[0.9375rem] text-muted">{t(offers.length > 0 ? 'lead' : 'empty')}</p>
      {error && (
        <div className="mt-3">
          <FieldError id="cover-error">{error}</FieldError>
        </div>
      )}
      {offers.length > 0 && !isDated && <p className="mt-1 text-sm text-muted">{t('afterPrice')}</p>}
      {covers.isFailed && (
        <div className="mt-4">
          <RetryAlert tone="warning" title={t('failed')} retry={covers.retry}>
            {t('afterPrice')}
          </RetryAlert>
        </div>
      )}
      {offers.length > 0 && (
        <div className={`mt-4 grid gap-3 md:grid-cols-2 ${columnsFor(offers.length + 1)}`}>
          <NoCover isCompared={isCompared} errorId={errorId} />
          {offers.map((offer) => (
            <Offer
              key={offer.id}
              offer={isCompared ? offer : { ...offer, risks: null }}
              bar={barOf(offer.excess, highest)}
              covers={covers}
              isDated={isDated}
              errorId={errorId}
            />
          ))}
        </div>
      )}
      {offers.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          {t('excess')} {inCovers('byLaw')}
        </p>
      )}
      {chosen?.paymentOption === 'both' && <CoverPayment offer={chosen} />}
    </fieldset>
  );
};

type OfferProps = { offer: CoverOffer; bar: number; errorId: string | undefined } & Pick<Extras, 'covers' | 'isDated'>;

const Offer = ({ offer, covers, isDated, bar, errorId }: OfferProps) => {
  const t = useWords('booking', 'cover');
  const inCovers = useWords('covers');
  const baht = useBaht();
  const { draft, change } = useWizard();
  const { id, name, risks, excess, limit, codes, highlights, terms, paymentOption, saysWherePaid, dailyRate } = offer;
  const price = covers.of(id);
  return (
    <CoverCard
      excess={excess}
      codes={codes}
      bar={bar}
      highlights={limit === null ? highlights : [inCovers('upTo', { limit: baht(limit) }), ...highlights]}
      risks={risks}
      errorId={errorId}
      terms={terms}
      title={name}
      price={
        <CoverPrice
          price={price}
          missing={isDated ? (covers.isFailed ? 'noPrice' : 'working') : 'datesFirst'}
          isStale={covers.isStale}
        />
      }
      priceNote={
        <CoverPriceNote
          price={price}
          dailyRate={dailyRate}
          isStale={covers.isStale}
          paid={saysWherePaid && t(`paid.${paymentOption}`)}
        />
      }
      canBeChosen={price !== null}
      checked={boughtCover(draft)?.packageId === id}
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
            checked={boughtCover(draft)?.payAt === payAt}
            onChange={() => change({ cover: { packageId: offer.id, payAt } })}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** The card for no cover, which states the customer's liability as plainly as the other cards. */
const NoCover = ({ isCompared, errorId }: { isCompared: boolean; errorId: string | undefined }) => {
  const t = useWords('covers');
  const inBooking = useWords('booking', 'cover');
  const baht = useBaht();
  const { draft, change } = useWizard();
  return (
    <CoverCard
      title={t('none')}
      excess={null}
      isNone
      codes={t('wholeRepair')}
      bar={100}
      id={coverId}
      errorId={errorId}
      risks={isCompared ? [] : null}
      highlights={[]}
      price={
        <>
          <CoverAmount>{baht(0)}</CoverAmount> {inBooking('nothingAdded')}
        </>
      }
      canBeChosen
      checked={draft.cover === 'none'}
      onChoose={() => change({ cover: 'none' })}
    />
  );
};
