import { textIn } from '../../languages/text-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useBaht } from '../../ui/money.tsx';
import type { Payment } from './sort-payments.ts';

/** Payments received although nothing was due: one sentence each on why it is refunded, and whether it has been. */
export const UnneededPayments = ({ payments }: { payments: readonly Payment[] }) => {
  const t = useWords('quote', 'unneeded');
  const language = useLanguage();
  const baht = useBaht();
  return payments.map(({ because, way, amount, isBack, paidAt }) => (
    <p key={`${paidAt} ${textIn(way, 'en')}`} className="mt-3 text-sm text-muted">
      {because && t(because, { amount: baht(amount), way: textIn(way, language) })} {t(isBack ? 'back' : 'coming')}
    </p>
  ));
};
