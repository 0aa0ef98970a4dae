import { thaiMobile } from '#kernel/thai-mobile.ts';
import { useWords } from '../../../../languages/use-words.ts';
import { useNow } from '../../../../shell/use-now.ts';
import { today } from '../../../../ui/dates.ts';
import type { FieldProblem } from '../../../../ui/form/error-summary.tsx';
import { dueOf, dueWith } from '../../state/amount-due.ts';
import type { PayBy } from '../../state/draft.ts';
import { laterPayment } from '../../state/later-payment.ts';
import { useCurrentBooking, useWizard } from '../../state/wizard-context.ts';
import { cardProblems } from './card.ts';
import { limitOf, type Method, methodProblems, usableMethod } from './method.ts';

export const fieldIds = {
  number: 'cardNumber',
  expiry: 'cardExpiry',
  code: 'cardCode',
  holder: 'cardHolder',
  bank: 'payBank',
  phone: 'payPhone',
  terms: 'acceptTerms',
} as const;

/** The payment step's choices and inputs, the amount due, and what is still missing. */
export const useOrder = (offered: readonly Method[]) => {
  const t = useWords('payment');
  const inBooking = useWords('booking');
  const { draft, change, card, setCard } = useWizard();
  const { booking } = useCurrentBooking();
  const now = useNow();
  const { bank, acceptsTerms } = draft.payBy;
  const phone = draft.payBy.phone ?? (thaiMobile(booking.customerInfo.phone) ? booking.customerInfo.phone : '');
  const plan = dueOf(booking, draft.plan) ? draft.plan : 'full';
  const method = usableMethod(offered, draft.payBy.method, (one) => limitOf(one, booking, plan) === null);
  const isOffline = method?.flow === 'offline';
  const cardFaults = method?.flow === 'card' ? cardProblems(card, today(now), method.acceptedCards) : [];
  const methodFaults = method ? methodProblems(method, { bank, phone }) : [];
  const faults: FieldProblem[] = [
    ...cardFaults.map(({ field, sentence }) => ({ id: fieldIds[field], sentence: inBooking(`problems.${sentence}`) })),
    ...methodFaults.map(({ field, sentence }) => ({ id: fieldIds[field], sentence: t(sentence) })),
    ...(acceptsTerms || laterPayment(booking)
      ? []
      : [{ id: fieldIds.terms, sentence: inBooking('problems.termsMissing') }]),
  ];
  return {
    card,
    setCard,
    bank,
    phone,
    acceptsTerms,
    plan,
    method,
    isOffline,
    cardFaults,
    methodFaults,
    faults,
    due: dueWith(booking, plan, method),
    changePayBy: (part: Partial<PayBy>) => change({ payBy: { ...draft.payBy, ...part } }),
    choose: (chosen: Method, parts = {}) => change({ payBy: { ...draft.payBy, method: chosen.methodType }, ...parts }),
  };
};
