import { useWords } from '../../../languages/use-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import type { CoverOffer, CoverOption } from '../../cover/cover-offers.ts';
import { CoverPoint } from './cover-card.tsx';
import { MoreSummary } from './more-summary.tsx';

/** The rest of a cover's details: the options with excess and limit, and further highlights and terms. */
export const CoverMore = ({ offer }: { offer: CoverOffer }) => {
  const t = useWords('booking', 'cover');
  const { texts, moreHighlights, moreTerms, options } = offer;
  if (texts.length + moreHighlights.length + moreTerms.length + options.length === 0) return null;
  return (
    <details className="group/more relative z-1 mb-3 text-xs leading-snug text-muted max-md:hidden max-md:group-has-checked/cover:block">
      <MoreSummary text={t('more')} about={offer.name} />
      <div className="grid gap-2 pt-1">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {moreHighlights.map((text) => (
          <CoverPoint key={text}>{text}</CoverPoint>
        ))}
        <dl className="grid gap-2">
          {options.map((option) => (
            <Option key={option.id} option={option} />
          ))}
        </dl>
        {moreTerms.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </details>
  );
};

const Option = ({ option: { name, excess, limit } }: { option: CoverOption }) => {
  const t = useWords('booking', 'cover');
  const baht = useBaht();
  return (
    <div>
      <dt className="font-medium text-ink">{name}</dt>
      <dd className="figures">{t('optionLimits', { excess: baht(excess), limit: baht(limit) })}</dd>
    </div>
  );
};
