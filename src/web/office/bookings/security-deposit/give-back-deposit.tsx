import { useState } from 'react';
import type { Failure } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { numberIn } from '../../form/typed-number.ts';
import { useMutation } from '../../live/use-mutation.ts';
import { toastTone } from '../toast-tone.ts';
import { AskGiveBack } from './ask-give-back.tsx';
import { AskOpenClaim } from './ask-open-claim.tsx';
import type { Deposit } from './deposits.ts';
import { useDepositOutcome } from './use-end-deposit.ts';

type Props = {
  deposit: Deposit;
  /** Baht; what of it the deposit covers is proposed to be kept. */
  owedAmount: number;
  /** A claim waits: that is asked before the money goes. */
  hasOpenClaims: boolean;
};

/** Gives the deposit back, less what is kept for what the customer owes. */
export const GiveBackDeposit = ({ deposit: { id, amount, card, method }, owedAmount, hasOpenClaims }: Props) => {
  const t = useWords('bookings', 'securityDeposit');
  const baht = useBaht();
  const say = useProblemWords();
  const { run, isBusy } = useMutation();
  const most = Math.min(amount, owedAmount);
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** That the money is asked for; with what was said about a claim that waits. */
  const [asked, setAsked] = useState<{ withOpenClaim?: true } | null>(null);
  const [claimed, setClaimed] = useState<number | null>(null);
  const keep = typed === null ? most : typed.trim() === '' ? 0 : numberIn(typed);
  const isFitting = keep >= 0 && keep <= most;
  const back = Math.round((amount - keep) * 100) / 100;
  const isByHand = !card && back > 0;
  const outcome = useDepositOutcome();
  const failed = (why: Failure) => {
    setAsked(null);
    const isClaimOpen = why.error === 'security-deposit.claim-open';
    setClaimed(isClaimOpen ? Number(why.details?.amount) : null);
    setFailure(isClaimOpen ? null : why);
  };
  const end = (more: { withOpenClaim?: true } = {}) =>
    run(
      'POST /admin/security-deposits/:id/end',
      { params: { id }, body: { keep, ...more } },
      { done: ({ data }) => ({ message: outcome(data), tone: toastTone(data.keptAmount) }), failed },
    );
  return (
    <div className="mt-2.5 grid gap-2.5">
      {failure && (
        <Alert tone="danger" title={t('notGivenBack')}>
          {say(failure)}
        </Alert>
      )}
      {most > 0 && (
        <TextField
          label={t('keep')}
          hint={t('keepHint', { amount: baht(owedAmount) })}
          inputMode="decimal"
          required={false}
          value={typed ?? String(most)}
          error={isFitting ? undefined : t('keepMost', { amount: baht(most) })}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton
          size="sm"
          blocked={isFitting ? null : t('keepMost', { amount: baht(most) })}
          busy={isBusy && t('givingBack')}
          // What was left at the desk does not go back by itself.
          onClick={() => (isByHand && !(hasOpenClaims && keep === 0) ? setAsked({}) : end())}
        >
          {back > 0 || !isFitting
            ? t(card ? 'letGoNow' : 'giveBack', { amount: baht(isFitting ? back : amount) })
            : t('keepAll')}
        </SubmitButton>
      </div>
      {asked && (
        <AskGiveBack {...{ method, back, keep, isBusy }} onLeave={() => setAsked(null)} onDone={() => end(asked)} />
      )}
      <AskOpenClaim
        amount={claimed}
        isBusy={isBusy}
        onLeave={() => setClaimed(null)}
        onGiveBack={() => {
          if (!isByHand) return void end({ withOpenClaim: true });
          setClaimed(null);
          setAsked({ withOpenClaim: true });
        }}
      />
    </div>
  );
};
