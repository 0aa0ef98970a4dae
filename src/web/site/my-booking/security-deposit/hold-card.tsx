import { useState } from 'react';
import { api, noRetryClient } from '../../../api/browser.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { today } from '../../../ui/dates.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePaymentProblemText } from '../../booking/payment/charge/payment-notices.tsx';
import { problemOfToken } from '../../booking/payment/charge/payment-problem.ts';
import { cardProblems, noCard } from '../../booking/payment/order/card.ts';
import { CardForm } from '../../booking/payment/order/card-form.tsx';
import { SandboxCards } from '../../booking/payment/order/sandbox-cards.tsx';
import { tokenise } from '../../booking/payment/order/tokenise.ts';
import { useManaged } from '../managed.ts';
import type { CardHold } from './use-card-hold.ts';

type Props = {
  /** Baht. */
  amount: number;
  onClose: () => void;
  onDone: (hold: CardHold) => void;
};

/** The card on which the deposit is to be held; sent to the provider's vault alone. */
export const HoldCard = ({ amount, onClose, onDone }: Props) => {
  const t = useWords('myBooking', 'securityDeposit');
  // What the fields say comes before the dialog opens: one whose inside waits is hidden, and so closes.
  useWords('booking');
  const baht = useBaht();
  const now = useNow();
  const { answer, isWaiting, retry } = useLatest('methods', (signal) => api.call('GET /payments/methods', { signal }));
  const [card, setCard] = useState(noCard);
  const [isSent, setSent] = useState(false);
  const accepted = answer?.success ? answer.data.find(({ flow }) => flow === 'card')?.acceptedCards : undefined;
  const vault = answer?.success ? answer.provider : null;
  const problems = cardProblems(card, today(now), accepted);
  const { hold, isBusy, why } = useHolding(vault, onDone, onClose);
  const send = () => {
    setSent(true);
    if (problems.length === 0) hold(card);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={onClose}>{t('later')}</Button>
          {vault && (
            <Button look="accent" busy={isBusy && t('asking')} onClick={send}>
              {t('hold', { amount: baht(amount) })}
            </Button>
          )}
        </>
      }
    >
      <p className="text-sm leading-body">{t('what', { amount: baht(amount) })}</p>
      <ul className="mt-2 mb-4 grid list-disc gap-1 pl-5 text-sm text-muted">
        <li>{t('renewed')}</li>
        <li>{t('deducted')}</li>
      </ul>
      {why && (
        <div className="mb-4">
          <Alert tone="danger" title={t('failed')}>
            {why}
          </Alert>
        </div>
      )}
      {!answer && isWaiting && <Skeleton className="h-40 w-full" />}
      {!vault && !isWaiting && <RetryAlert tone="warning" title={t('notLoaded')} retry={retry} />}
      {vault && <CardForm card={card} onChange={setCard} problems={problems} isSent={isSent} />}
      {vault?.testPayments && <SandboxCards />}
    </Modal>
  );
};

type Vault = Parameters<typeof tokenise>[0];
type Card = Parameters<typeof tokenise>[1];

/** Exchanges the card for a token at the vault, then has the deposit held on it. Leads to the bank where it asks. */
const useHolding = (vault: Vault | null, onDone: Props['onDone'], onClose: () => void) => {
  const { booking, bookingKey } = useManaged();
  const problemText = usePaymentProblemText();
  const say = useProblemWords();
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const refuse = (text: string) => {
    setBusy(false);
    setWhy(text);
  };
  const hold = async (card: Card) => {
    if (!vault || isBusy) return;
    setBusy(true);
    setWhy(null);
    const tokenised = await tokenise(vault, card);
    if (tokenised.token === null) return refuse(problemText(problemOfToken(tokenised)));
    const answer = await noRetryClient.call('POST /bookings/:id/card-holds', {
      params: { id: booking.bookingId },
      headers: tokenOf(bookingKey),
      body: { cardToken: tokenised.token, returnUri: window.location.href.split('#')[0] ?? '' },
    });
    if (!answer.success) return refuse(answer.status === 0 ? problemText({ kind: 'unanswered' }) : say(answer));
    if (answer.data.authorize_uri) return window.location.assign(answer.data.authorize_uri);
    onDone(answer.data);
    onClose();
  };
  return { hold, isBusy, why };
};
