import { useBaht } from '../../../ui/money.tsx';
import { shortAmount } from './months.ts';

/** A large amount in short, `฿1.55M`; whole on hover and for screen readers. */
export const ShortMoney = ({ baht }: { baht: number }) => {
  const whole = useBaht()(baht);
  if (Math.abs(baht) < 100_000) return <span className="whitespace-nowrap figures">{whole}</span>;
  return (
    <span title={whole} className="whitespace-nowrap figures">
      <span aria-hidden="true">{`${baht < 0 ? '−' : ''}฿${shortAmount(Math.abs(baht))}`}</span>
      <span className="sr-only">{whole}</span>
    </span>
  );
};
