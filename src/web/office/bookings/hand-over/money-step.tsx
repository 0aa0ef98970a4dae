import { useWords } from '../../../languages/use-words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { depositLeft } from '../security-deposit/deposits.ts';
import { LinkForHold } from '../security-deposit/link-for-hold.tsx';
import { DepositLine } from '../security-deposit/security-deposit-part.tsx';
import { TakeDeposit } from '../security-deposit/take-deposit.tsx';
import { StepPart } from './hand-over-steps.tsx';
import type { Step } from './steps.ts';
import { TakeMoney } from './take-money.tsx';
import type { HandOver } from './use-hand-over.ts';

type Props = { step: Step; handOver: HandOver; isReturn: boolean };

/** The amounts paid and owed, taking a payment at the desk, and the deposit: taken at the pick-up, settled at the return. */
export const MoneyStep = ({ step, handOver, isReturn }: Props) => {
  const { seen, owedNow: owedAmount, lateFee, deposits, goOn } = handOver;
  const t = useWords('bookings', 'handOver');
  const deposit = useWords('bookings', 'securityDeposit');
  const baht = useBaht();
  const { paidAmount } = seen;
  const owed = owedAmount > 0 ? t('owed', { amount: baht(owedAmount) }) : t('paidUp', { amount: baht(paidAmount) });
  const fee = lateFee > 0 && t('withFee', { fee: baht(lateFee), amount: baht(owedAmount + lateFee) });
  const left = deposits && depositLeft(deposits);
  const kept = left && !isReturn && `${deposit('title')}: ${baht(left.amount)}`;
  return (
    <StepPart step={step} result={[owed, fee, kept].filter(Boolean).join('. ')}>
      {owedAmount > 0 && <TakeMoney seen={seen} owedAmount={owedAmount} onTaken={goOn} />}
      {!isReturn && deposits && !left && deposits.agreedAmount > 0 && (
        <>
          <TakeDeposit
            bookingId={seen.id}
            agreedAmount={deposits.agreedAmount}
            className="mt-5 first:mt-0 xl:grid-cols-4"
          />
          <LinkForHold bookingId={seen.id} deposits={deposits} />
        </>
      )}
      {left && (
        <div className="mt-3 flex items-start gap-2 text-xs first:mt-0">
          <Icon name="info" size="sm" className="mt-0.5 shrink-0 text-muted" />
          <p>
            {deposit('title')}: <DepositLine deposit={left} />
          </p>
        </div>
      )}
      {isReturn && <GiveBack handOver={handOver} />}
    </StepPart>
  );
};

/** The deposit goes back with the press that records the return, or why it does not. */
const GiveBack = ({ handOver: { left, found, mayGiveBack, givesBack, set } }: { handOver: HandOver }) => {
  const t = useWords('bookings', 'handOver');
  const baht = useBaht();
  if (!left) return null;
  if (mayGiveBack)
    return (
      <div className="mt-2 flex min-h-11 items-center">
        <Checkbox
          label={t(left.card ? 'letGoWith' : 'giveBackWith', { amount: baht(left.amount) })}
          checked={givesBack}
          onChange={({ currentTarget }) => set({ keepsDeposit: !currentTarget.checked })}
        />
      </div>
    );
  const isFound = found.includes('fuel') || found.includes('damage');
  return (
    <div className="mt-2 text-sm">
      {found.length > 0 && (
        <ul className="list-disc pl-5">
          {found.map((one) => (
            <li key={one}>{t(`against.${one}`)}</li>
          ))}
        </ul>
      )}
      <p className="text-xs text-muted">{t(isFound ? 'claimNext' : 'depositBack')}</p>
    </div>
  );
};
