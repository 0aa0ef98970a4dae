import { expect, test } from 'vitest';
import type { BookingMailData, MailContent } from '#modules/notices/index.ts';
import { paidBooking } from '#test/builders/notices.ts';
import { scriptPayloads } from '#test/builders/script-payloads.ts';
import { depositEndedMail } from '../deposit/deposit-ended.ts';
import { depositHeldMail, depositNotRenewedMail } from '../deposit/deposit-held.ts';
import { paymentFailedMail } from '../payment/payment-failed.ts';
import { paymentReceivedMail } from '../payment/payment-received.ts';
import { paymentRefundedMail } from '../payment/payment-refunded.ts';
import { paymentRefundedLateMail } from '../payment/payment-refunded-late.ts';
import {
  staffBookingPaidMail,
  staffBookingWaitingMail,
  staffRefundedLateMail,
  staffSlipMail,
  staffTransferMail,
} from '../staff/staff-mails.ts';
import { bookingCancelledMail } from './booking-cancelled.ts';
import { bookingChangedMail } from './booking-changed.ts';
import { bookingConfirmedMail } from './booking-confirmed.ts';
import { bookingExpiredMail } from './booking-expired.ts';
import { bookingReceivedMail } from './booking-received.ts';
import { bookingReminderMail } from './booking-reminder.ts';
import { bookingWaitingMail } from './booking-waiting.ts';
import { changeEndedMail } from './change-ended.ts';
import { lateReturnMail } from './late-return.ts';
import { returnReminderMail } from './return-reminder.ts';
import { reviewInvitationMail } from './review-invitation.ts';

type Written = (data: BookingMailData, language: 'en' | 'th') => Promise<MailContent>;

const held = {
  ...paidBooking,
  paid: 0,
  kept: 0,
  owed: paidBooking.total,
  status: 'pending',
  holdUntil: '14:30 today',
} as const;
const unpaid = { ...held, holdUntil: null, paysBy: 'bank_transfer' } as const;
const transfer = {
  amount: 7809.5,
  bank: { name: 'Example Bank', number: '123-4-56789-0', holder: 'Saphan Co., Ltd.' },
  promptPay: '0105569000002',
};
const told = { ...unpaid, transfer } as const;
// Insurance paid at pick-up is part of that amount, but not of the total.
const inCash = { ...unpaid, paysBy: 'cash', dueAtPickUp: 8772.5 } as const;
// Bookings made before customers were asked how they would pay, or paid online and refunded by staff.
const open = { ...unpaid, paysBy: null, dueAtPickUp: 8772.5 } as const;
const givenBack = { ...open, paid: paidBooking.paid, refunded: paidBooking.paid } as const;
const free = { ...held, holdUntil: null, total: 0, owed: 0 };
const cancelledBooking = { ...paidBooking, status: 'cancelled', isCancelledByCustomer: true } as const;
const back = (amount: number, byTransfer = 0, over = amount) => ({ refund: { over, amount, byTransfer } });
const wentBack = { payment: { amount: 500, fee: 0, way: 'ShopeePay', because: 'paid-already' } } as const;
const broughtLate = {
  ...paidBooking,
  status: 'completed',
  late: { at: 'Thu 10 Dec 2026, 12:00', fee: 1070 },
} as const;
const visa = { brand: 'Visa', lastDigits: '4242' };
const deposit = { amount: 5000, card: visa, until: 'Sat 12 Dec 2026, 10:00', renewedDays: 30 };
const depositEnd = { amount: 5000, kept: 0, back: 5000, method: 'card', card: visa };
const heldMail: Written = (data, language) => depositHeldMail(data, deposit, language);
const notRenewedMail: Written = (data, language) => depositNotRenewedMail(data, deposit, language);
const endedMail =
  (end: Partial<typeof depositEnd>): Written =>
  (data, language) =>
    depositEndedMail(data, { ...depositEnd, ...end }, language);
const lateWithDeposit: Written = (data, language) =>
  lateReturnMail(data, language, { ...depositEnd, kept: 1070, back: 3930 });
const mayKeep =
  (until: string | null): Written =>
  (data, language) =>
    returnReminderMail(data, language, until);
