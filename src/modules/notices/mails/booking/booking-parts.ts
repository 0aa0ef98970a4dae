import { fillPlaceholders } from '#kernel/fill.ts';
import { isAccountKnown } from '#kernel/is-account-known.ts';
import { bahtText } from '#words/baht-text.ts';
import { transferRows } from '#words/transfer-rows.ts';
import type { MailWords } from '../letter/wording.ts';
import { sum } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

/** Parts that several mails about a booking share. */

export const paidSums = (words: MailWords, { total, paid, dueAtPickUp }: BookingMailData) => [
  sum(words.total, total, paid === 0),
  ...(paid > 0 ? [sum(words.paid, paid, true)] : []),
  ...(dueAtPickUp > 0 ? [sum(words.dueAtPickUp, dueAtPickUp)] : []),
];

/** Where to send what is owed by bank transfer; nothing where the settings name no account. */
export const transferSections = ({ byTransfer: words }: MailWords, { transfer, reference }: BookingMailData) =>
  transfer && isAccountKnown(transfer)
    ? [
        {
          heading: words.heading,
          rows: transferRows(transfer, reference).map(({ name, value }) => ({ label: words.rows[name], value })),
          text: words.text,
        },
      ]
    : [];

/** How the key box is used at pick-up and return. */
export const keyBoxSections = ({ keyBox: words }: MailWords, { keyBox: { pickUp, dropOff } }: BookingMailData) => [
  ...(pickUp ? [{ heading: words.pickUp, text: pickUp }] : []),
  ...(dropOff ? [{ heading: words.dropOff, text: dropOff }] : []),
];

export const bringSection = ({ bring }: MailWords, { reference, securityDeposit }: BookingMailData) => ({
  heading: bring.heading,
  points: [
    bring.passport,
    bring.licence,
    ...(securityDeposit > 0 ? [fillPlaceholders(bring.deposit, { amount: bahtText(securityDeposit) })] : []),
    fillPlaceholders(bring.reference, { reference }),
  ],
});

export const plansSection = ({ plans }: MailWords, data: BookingMailData) => {
  const { fullRefundUntil, halfRefundUntil, refundTime: time } = data;
  const half = halfRefundUntil ? [fillPlaceholders(plans.halfRefund, { until: halfRefundUntil })] : [];
  const refund =
    fullRefundUntil === null
      ? [plans.noFullRefund]
      : [fillPlaceholders(plans.fullRefund, { until: fullRefundUntil }), ...half];
  // The refund time is left out when cancelling no longer brings a refund.
  const taken = halfRefundUntil ? [fillPlaceholders(plans.refundTime, { time })] : [];
  return { heading: plans.heading, text: [...refund, ...taken, plans.dates].join(' ') };
};
