import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../../languages/name-in.ts';
import { useLanguage } from '../../../../languages/use-language.ts';
import { CoverCard } from '../../../../site/book/vehicle/cover/cover-card.tsx';
import { barOf, coverOffers } from '../../../../site/book/vehicle/cover/cover-offers.ts';
import { CoverPrice } from '../../../../site/book/vehicle/cover/cover-price.tsx';
import type { Option } from '../../cards/option-card.tsx';
import type { Category, PackageDraft } from './package-draft.ts';
import { previewOf } from './preview-of.ts';

type Props = { draft: PackageDraft; options: readonly Option[]; categories: readonly Category[] };

/** The card that customers choose from, as it would look with what is typed. It only shows: nothing in it can be pressed. */
export const CoverPreview = ({ draft, options, categories }: Props) => {
  const { t } = useTranslation('insurance', { keyPrefix: 'form' });
  const { t: cover } = useTranslation('booking', { keyPrefix: 'cover' });
  const language = useLanguage();
  const [first] = draft.pricing;
  const category = categories.find(({ id }) => id === first?.categoryId);
  const [offer] = category ? coverOffers([previewOf(draft, options, category)], language) : [];
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-medium">{t('preview')}</h3>
      {category && offer ? (
        <>
          <p className="text-xs text-muted">{t('previewText', { category: nameIn(category, language) })}</p>
          <div inert>
            <CoverCard
              title={offer.name}
              excess={offer.excess}
              codes={offer.codes}
              bar={barOf(offer.excess, offer.excess ?? 0)}
              highlights={offer.highlights}
              terms={offer.terms}
              price={
                <CoverPrice
                  price={null}
                  missing="datesFirst"
                  dailyRate={offer.dailyRate}
                  isStale={false}
                  note={cover(`paid.${offer.paymentOption}`)}
                />
              }
              canBeChosen
              checked
              onChoose={() => undefined}
            />
          </div>
        </>
      ) : (
        <p className="text-xs text-muted">{t('previewNone')}</p>
      )}
    </section>
  );
};