const every = [
  ['waiting, paid', bookingWaitingMail, paidBooking],
  ['waiting, by transfer', bookingWaitingMail, unpaid],
  ['waiting, by transfer to an account', bookingWaitingMail, told],
  ['waiting, in cash', bookingWaitingMail, inCash],
  ['waiting, nobody knows how', bookingWaitingMail, open],
  ['waiting, given back', bookingWaitingMail, givenBack],
  ['waiting, nothing to pay', bookingWaitingMail, free],
  ['changed', bookingChangedMail, paidBooking],
  ['changed, dearer', bookingChangedMail, { ...paidBooking, owed: 500, dueAtPickUp: 500 }],
  ['changed, cheaper', bookingChangedMail, { ...paidBooking, ...back(500) }],
  ['changed, cheaper but late', bookingChangedMail, { ...paidBooking, ...back(250, 0, 500) }],
  ['changed, cheaper but too late', bookingChangedMail, { ...paidBooking, ...back(0, 0, 500) }],
  ['changed while held', bookingChangedMail, held],
  ['cancelled', bookingCancelledMail, { ...cancelledBooking, ...back(7809.5) }],
  ['cancelled too late', bookingCancelledMail, { ...cancelledBooking, ...back(0) }],
  ['cancelled by us', bookingCancelledMail, { ...cancelledBooking, isCancelledByCustomer: false, paid: 0 }],
  ['reminder', bookingReminderMail, { ...paidBooking, isOutsideOpeningHours: true }],
  ['return reminder', returnReminderMail, paidBooking],
  ['return reminder, may be kept', mayKeep('Fri 11 Dec 2026, 18:00'), paidBooking],
  ['return reminder, may not be kept', mayKeep(null), paidBooking],
  ['payment received', paymentReceivedMail, paidBooking],
  ['payment failed', paymentFailedMail, held],
  ['payment failed too late', paymentFailedMail, { ...held, status: 'cancelled', holdUntil: null } as const],
  ['payment failed, confirmed', paymentFailedMail, paidBooking],
  ['refunded', paymentRefundedMail, { ...cancelledBooking, ...back(7809.5) }],
  ['refunded by transfer', paymentRefundedMail, { ...cancelledBooking, ...back(7809.5, 800) }],
  ['received', bookingReceivedMail, held],
  ['confirmed', bookingConfirmedMail, paidBooking],
  ['expired', bookingExpiredMail, held],
  ['change ended', changeEndedMail, paidBooking],
  ['expired, kept for cash', bookingExpiredMail, { ...held, paysBy: 'cash' } as const],
  [
    'waiting, kept for hours',
    bookingWaitingMail,
    { ...held, paysBy: 'cash', keptUntil: 'Fri 4 Dec 2026, 10:00' } as const,
  ],
  ['refunded late', paymentRefundedLateMail, { ...paidBooking, ...back(500), ...wentBack }],
  ['refunded late, by transfer', paymentRefundedLateMail, { ...held, ...back(500, 500), ...wentBack }],
  ['late return', lateReturnMail, { ...broughtLate, owed: 1070, kept: 7809.5, payment: null }],
  ['late return, paid', lateReturnMail, broughtLate],
  ['late return, paid by the deposit', lateWithDeposit, broughtLate],
  ['deposit held', heldMail, paidBooking],
  ['deposit not renewed', notRenewedMail, paidBooking],
  ['deposit not renewed, back already', notRenewedMail, { ...paidBooking, status: 'completed' } as const],
  ['deposit let go', endedMail({}), paidBooking],
  ['deposit kept in part', endedMail({ kept: 1070, back: 3930 }), broughtLate],
  ['deposit kept whole', endedMail({ kept: 5000, back: 0 }), { ...broughtLate, owed: 500 }],
  ['deposit back by transfer', endedMail({ method: 'bank_transfer' }), paidBooking],
  ['how was it', reviewInvitationMail, paidBooking],
] as const;

test('a confirmed booking tells reference, times, places, every line and what was paid', async () => {
  const { subject, plain } = await bookingConfirmedMail(paidBooking, 'en');
  expect(subject).toBe('Booked: Toyota Corolla Altis, BKK7QM4XD');
  for (const line of [
    'Booking reference: BKK7QM4XD',
    'Toyota Corolla Altis, 5 days',
    'Pick-up: Sat 5 Dec 2026, 10:00, Suvarnabhumi Airport',
    'Return: Thu 10 Dec 2026, 10:00, Sathorn, main office',
    'Super cover (SCDW) (Excess ฿5,000): ฿2,250',
    'Early Bird Special: −฿1,390.50',
    'Total: ฿7,809.50\nPaid: ฿7,809.50',
    'You can cancel with a full refund until Thu 3 Dec 2026, 10:00.',
    `Manage booking: ${paidBooking.manageUrl}`,
  ])
    expect(plain).toContain(line);
});

