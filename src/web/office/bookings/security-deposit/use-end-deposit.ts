import { api } from '../../../api/browser.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { toastTone } from '../toast-tone.ts';
import type { Deposit } from './deposits.ts';

/** Returns a function that says what came of a deposit: where the provider has not answered, that is still to come. */
export const useDepositOutcome = () => {
  const t = useWords('bookings', 'securityDeposit');
  const baht = useBaht();
  return ({ endedAt, givenBackAmount, card }: Deposit): string => {
    if (!endedAt) return t('takingNow');
    return givenBackAmount ? t(card ? 'hasLetGo' : 'givenBack', { amount: baht(givenBackAmount) }) : t('keptAll');
  };
};

/** Returns a function that gives a whole deposit back, says what came of it, and resolves to whether it was done. */
export const useEndDeposit = () => {
  const t = useWords('bookings', 'securityDeposit');
  const notify = useNotify();
  const say = useProblemWords();
  const outcomeOf = useDepositOutcome();
  return async ({ id }: Deposit): Promise<boolean> => {
    const answer = await api.call('POST /admin/security-deposits/:id/end', { params: { id }, body: { keep: 0 } });
    if (answer.success) notify({ message: outcomeOf(answer.data), tone: toastTone(answer.data.keptAmount) });
    else notify({ message: `${t('notGivenBack')}: ${say(answer)}`, tone: 'problem' });
    return answer.success;
  };
};
