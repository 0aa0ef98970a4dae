import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { radioClass } from '../../../ui/radio-look.ts';

type Props = {
  title: string;
  excess: number | null;
  codes: string;
  /** Percent of the bar that is filled. */
  bar: number;
  highlights: readonly string[];
  notCovered?: readonly string[];
  terms?: string | undefined;
  /** Baht for the rental; null until the server has worked it out: only then can it be chosen. */
  price: number | null;
  isStale?: boolean;
  dailyRate?: number | null;
  priceNote: string | null;
  checked: boolean;
  onChoose: () => void;
};

/** One cover. “You pay at most” is its headline; on a phone it folds to name, excess and price. */
export const CoverCard = (props: Props) => {
  const { t } = useTranslation('booking', { keyPrefix: 'cover' });
  const baht = useBaht();
  const { title, excess, codes, bar, price, isStale, checked, onChoose } = props;
  return (
    <label className="relative flex cursor-pointer flex-col rounded-lg border-[1.5px] border-line-strong bg-surface px-4 pt-4.5 pb-4 quick has-checked:border-brand has-checked:bg-brand-softer has-checked:edge-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <span className="flex items-center justify-between gap-2 font-semibold">
        {title}
        <input
          type="radio"
          name="cover"
          checked={checked}
          disabled={price === null}
          onChange={onChoose}
          className={`${radioClass} outline-none`}
        />
      </span>
      <span className="mt-3.5 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 text-2xs text-muted md:block">
        <span>
          {t('youPay')}
          <b className="block text-xl leading-tight font-semibold tracking-tight text-ink figures">
            {excess === null ? t('noLimit') : baht(excess)}
          </b>
          {codes}
        </span>
        <span className="text-right md:hidden">
          <Price {...props} />
        </span>
      </span>
      <Bar percent={bar} isFull={excess === null} />
      <Points {...props} />
      <span
        className={`mt-auto block border-t border-line pt-3 text-2xs text-muted max-md:hidden ${isStale ? 'opacity-55' : ''}`}
      >
        <Price {...props} />
      </span>
    </label>
  );
};

const Price = ({ price, dailyRate, priceNote }: Props) => {
  const { t } = useTranslation('booking', { keyPrefix: 'cover' });
  const baht = useBaht();
  const perDay = dailyRate ? t('perDay', { price: baht(dailyRate) }) : null;
  return (
    <>
      <b className="block text-[0.9375rem] font-semibold text-ink figures">
        {price === null ? t('datesFirst') : baht(price)}
      </b>
      {[perDay, priceNote].filter(Boolean).join(', ')}
    </>
  );
};

const Points = ({ highlights, notCovered = [], terms, checked }: Props) => {
  const { t } = useTranslation('booking', { keyPrefix: 'cover' });
  return (
    <span className={`grid gap-1.75 text-xs leading-snug text-muted md:mb-4 ${checked ? '' : 'max-md:hidden'}`}>
      {notCovered.map((text) => (
        <span key={text} className="grid grid-cols-[16px_1fr] gap-1.75">
          <Icon name="close" size="sm" className="stroke-2 text-subtle" />
          <span>
            {text} <span className="sr-only">({t('not')})</span>
          </span>
        </span>
      ))}
      {highlights.map((text) => (
        <span key={text} className="grid grid-cols-[16px_1fr] gap-1.75">
          <Icon name="check" size="sm" className="stroke-2 text-brand" />
          <span>{text}</span>
        </span>
      ))}
      {terms && <span className="text-2xs text-subtle">{terms}</span>}
    </span>
  );
};

const Bar = ({ percent, isFull }: { percent: number; isFull: boolean }) => (
  <svg aria-hidden="true" className="mt-2.5 mb-3.5 h-1.25 w-full overflow-hidden rounded-full bg-line">
    <rect width={`${percent}%`} height="5" rx="2.5" className={isFull ? 'fill-danger-mark' : 'fill-brand'} />
  </svg>
);
