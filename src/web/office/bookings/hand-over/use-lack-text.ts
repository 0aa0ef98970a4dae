import { formatNumber } from '#kernel/format-number.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import type { Lack } from './steps.ts';

type Facts = Readonly<{
  lastMileage: number;
  /** Baht, with the late fee. */
  owedAmount: number;
  /** Baht. */
  agreedDeposit: number;
  placesLeft: number;
}>;

/** Returns a function that names what is missing: `label` in the bar, `sentence` where it is asked about or refused. */
export const useLackText = ({ lastMileage, owedAmount, agreedDeposit, placesLeft }: Facts) => {
  const t = useWords('bookings', 'handOver');
  const baht = useBaht();
  return ({ what }: Pick<Lack, 'what'>): { label: string; sentence: string } => {
    switch (what) {
      case 'placesLeft': {
        const label = t('placesLeft', { count: placesLeft });
        return { label, sentence: label };
      }
      case 'stillOwed':
        return { label: t('lack.stillOwed'), sentence: t('stillOwed', { amount: baht(owedAmount) }) };
      case 'noDeposit':
        return { label: t('lack.noDeposit'), sentence: t('noDeposit', { amount: baht(agreedDeposit) }) };
      default:
        return { label: t(`lack.${what}`), sentence: t(what, { kilometres: formatNumber(lastMileage) }) };
    }
  };
};