test('a deposit is told as paid, with the total and what is due at pick-up', async () => {
  const { plain } = await bookingConfirmedMail({ ...paidBooking, paid: 1562, dueAtPickUp: 6247.5 }, 'en');
  expect(plain).toContain('Total: ฿7,809.50\nPaid: ฿1,562\nDue at pick-up: ฿6,247.50');
});

test('once the time for a full refund is over, none is promised', async () => {
  const { plain } = await bookingConfirmedMail({ ...paidBooking, fullRefundUntil: null }, 'en');
  expect(plain).not.toContain('with a full refund');
});

test('how long a refund takes is said where one is still possible, or under way', async () => {
  const time = { refundTime: '9-11 business days' };
  const confirmed = async (more: object) =>
    (await bookingConfirmedMail({ ...paidBooking, ...time, ...more }, 'en')).plain;
  expect(await confirmed({})).toContain('you get half back. On our side a refund takes 9-11 business days.');
  expect(await confirmed({ fullRefundUntil: null })).toContain('On our side a refund takes 9-11 business days.');
  expect(await confirmed({ fullRefundUntil: null, halfRefundUntil: null })).not.toContain('9-11');
  const cancelled = async (amount: number, language: 'en' | 'th') =>
    (await bookingCancelledMail({ ...cancelledBooking, ...time, ...back(amount) }, language)).plain;
  expect(await cancelled(500, 'en')).toContain('On our side that takes 9-11 business days; your bank may need longer.');
  expect(await cancelled(500, 'th')).toContain('ระยะเวลาดำเนินการของเราคือ 9-11 business days');
  expect(await cancelled(0, 'en')).not.toContain('9-11');
});

test('a held booking says by when to pay; one that costs nothing does not', async () => {
  expect((await bookingReceivedMail(held, 'en')).plain).toContain('Please pay by 14:30 today.');
  const waiting = await bookingWaitingMail(free, 'en');
  expect(waiting.plain).not.toContain('pay by');
  expect(waiting.subject).toBe('We have your booking BKK7QM4XD: Toyota Corolla Altis');
});

const payment = { ...paidBooking.payment, amount: 500, fee: 0, way: 'ShopeePay' };
const late = (because: 'paid-already' | 'other-amount' | 'too-late' | 'cancelled', more: object = {}) => ({
  ...paidBooking,
  ...more,
  ...back(500),
  payment: { ...payment, because },
});

test.each([
  ['paid twice', late('paid-already'), /of ฿500 by ShopeePay came when nothing was left to pay/, /Your booking stands/],
  ['another amount', late('other-amount'), /was not the amount that was left to pay/, /Your booking stands/],
  ['another amount while held', late('other-amount', held), /was not the amount/, /hold the .* until 14:30 today/],
  [
    'too late',
    late('too-late', cancelledBooking),
    /by ShopeePay for the .* reached us after the hold/,
    /no longer free/,
  ],
  [
    'cancelled before',
    late('cancelled', cancelledBooking),
    /came when this booking had been cancelled/,
    /We have refunded ฿500, the way you paid/,
  ],
] as const)('a payment that goes back by itself says why: %s', async (_why, data, reason, meaning) => {
  const { plain } = await paymentRefundedLateMail({ ...data, ...back(500), payment: data.payment }, 'en');
  expect(plain).toMatch(reason);
  expect(plain).toMatch(meaning);
  expect(plain).toContain('Refunded: ฿500');
  expect(/stands|hold the/.test(plain)).toBe(data.status !== 'cancelled');
});

test('a customer is asked how the vehicle was, without any sum', async () => {
  const { subject, plain } = await reviewInvitationMail(paidBooking, 'en');
  expect(subject).toBe('How was the Toyota Corolla Altis?');
  expect(plain).toContain(`Write a review: ${paidBooking.manageUrl}`);
  expect(plain).not.toContain('฿');
});

