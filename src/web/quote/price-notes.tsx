import type { QuoteShape } from '#contract/pricing.ts';
import { perDay } from '#kernel/per-day.ts';
import { textIn } from '../languages/text-in.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { useBaht } from '../ui/money.tsx';
import { longerRateIn, taxNameIn } from './quote-rows.ts';

type Props = { quote: QuoteShape };

/** What a total is for: “total, 7 days, VAT included”; short “7 days, VAT included”. */
export const TotalNote = ({ quote, isShort = false }: Props & { isShort?: boolean }) => {
  const t = useWords('quote', 'price');
  const language = useLanguage();
  const tax = taxNameIn(quote);
  const total = t(isShort ? 'days' : 'total', { count: quote.days });
  return tax ? t('withTax', { total, tax: textIn(tax, language) }) : total;
};

/** What a day comes to when the total is spread over all of them: “฿1,014 a day”. */
export const DayPrice = ({ quote }: Props) => {
  const t = useWords('quote', 'price');
  const baht = useBaht();
  return t('aDay', { price: baht(perDay(quote)) });
};

/** What longer rates and an offer take off, a line each: “Weekly rate saves ฿2,634”, “Early Bird −฿1,658”. */
export const SavingsNote = ({ quote }: Props) => {
  const t = useWords('quote', 'price');
  const language = useLanguage();
  const baht = useBaht();
  const longer = longerRateIn(quote);
  const { savings, appliedPromotion: offer } = quote;
  const notes = [
    ...(longer && savings > 0 ? [t(longer, { amount: baht(savings) })] : []),
    ...(offer && offer.amount > 0
      ? [t('offer', { name: textIn(offer.name, language), amount: baht(offer.amount) })]
      : []),
  ];
  return notes.map((note) => (
    <span key={note} className="block">
      {note}
    </span>
  ));
};

/** The deposit, which is held at the counter and in no total; nothing without one. */
export const NotInTotal = ({ quote: { securityDeposit } }: Props) => {
  const t = useWords('quote', 'price');
  const baht = useBaht();
  return securityDeposit > 0 ? t('deposit', { amount: baht(securityDeposit) }) : null;
};
