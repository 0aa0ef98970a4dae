import type { Sentences } from '../../site/refusals/form-words.ts';
import { type Vocabulary, visitorsWords } from '../../site/refusals/refusal-words.ts';
import { pricingSentences } from './pricing-sentences.ts';

/** Codes that staff alone are answered. */
export const officeCodes = [
  'fleet.vehicle-not-found',
  'fleet.vehicle-booked',
  'fleet.plate-taken',
  'fleet.changed-meanwhile',
  'fleet.has-bookings',
  'fleet.block-not-found',
  'fleet.import-not-found',
  'fleet.bad-lines',
  'pricing.season-not-found',
  'pricing.promotion-not-found',
  'pricing.changed-meanwhile',
  'pricing.code-taken',
  'booking.cannot-become',
  'booking.no-pick-up',
  'booking.vehicle-out',
  'booking.picked-up-already',
  'booking.cannot-archive',
  'booking.no-mail',
  'booking.photo-not-found',
  'payment.more-than-owed',
  'payment.booking-cancelled',
  'payment.more-than-left',
  'payment.task-not-found',
  'payment.task-done',
  'payment.nothing-to-check',
  'reconciliation.no-difference',
  'reconciliation.cannot-settle',
  'agreement.not-found',
  'agreement.not-out',
  'agreement.bad-signature',
  'notices.mail-link-gone',
  'notices.mail-erased',
  'invoice.not-paid',
  'invoice.no-seller',
  'invoice.nothing-received',
  'invoice.nothing-to-credit',
  'invoice.more-than-stands',
  'invoice.not-found',
  'report.range-backwards',
  'report.range-too-long',
  'export.not-found',
  'export.not-done',
  'export.too-many-rows',
  'view.not-found',
  'view.too-many',
] as const;

/** What the server says of the fields of staff's forms. */
const officeSentences: Sentences = [
  [/^End date must be after start date$/, 'troubles:form.endNotAfterStart'],
  [/^There is no such location$/, 'troubles:form.noLocation'],
  [/^Please give a reason$/, 'troubles:form.reason'],
  [/^Please enter the amount$/, 'troubles:form.amount'],
  [/^Please choose how it was paid$/, 'troubles:form.method'],
  [/^Please select or create a customer$/, 'troubles:form.noCustomer'],
  [/^Please select a vehicle$/, 'troubles:form.noVehicle'],
  [/^Please select start and end dates$/, 'troubles:form.noDates'],
  [/^Please select pickup and dropoff locations$/, 'troubles:form.noPlaces'],
  [/^Invalid email address$/, 'troubles:form.email'],
  [/^Invalid phone number$/, 'troubles:form.phoneNumber'],
  [/^At the pick-up it was (?<kilometres>\d+) km: enter no less$/, 'troubles:form.mileage'],
  [/^(?<amount>฿[\d,.]+) is owed$/, 'troubles:form.isOwed'],
  [/^(?<amount>฿[\d,.]+) can go back$/, 'troubles:form.canGoBack'],
  [/^At most (?<amount>฿[\d,.]+) can be credited$/, 'troubles:form.atMostCredited'],
  [/^The pick-up is outside opening hours$/, 'troubles:form.pickUpOutside'],
  [/^The return is outside opening hours$/, 'troubles:form.returnOutside'],
  [/^This vehicle is in maintenance$/, 'troubles:form.inMaintenance'],
  [/^Choose at most 92 days$/, 'troubles:form.atMost92Days'],
  [/^The last day lies before the first$/, 'troubles:form.lastDayBeforeFirst'],
  [/^The category of this vehicle is switched off$/, 'troubles:form.categoryOff'],
];

/** What can be told in the office: what visitors are told, and what staff alone meet. */
export const officeWords: Vocabulary = {
  keyOf: (code) => {
    const own = officeCodes.find((one) => one === code);
    return own ? (`troubles:${own}` as const) : visitorsWords.keyOf(code);
  },
  sentences: [...visitorsWords.sentences, ...officeSentences, ...pricingSentences],
};