test('who is to be approved hears that the money came, and who pays directly that nothing was charged', async () => {
  const { subject, plain } = await bookingWaitingMail(paidBooking, 'en');
  expect(subject).toBe('We have your payment: Toyota Corolla Altis, BKK7QM4XD');
  expect(plain).toContain('Paid: ฿7,809.50');
  expect(plain).not.toContain('Your booking is confirmed');
  const transfer = (await bookingWaitingMail(unpaid, 'en')).plain;
  expect(transfer).toContain('You pay ฿7,809.50 by bank transfer. We will email you the account');
  expect(transfer).not.toMatch(/Paid:|payment has arrived|pick up|Due at pick-up/);
  expect((await bookingWaitingMail(told, 'en')).plain).toContain(
    'Amount: ฿7,809.50\nBank: Example Bank\nAccount number: 123-4-56789-0\nAccount name: Saphan Co., Ltd.\nPromptPay: 0105569000002\nReference to write: BKK7QM4XD\n',
  );
  const cash = (await bookingWaitingMail(inCash, 'en')).plain;
  expect(cash).toContain('You pay ฿8,772.50 when you pick up the Toyota Corolla Altis. Nothing was charged online');
  expect(cash).toContain('Total: ฿7,809.50\nDue at pick-up: ฿8,772.50');
  expect(cash).not.toMatch(/Paid:|transfer|when the money arrives/);
});

test.each([
  ['nothing was ever paid', open],
  ['all of it went back', givenBack],
])('who said no way to pay is promised none: %s', async (_why, data) => {
  const { subject, plain } = await bookingWaitingMail(data, 'en');
  expect(subject).toBe('We keep the Toyota Corolla Altis for you: BKK7QM4XD');
  expect(plain).toContain('There is ฿8,772.50 to pay for it, and nothing has been paid yet.');
  expect(plain).not.toMatch(/transfer|when you pick up|payment has arrived|Paid:/);
});

test.each([
  ['dearer', { owed: 500, dueAtPickUp: 500 }, '฿500 of it is left to pay. You can pay it online now, or at pick-up.'],
  ['cheaper', back(500), 'You have paid ฿500 more than it costs now. That goes back to you'],
  ['cheaper in the half refund', back(250, 0, 500), 'Under the cancellation terms ฿250 of that goes back to you'],
  ['cheaper too near', back(0, 0, 500), 'You have paid ฿500 more than it costs now. This close to the pick-up none'],
  ['cheaper, amount not told', { total: 7000 }, 'If any of that is refunded under the cancellation terms'],
  ['unpaid', held, 'Please pay by 14:30 today.'],
])('a changed booking that became %s says what that means', async (_how, values, sentence) => {
  expect((await bookingChangedMail({ ...paidBooking, ...values }, 'en')).plain).toContain(sentence);
});

test('a change that costs nothing speaks of no money to pay or get back', async () => {
  const { plain } = await bookingChangedMail(paidBooking, 'en');
  expect(plain).not.toMatch(/left to pay|goes back to you|more than it costs/);
});

test.each([
  [back(7809.5), '฿7,809.50 goes back to you, the way you paid.'],
  [back(0), 'Under the cancellation terms none of the ฿7,809.50 you paid is refunded.'],
  [{ paid: 0 }, 'Nothing was charged.'],
  [{}, 'If any of your payment is refunded under the cancellation terms, you get an email about it.'],
])('a cancelled booking says what goes back: %j', async (values, sentence) => {
  const { plain } = await bookingCancelledMail({ ...cancelledBooking, ...values }, 'en');
  expect(plain).toContain('As you asked, we have cancelled the booking of the Toyota Corolla Altis.');
  expect(plain).toContain(sentence);
});

test('a payment that failed leads back to paying only while the vehicle is held', async () => {
  expect((await paymentFailedMail(held, 'en')).plain).toMatch(/until 14:30 today[\s\S]*Pay again: /);
  const over = (await paymentFailedMail({ ...held, status: 'cancelled', holdUntil: null }, 'en')).plain;
  expect(over).toContain('no longer held for you');
  expect(over).not.toContain('Pay again');
  expect((await paymentFailedMail(paidBooking, 'en')).plain).toContain('Your booking has not changed.');
});

test('a refund says what went back the way it came, and what comes by transfer', async () => {
  const { plain } = await paymentRefundedMail({ ...paidBooking, ...back(1000, 300) }, 'en');
  expect(plain).toContain('We have refunded ฿700, the way you paid.');
  expect(plain).toContain('฿300 goes back to you by bank transfer');
  expect(plain).toContain('Refunded: ฿700\nGoes back to you: ฿300');
  expect((await paymentRefundedMail({ ...paidBooking, ...back(300, 300) }, 'en')).plain).not.toContain(
    'the way you paid. ',
  );
  expect((await paymentRefundedMail({ ...paidBooking, refunded: 400 }, 'en')).plain).toContain('Refunded so far: ฿400');
});

