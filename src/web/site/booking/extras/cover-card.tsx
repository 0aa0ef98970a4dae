import { type ReactNode, useId } from 'react';
import type { InsurancePriceShape } from '#contract/extras-prices.ts';
import { useWords } from '../../../languages/use-words.ts';
import { radioClass } from '../../../ui/form/radio-look.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';

type Props = {
  title: string;
  /** The most that the customer pays for damage to the car; null where the car is not covered. */
  excess: number | null;
  /** Whether nothing at all is covered. */
  isNone?: boolean;
  codes: string;
  /** How much of the bar is filled, in percent. */
  bar: number;
  highlights: readonly string[];
  notCovered?: readonly string[];
  terms?: string | undefined;
  price: ReactNode;
  /** False until the cover's price is known. */
  canBeChosen: boolean;
  checked: boolean;
  onChoose: () => void;
  /** Content shown on demand. */
  more?: ReactNode;
};

/**
 * The card of one cover, clickable as a whole. Its headline is "You pay at most"; on a phone it folds to name, excess
 * and price.
 */
export const CoverCard = (props: Props) => {
  const t = useWords('booking', 'cover');
  const baht = useBaht();
  const descriptionId = useId();
  const { title, excess, isNone = false, codes, bar, price, canBeChosen, checked, onChoose, more } = props;
  return (
    <div className="group/cover relative flex flex-col rounded-lg border-[1.5px] border-line-strong bg-surface px-4 pt-4.5 pb-4 quick has-checked:border-brand has-checked:bg-brand-softer has-checked:edge-brand has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus">
      <label className="flex cursor-pointer items-center justify-between gap-2 font-semibold after:absolute after:inset-0 has-disabled:cursor-not-allowed">
        {title}
        <input
          type="radio"
          name="cover"
          checked={checked}
          disabled={!canBeChosen}
          aria-describedby={descriptionId}
          onChange={onChoose}
          className={`${radioClass} relative z-1 outline-none`}
        />
      </label>
      <div
        id={descriptionId}
        className="mt-3.5 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 text-2xs text-muted md:block"
      >
        <p>
          {t(excess === null && !isNone ? 'damageToCar' : 'youPay')}
          <b className="block text-xl leading-tight font-semibold tracking-tight text-ink figures">
            {excess === null ? t(isNone ? 'noLimit' : 'carNotCovered') : baht(excess)}
          </b>
          {codes}
        </p>
        <div className="text-right md:hidden">{price}</div>
      </div>
      <Bar percent={bar} look={isNone ? 'fill-danger-mark' : excess === null ? 'fill-ink' : 'fill-brand'} />
      <Points {...props} />
      {more}
      <div className="mt-auto border-t border-line pt-3 text-2xs text-muted max-md:hidden">{price}</div>
    </div>
  );
};

const Points = ({ highlights, notCovered = [], terms }: Props) => {
  const t = useWords('booking', 'cover');
  return (
    <div className="mb-2 grid gap-1.75 text-xs leading-snug text-muted max-md:hidden max-md:group-has-checked/cover:grid">
      {notCovered.map((text) => (
        <CoverPoint key={text} icon="close">
          {text} <span className="sr-only">({t('not')})</span>
        </CoverPoint>
      ))}
      {highlights.map((text) => (
        <CoverPoint key={text} icon="check">
          {text}
        </CoverPoint>
      ))}
      {terms && <p className="text-2xs text-subtle">{terms}</p>}
    </div>
  );
};

const Bar = ({ percent, look }: { percent: number; look: string }) => (
  <svg aria-hidden="true" className="mt-2.5 mb-3.5 h-1.25 w-full shrink-0 overflow-hidden rounded-full bg-line">
    <rect width={`${percent}%`} height="5" rx="2.5" className={look} />
  </svg>
);

const colours = { check: 'text-brand', close: 'text-subtle' } as const;

/** A point that a cover includes or excludes. */
export const CoverPoint = ({ icon, children }: { icon: keyof typeof colours; children: ReactNode }) => (
  <span className="grid grid-cols-[16px_1fr] gap-1.75">
    <Icon name={icon} size="sm" className={`stroke-2 ${colours[icon]}`} />
    <span>{children}</span>
  </span>
);

type CoverPriceProps = {
  /** Null until the server has calculated it. */
  price: InsurancePriceShape | null;
  /** Why there is no price yet. */
  missing: 'datesFirst' | 'working' | 'noPrice';
  dailyRate: number | null;
  isStale: boolean;
  /** Says whether it is paid online or at pick-up, where that matters. */
  note: string | false;
};

/** A cover's cost over the rental, with its tiers, the saving and where it is paid. */
export const CoverPrice = ({ price, missing, dailyRate, isStale, note }: CoverPriceProps) => {
  const t = useWords('booking', 'cover');
  const baht = useBaht();
  const perDay = dailyRate ? t('perDay', { price: baht(dailyRate) }) : null;
  return (
    <span className={`block min-h-19 quick ${isStale && price ? 'opacity-55' : ''}`}>
      <b className="block text-[0.9375rem] font-semibold text-ink figures">
        {price === null ? t(missing) : price.totalCost === 0 ? t('included') : baht(price.totalCost)}
      </b>
      <span className="block figures">{price && price.pricingTier !== 'daily' ? <Tiers price={price} /> : perDay}</span>
      {price && price.savings > 0 && (
        <span className="block text-success figures">{t('saves', { amount: baht(price.savings) })}</span>
      )}
      {note && <span className="block">{note}</span>}
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
