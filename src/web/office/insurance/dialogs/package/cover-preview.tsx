import type { InsurancePackageShape } from '#contract/extras.ts';
import { nameIn } from '../../../../languages/name-in.ts';
import { useLanguage } from '../../../../languages/use-language.ts';
import { useWords } from '../../../../languages/use-words.ts';
import { CoverCard, CoverPrice, CoverPriceNote } from '../../../../site/booking/extras/cover-card.tsx';
import { barOf, coverOffers } from '../../../../site/cover/cover-offers.ts';
import { numberIn } from '../../../form/typed-number.ts';
import type { Option } from '../../cards/insurance-card.tsx';
import { type Category, type PackageDraft, sentOf } from './package-draft.ts';

type Props = { draft: PackageDraft; options: readonly Option[]; categories: readonly Category[] };

/** A preview of the package's card on the website, with the typed values. It is not interactive. */
export const CoverPreview = ({ draft, options, categories }: Props) => {
  const t = useWords('insurance', 'form');
  const cover = useWords('booking', 'cover');
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
              risks={offer.risks}
              highlights={offer.highlights}
              terms={offer.terms}
              price={<CoverPrice price={null} missing="datesFirst" isStale={false} />}
              priceNote={
                <CoverPriceNote
                  price={null}
                  dailyRate={offer.dailyRate}
                  isStale={false}
                  paid={cover(`paid.${offer.paymentOption}`)}
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

/** The draft in the shape of the public API, with the rates of one category. */
const previewOf = (draft: PackageDraft, options: readonly Option[], category: Category): InsurancePackageShape => {
  const { pricing: _pricing, options: _covers, ...sent } = sentOf(draft);
  const inUse = options.filter(({ isActive }) => isActive);
  return {
    ...sent,
    id: '',
    packageOptions: inUse.flatMap(({ id, code, name, nameInThai, risks }) => {
      const cover = draft.options.find(({ optionId }) => optionId === id);
      if (!cover) return [];
      const [deductible, maxCoverage] = [numberIn(cover.deductible), numberIn(cover.maxCoverage)];
      return [{ id, deductible, maxCoverage, insuranceOption: { id, code, name, nameInThai, risks } }];
    }),
    pricing: draft.pricing
      .filter(({ categoryId }) => categoryId === category.id)
      .map(({ dailyRate, weeklyRate, monthlyRate }) => ({
        category,
        dailyRate: numberIn(dailyRate),
        weeklyRate: numberOrNone(weeklyRate),
        monthlyRate: numberOrNone(monthlyRate),
      })),
  };
};

const numberOrNone = (text: string) => (text.trim() === '' ? null : numberIn(text));
