import { expect, test } from 'vitest';
import { paidBooking } from '#test/builders/notices.ts';
import { bookingConfirmedMail } from './booking-confirmed.ts';
import { bookingExpiredMail } from './booking-expired.ts';
import { bookingReceivedMail } from './booking-received.ts';
import { paymentRefundedLateMail } from './payment-refunded-late.ts';
import { reviewInvitationMail } from './review-invitation.ts';

const held = { ...paidBooking, paid: 0, holdUntil: '14:30 today' };
const every = [
  ['received', bookingReceivedMail, held],
  ['waiting', bookingReceivedMail, paidBooking],
  ['confirmed', bookingConfirmedMail, paidBooking],
  ['expired', bookingExpiredMail, held],
  ['refunded late', paymentRefundedLateMail, paidBooking],
  ['how was it', reviewInvitationMail, paidBooking],
] as const;

test('a confirmed booking tells reference, times, places, every line and what was paid', async () => {
  const { subject, plain } = await bookingConfirmedMail(paidBooking, 'en');
  expect(subject).toBe('Booked: Toyota Corolla Altis, BKK7QM4XD');
  for (const told of [
    'Booking reference: BKK7QM4XD',
    'Toyota Corolla Altis, 5 days',
    'Pick-up: Sat 5 Dec 2026, 10:00, Suvarnabhumi Airport',
    'Return: Thu 10 Dec 2026, 10:00, Sathorn, main office',
    'Super cover (SCDW) (Excess ฿5,000): ฿2,250',
    'Early Bird Special: −฿1,390.50',
    'Paid: ฿7,809.50',
    'You can cancel with a full refund until Thu 3 Dec 2026, 10:00.',
    `Manage booking: ${paidBooking.manageUrl}`,
  ])
    expect(plain).toContain(told);
});

test('a deposit is told as paid, with the total and what is due at pick-up', async () => {
  const { plain } = await bookingConfirmedMail({ ...paidBooking, paid: 1562, dueAtPickUp: 6247.5 }, 'en');
  expect(plain).toContain('Total: ฿7,809.50\nPaid: ฿1,562\nDue at pick-up: ฿6,247.50');
});

test('once the time for a full refund is over, none is promised', async () => {
  const { plain } = await bookingConfirmedMail({ ...paidBooking, fullRefundUntil: null }, 'en');
  expect(plain).not.toContain('with a full refund');
});

test('a held booking says by when to pay; one that waits for staff does not', async () => {
  expect((await bookingReceivedMail(held, 'en')).plain).toContain('Please pay by 14:30 today.');
  const waiting = await bookingReceivedMail(paidBooking, 'en');
  expect(waiting.plain).not.toContain('pay by');
  expect(waiting.subject).toBe('We have your booking BKK7QM4XD: Toyota Corolla Altis');
});

test('a late payment is given back whole', async () => {
  const { plain } = await paymentRefundedLateMail(paidBooking, 'en');
  expect(plain).toContain('Your payment of ฿7,809.50 reached us after the hold had ended');
  expect(plain).toContain('Refunded: ฿7,809.50');
});

test('a customer is asked how the vehicle was, without any sum', async () => {
  const { subject, plain } = await reviewInvitationMail(paidBooking, 'en');
  expect(subject).toBe('How was the Toyota Corolla Altis?');
  expect(plain).toContain(`Write a review: ${paidBooking.manageUrl}`);
  expect(plain).not.toContain('฿');
});

test('one day is no "1 days"', async () => {
  expect((await bookingConfirmedMail({ ...paidBooking, days: 1 }, 'en')).plain).toContain('Altis, 1 day\n');
  expect((await bookingConfirmedMail({ ...paidBooking, days: 1 }, 'th')).plain).toContain('Altis 1 วัน\n');
});

test.each(every)('%s: in Thai no English sentence and no open place is left', async (_name, write, data) => {
  const { subject, html, plain } = await write(data, 'th');
  expect(subject).toMatch(/\p{Script=Thai}/u);
  expect(html).toContain('lang="th"');
  expect(html + plain + subject).not.toMatch(/\{\{|undefined|null|Booking reference|Pick-up|You get this mail/);
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
