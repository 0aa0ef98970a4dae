import type { ReactNode } from 'react';
import { type CardBrand, cardBrands } from '#kernel/card-brands.ts';
import { useWords } from '../../../../languages/use-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioCard } from '../../../../ui/form/radio-card.tsx';
import { useBaht } from '../../../../ui/money.tsx';
import { dueWith } from '../../state/amount-due.ts';
import type { PaymentPlan } from '../../state/draft.ts';
import { useCurrentBooking } from '../../state/wizard-context.ts';
import type { Limit, Method } from './method.ts';
import { useCountryName, useMethodWords } from './method-words.ts';

type Props = {
  method: Method;
  limit: Limit | null;
  plan: PaymentPlan;
  isChosen: boolean;
  /** Hidden until more methods are requested. */
  isFolded: boolean;
  disabled: boolean;
  onChoose: () => void;
  onDeposit: () => void;
  children: ReactNode;
};

const brandMarks: Readonly<Record<CardBrand, string>> = { visa: 'VISA', mastercard: 'MC', amex: 'AMEX', jcb: 'JCB' };

const marksOf = ({ methodType, acceptedCards = [] }: Method): readonly string[] =>
  methodType === 'promptpay' ? ['QR'] : acceptedCards.map((brand) => brandMarks[brand]);

/** A payment method: its description and fee, and why it cannot be used if it cannot. */
export const MethodCard = ({
  method,
  limit,
  plan,
  isChosen,
  isFolded,
  disabled,
  onChoose,
  onDeposit,
  children,
}: Props) => {
  const { name, text } = useMethodWords()(method);
  const country = useCountryName()(method);
  const fee = useFeeWords(method, plan);
  const { methodType, acceptedCards = [] } = method;
  const brands = acceptedCards.map((brand) => cardBrands[brand]).join(', ');
  return (
    <RadioCard
      name="method"
      value={methodType}
      title={name}
      text={<Lines brands={brands} texts={[methodType === 'card' ? '' : text, country, fee]} />}
      end={<Marks of={marksOf(method)} />}
      checked={isChosen}
      disabled={disabled || limit !== null}
      aria-describedby={limit ? `limit-${methodType}` : undefined}
      onChange={onChoose}
      className={`${isChosen ? 'md:col-span-full' : ''} ${isFolded ? 'hidden' : ''}`}
    >
      {limit ? <OutOfBounds id={`limit-${methodType}`} limit={limit} onDeposit={onDeposit} /> : children}
    </RadioCard>
  );
};

/** The method's texts, one per line. Narrow screens name the card brands instead of showing their marks. */
const Lines = ({ brands, texts }: { brands: string; texts: readonly string[] }) => (
  <>
    {brands && <span className="block min-[480px]:hidden">{brands}</span>}
    {texts.filter(Boolean).map((text) => (
      <span key={text} className="block">
        {text}
      </span>
    ))}
  </>
);

const useFeeWords = (method: Method, plan: PaymentPlan): string => {
  const t = useWords('payment');
  const baht = useBaht();
  const { booking } = useCurrentBooking();
  const due = dueWith(booking, plan, method);
  return due && due.fee > 0 ? t('fee', { rate: method.processingFee, amount: baht(due.fee) }) : '';
};

const Marks = ({ of }: { of: readonly string[] }) =>
  of.length > 0 && (
    <span aria-hidden="true" className="flex gap-1.5 max-[479px]:hidden">
      {of.map((mark) => (
        <BrandMark key={mark}>{mark}</BrandMark>
      ))}
    </span>
  );

const OutOfBounds = ({ id, limit, onDeposit }: { id: string; limit: Limit; onDeposit: () => void }) => {
  const t = useWords('payment');
  const baht = useBaht();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
      <p id={id}>{t(limit.bound, { amount: baht(limit.amount) })}</p>
      {limit.deposit !== null && (
        <Button size="sm" onClick={onDeposit}>
          {t('takesDeposit', { amount: baht(limit.deposit) })}
        </Button>
      )}
    </div>
  );
};

/** The letters of a card brand in a small frame. */
export const BrandMark = ({ children }: { children: string }) => (
  <span className="grid h-6.5 min-w-10.5 place-items-center rounded-xs border border-line bg-surface px-1.5 text-[0.625rem] font-bold text-muted">
    {children}
  </span>
);