const saysPromised = { en: /goes back|comes back/i, th: /จะคืนเงิน|จะได้รับคืน/ };
const saysGiven = { en: /have refunded|gone back|have sent/i, th: /คืนเงิน(?:[^จ]| )*แล้ว/ };

test.each([
  ['refund', paymentRefundedMail, back(300), {}],
  ['payment that goes back by itself', paymentRefundedLateMail, back(500), wentBack],
] as const)(
  'a mail about a %s says of the same money that it was given back, or that it goes back',
  async (...given) => {
    const [, write, made, more] = given;
    const promised = { refund: { ...made.refund, byTransfer: made.refund.amount } };
    for (const language of ['en', 'th'] as const) {
      const done = await write({ ...paidBooking, ...made, ...more }, language);
      expect(done.subject + done.plain).toMatch(saysGiven[language]);
      expect(done.subject + done.plain).not.toMatch(saysPromised[language]);
      const coming = await write({ ...paidBooking, ...promised, ...more }, language);
      expect(coming.subject + coming.plain).toMatch(saysPromised[language]);
      expect(coming.subject + coming.plain).not.toMatch(saysGiven[language]);
    }
  },
);

test('staff are not told that money goes back to them', async () => {
  const { plain } = await staffTransferMail({ ...paidBooking, ...back(300, 300) }, 'en');
  expect(plain).toContain('To send back: ฿300');
  expect(plain).not.toContain('to you');
});

test('a reminder says when and where, what to bring and what is due', async () => {
  const { subject, plain } = await bookingReminderMail({ ...paidBooking, dueAtPickUp: 1500 }, 'en');
  expect(subject).toBe('Your pick-up: Toyota Corolla Altis, Sat 5 Dec 2026, 10:00');
  expect(plain).toContain('We expect you on Sat 5 Dec 2026, 10:00 at Suvarnabhumi Airport.');
  expect(plain).toContain('- A card for the security deposit of ฿10,000, held at the desk');
  expect(plain).toContain('Due at pick-up: ฿1,500');
});

test.each([
  ['Fri 11 Dec 2026, 18:00', 'As of now you can keep it longer, until Fri 11 Dec 2026, 18:00 at the latest.', true],
  [null, 'As of now it cannot be kept longer.', false],
])('a return reminder says when and where it is due, and whether it may be kept: %s', async (until, says, may) => {
  const { subject, plain } = await returnReminderMail(paidBooking, 'en', until);
  expect(subject).toBe('Due back: Toyota Corolla Altis, Thu 10 Dec 2026, 10:00');
  expect(plain).toContain('The vehicle is due back on Thu 10 Dec 2026, 10:00 at Sathorn, main office.');
  expect(plain).toContain(says);
  expect(plain.includes(`Keep it longer: ${paidBooking.manageUrl}`)).toBe(may);
});

