import { useCallback, useRef, useState } from 'react';
import { atOnce } from '../at-once.ts';
import { useBookingInHand } from '../booking-in-hand.ts';
import { tokenOf } from '../requests.ts';
import { type ChargeResult, useWizard } from '../wizard.ts';
import type { CardFields } from './card-troubles.ts';
import { type PaymentTrouble, troubleOfCharge, troubleOfRefusal, troubleOfToken } from './payment-trouble.ts';
import { tokenise, type Vault } from './tokenise.ts';
import { useVerification } from './use-verification.ts';

export type PaymentState = Readonly<
  { state: 'idle' | 'paying' | 'verifying' } | { state: 'failed'; trouble: PaymentTrouble }
>;

/** Card to token at the vault, token to charge at the server, and what became of it. One payment at a time. */
export const usePayment = () => {
  const { draft, change, go, setPaidBy } = useWizard();
  const { booking, reload } = useBookingInHand();
  const held = draft.booking;
  const isPaying = useRef(false);
  const [state, setState] = useState<PaymentState>({ state: held?.pendingCharge ? 'verifying' : 'idle' });

  const fail = useCallback((trouble: PaymentTrouble) => {
    isPaying.current = false;
    setState({ state: 'failed', trouble });
  }, []);

  const finish = (charge: ChargeResult) => {
    if (!held) return;
    if (charge.status === 'pending') {
      change({ booking: { ...held, pendingCharge: charge.chargeId } });
      return setState({ state: 'verifying' });
    }
    const isPaid = charge.status === 'successful';
    change({ booking: { ...held, pendingCharge: null, isPaid } });
    if (!isPaid) return fail(troubleOfCharge(charge));
    setPaidBy(charge);
    go(4, { replace: true });
  };

  const verifyAgain = useVerification({ onFinal: finish, onEnd: (outcome) => fail({ kind: outcome }) });

  const pay = async (card: CardFields, asked: { vault: Vault; amount: number; methodType: string }) => {
    if (isPaying.current || !held) return;
    isPaying.current = true;
    setState({ state: 'paying' });
    const tokenised = await tokenise(asked.vault, card);
    if (tokenised.token === null) return fail(troubleOfToken(tokenised));
    const answer = await atOnce.call('POST /payments/charge', {
      headers: tokenOf(held),
      body: {
        bookingId: held.bookingId,
        cardToken: tokenised.token,
        amount: asked.amount,
        currency: 'thb',
        customerEmail: booking.customerInfo.email,
        paymentMethod: asked.methodType,
        paymentPlan: draft.plan,
      },
    });
    if (answer.success) return finish(answer.data);
    // Whatever the booking has become meanwhile is the server's to say: paid in another tab, or no longer held.
    reload();
    fail(troubleOfRefusal(answer));
  };

  const checkAgain = () => {
    setState({ state: 'verifying' });
    verifyAgain();
  };
  return { payment: state, pay, checkAgain };
};
