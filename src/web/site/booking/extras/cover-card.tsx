import { type ReactNode, useId } from 'react';
import type { InsurancePriceShape } from '#contract/extras-prices.ts';
import type { InsuredRisk } from '#kernel/insured-risks.ts';
import { useWords } from '../../../languages/use-words.ts';
import { radioClass } from '../../../ui/form/radio-look.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { RiskRows } from '../../cover/risk-rows.tsx';

type Props = {
  title: string;
  /** The most that the customer pays for damage to the car; null where the car is not covered. */
  excess: number | null;
  /** Whether nothing at all is covered. */
  isNone?: boolean;
  codes: string;
  /** How much of the bar is filled, in percent. */
  bar: number;
  /** What it covers, of what all covers are compared by; null where they cannot be compared. */
  risks: readonly InsuredRisk[] | null;
  highlights: readonly string[];
  terms?: string | undefined;
  price: ReactNode;
  /** What its price consists of; absent where there is nothing to add. */
  priceNote?: ReactNode;
  /** The id of its radio button, where a link leads to it. */
  id?: string;
  /** The id of the error of the question. */
  errorId?: string | undefined;
  /** False until the cover's price is known. */
  canBeChosen: boolean;
  checked: boolean;
  onChoose: () => void;
  /** Content shown on demand. */
  more?: ReactNode;
};

/**
 * The card of one cover, clickable as a whole. Its head says what the customer pays at most and what the cover costs; on
 * a phone it folds to that and the rows.
 */
export const CoverCard = (props: Props) => {
  const t = useWords('covers');
  const inBooking = useWords('booking', 'cover');
  const baht = useBaht();
  const descriptionId = useId();
  const {
    title,
    excess,
    isNone = false,
    codes,
    bar,
    price,
    priceNote,
    risks,
    canBeChosen,
    checked,
    onChoose,
    more,
  } = props;
  return (
    <div className="group/cover relative flex flex-col rounded-lg border-[1.5px] border-line-strong bg-surface px-4 pt-4.5 pb-4 quick has-checked:border-brand has-checked:bg-brand-softer has-checked:edge-brand has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus">
      <label className="flex cursor-pointer items-center justify-between gap-2 font-semibold after:absolute after:inset-0 has-disabled:cursor-not-allowed">
        {title}
        <input
          id={props.id}
          type="radio"
          name="cover"
          checked={checked}
          disabled={!canBeChosen}
          aria-describedby={[descriptionId, props.errorId].filter(Boolean).join(' ')}
          onChange={onChoose}
          className={`${radioClass} relative z-1 outline-none`}
        />
      </label>
      <div id={descriptionId} className="mt-2.5 flex flex-wrap items-end justify-between gap-x-3 text-2xs text-muted">
        <p>
          {excess === null && !isNone ? inBooking('damageToCar') : t('youPay')}
          <CoverAmount>{excess === null ? t(isNone ? 'noLimit' : 'carNotCovered') : baht(excess)}</CoverAmount>
          {codes}
        </p>
        <p className="text-right">{price}</p>
      </div>
      <Bar percent={bar} look={isNone ? 'fill-danger-mark' : excess === null ? 'fill-ink' : 'fill-brand'} />
      {risks && <RiskRows risks={risks} className="mb-2.5" />}
      <Points {...props} />
      {more}
      {priceNote && <p className="mt-auto border-t border-line pt-2.5 text-2xs text-muted">{priceNote}</p>}
    </div>
  );
};

/** The business's own points; beside the rows that all covers share, they are one line. */
const Points = ({ risks, highlights, terms }: Props) => {
  if (highlights.length === 0 && !terms) return null;
  return (
    <div className="mb-2 grid gap-1.75 text-xs leading-snug text-muted max-md:hidden max-md:group-has-checked/cover:grid">
      {risks
        ? highlights.length > 0 && <p>{highlights.join(' · ')}</p>
        : highlights.map((text) => <CoverPoint key={text}>{text}</CoverPoint>)}
      {terms && <p className="text-2xs text-subtle">{terms}</p>}
    </div>
  );
};

const Bar = ({ percent, look }: { percent: number; look: string }) => (
  <svg aria-hidden="true" className="mt-2.5 mb-3.5 h-1.25 w-full shrink-0 overflow-hidden rounded-full bg-line">
    <rect width={`${percent}%`} height="5" rx="2.5" className={look} />
  </svg>
);

/** A point that a cover includes. */
export const CoverPoint = ({ children }: { children: ReactNode }) => (
  <span className="grid grid-cols-[16px_1fr] gap-1.75">
    <Icon name="check" size="sm" className="stroke-2 text-brand" />
    <span>{children}</span>
  </span>
);

type CoverPriceProps = {
  /** Null until the server has calculated it. */
  price: InsurancePriceShape | null;
  /** Why there is no price yet. */
  missing: 'datesFirst' | 'working' | 'noPrice';
  isStale: boolean;
};

/** A cover's cost over the rental: “฿1,800 for 5 days”. */
export const CoverPrice = ({ price, missing, isStale }: CoverPriceProps) => {
  const t = useWords('booking', 'cover');
  const baht = useBaht();
  if (price === null) return <span className="block max-w-22">{t(missing)}</span>;
  return (
    <span className={`block quick ${isStale ? 'opacity-55' : ''}`}>
      <CoverAmount>{price.totalCost === 0 ? t('included') : baht(price.totalCost)}</CoverAmount>{' '}
      {t('forDays', { count: price.days })}
    </span>
  );
};

/** An amount as large as what the customer pays at most, beside which it stands. */
export const CoverAmount = ({ children }: { children: ReactNode }) => (
  <b className="block text-xl leading-tight font-semibold tracking-tight text-ink figures">{children}</b>
);

type PriceNoteProps = Pick<CoverPriceProps, 'price' | 'isStale'> & {
  dailyRate: number | null;
  /** Says whether it is paid online or at pick-up, where that matters. */
  paid: string | false;
};

/** What a cover's price consists of, the saving, and where it is paid. */
export const CoverPriceNote = ({ price, dailyRate, isStale, paid }: PriceNoteProps) => {
  const t = useWords('booking', 'cover');
  const baht = useBaht();
  const perDay = dailyRate ? t('perDay', { price: baht(dailyRate) }) : null;
  return (
    <span className={`block min-h-9 quick ${isStale && price ? 'opacity-55' : ''}`}>
      <span className="block figures">{price && price.pricingTier !== 'daily' ? <Tiers price={price} /> : perDay}</span>
      {price && price.savings > 0 && (
        <span className="text-success figures">{t('saves', { amount: baht(price.savings) })} </span>
      )}
      {paid}
    </span>
  );
};

/** A price by tiers, such as "1 week ฿2,700 + 2 days ฿900". */
const Tiers = ({ price: { breakdown } }: { price: InsurancePriceShape }) => {
  const t = useWords('booking', 'cover');
  const baht = useBaht();
  const tiers = [
    { unit: 'months', count: breakdown.months, amount: breakdown.monthlyTotal },
    { unit: 'weeks', count: breakdown.weeks, amount: breakdown.weeklyTotal },
    { unit: 'days', count: breakdown.days, amount: breakdown.dailyTotal },
  ] as const;
  return tiers
    .filter(({ count }) => count > 0)
    .map(({ unit, count, amount }, index) => (
      <span key={unit}>
        {index > 0 && ' + '}
        <span className="whitespace-nowrap">{t(unit, { count, amount: baht(amount) })}</span>
      </span>
    ));
};