test.each([
  ['paid', staffBookingWaitingMail, paidBooking, 'Hannah Keller has paid ฿7,809.50.'],
  ['to be paid by transfer', staffBookingWaitingMail, unpaid, 'pays ฿7,809.50 by bank transfer'],
  ['to be paid in cash', staffBookingWaitingMail, inCash, 'pays ฿8,772.50 at pick-up'],
  ['to be paid, nobody knows how', staffBookingWaitingMail, open, 'has not paid the ฿8,772.50'],
  ['paid and given back', staffBookingWaitingMail, givenBack, 'has not paid the ฿8,772.50'],
  ['free', staffBookingWaitingMail, free, 'nothing to pay'],
  ['paid and confirmed', staffBookingPaidMail, paidBooking, '฿7,809.50'],
  ['a slip', staffSlipMail, told, 'attached a slip of the bank transfer'],
  ['to be sent back', staffTransferMail, { ...paidBooking, ...back(300, 300) }, '฿300 must go back by bank transfer.'],
  ['given back by itself', staffRefundedLateMail, { ...paidBooking, ...wentBack }, 'went back by itself.'],
] as const)('staff hear what is %s, and get no way into the booking', async (_what, write, data, sentence) => {
  for (const { html, plain } of [await write(data, 'en'), await write(data, 'th')]) {
    expect(html + plain).not.toMatch(/\{\{|undefined|null|token=|<a /);
    expect(plain).toContain('hannah@example.com, +61 4 5550 0142');
  }
  expect((await write(data, 'en')).plain).toContain(sentence);
});

test('a customer without an email is reached by phone alone', async () => {
  const data = { ...paidBooking, customer: { ...paidBooking.customer, email: '' } };
  expect((await staffBookingPaidMail(data, 'en')).plain).toContain('Hannah Keller: +61 4 5550 0142');
});

test('a payment that arrived is named, with the total and what is left', async () => {
  const card = { amount: 4794, fee: 0, way: 'Visa ending 4242', because: null };
  const data = { ...paidBooking, total: 14_381, paid: 14_381, payment: card };
  const { plain } = await paymentReceivedMail(data, 'en');
  expect(plain).toContain('฿4,794 arrived by Visa ending 4242.');
  expect(plain).toContain('Total: ฿14,381\nPaid: ฿14,381\nLeft to pay: ฿0');
  const withFee = await paymentReceivedMail({ ...data, payment: { ...card, amount: 4890, fee: 96 } }, 'en');
  expect(withFee.plain).toContain('฿4,890 arrived by Visa ending 4242; ฿96 of it is the fee');
});

test('what is left to pay after a deposit that was kept whole is said with its sum', async () => {
  const charged = [{ label: 'Damage', amountBaht: 7500 }];
  const data = { ...broughtLate, owed: 2500, afterReturn: charged };
  const { plain } = await endedMail({ kept: 5000, back: 0 })(data, 'en');
  expect(plain).toContain('฿5,000 of your security deposit of ฿5,000 was kept. It pays what you owed for: Damage');
  expect(plain).toContain('Kept: ฿5,000\nLeft to pay: ฿2,500');
  expect(plain).not.toContain('Goes back to you');
  const rest = await endedMail({ kept: 500, back: 4500 })(paidBooking, 'en');
  expect(rest.plain).toContain('It pays what you owed for: the rest of the price.');
});

test('after a return nobody is asked for another card', async () => {
  expect((await notRenewedMail(paidBooking, 'en')).plain).toContain('held on another card');
  const over = await notRenewedMail({ ...paidBooking, status: 'completed' }, 'en');
  expect(over.plain).toContain('You need not do anything now.');
  expect(over.plain).not.toContain('another card');
});

test('one day is no "1 days"', async () => {
  expect((await bookingConfirmedMail({ ...paidBooking, days: 1 }, 'en')).plain).toContain('Altis, 1 day\n');
  expect((await bookingConfirmedMail({ ...paidBooking, days: 1 }, 'th')).plain).toContain('Altis 1 วัน\n');
});

test.each(every)('%s: in Thai no English sentence and no open place is left', async (_name, write, data) => {
  const { subject, html, plain } = await write(data, 'th');
  expect(subject).toMatch(/\p{Script=Thai}/u);
  expect(html).toContain('lang="th"');
  expect(html + plain + subject).not.toMatch(
    /\{\{|undefined|null|Booking reference|Pick-up|You are receiving this email/,
  );
});

test.each(every)('%s: one column of 600, one button, colours inline, nothing loaded', async (_name, write, data) => {
  const { html } = await write(data, 'en');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('href="https://saphan.example/booking/manage?token=abc&amp;lang=en"');
  expect(html).toContain('max-width:600px');
  expect(html).toContain('background-color:#ffaf29');
  expect(html).not.toMatch(/<(img|style|script|link)\b|url\(|oklch|var\(/);
});

const hostile = '<img src=x onerror=alert(1)>"\'</title><script>{{reference}}';

test.each(every)('%s: what people typed stays text', async (_name, write, data) => {
  const typed = {
    ...data,
    firstName: hostile,
    vehicleName: hostile,
    lines: [{ label: hostile, amountBaht: 1, note: hostile }],
  };
  const { html, plain } = await write(typed, 'en');
  expect(html).not.toMatch(/<(img|script)\b/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(plain).toContain(hostile);
});

const tagsOf = (html: string) => html.match(/<[^<>]*>/g);

test.each(every)('%s: none of five hundred names makes a tag more, nor changes one', async (_name, write, data) => {
  const named = (name: string) => write({ ...data, firstName: name, vehicleName: name }, 'en');
  const payloads = scriptPayloads.join(' ');
  const harmless = tagsOf((await named(payloads.replaceAll(/[^\w ]/g, 'x'))).html);
  const { html } = await named(payloads);
  expect(scriptPayloads.length).toBeGreaterThanOrEqual(500);
  expect(tagsOf(html)).toEqual(harmless);
});
