import type { Language } from '#contract/fields.ts';
import { lineAddress, telephone } from '#kernel/link-addresses.ts';
import { fullRefundHours, refundTimeIn, type Settings } from '#modules/settings/index.ts';
import type { ValueName } from '../rules/placeholders.ts';
import { figureWords, localAddress } from './figure-words.ts';

/** A value as text, with a link if it is a contact address. `isUnset`: the text stands in for what the business left out. */
export type Value = Readonly<{ text: string; href?: string; isUnset?: boolean }>;

/** The text of every value placeholder, from the current settings. */
export const valuesOf = (settings: Settings, language: Language): Record<ValueName, Value> => ({
  ...reachedBy(settings, language),
  ...limitsOf(settings),
  ...moneyOf(settings, language),
});

const reachedBy = ({ general }: Settings, language: Language) => {
  const { siteName, supportEmail, contactPhone, emergencyPhone, socialMedia } = general;
  const words = figureWords(language);
  const unset: Value = { text: words.unset, href: '/contact', isUnset: true };
  const phone = (text: string): Value => (text ? { text, href: telephone(text) } : unset);
  return {
    siteName: { text: siteName },
    address: { text: localAddress(general, language).trim() || words.city },
    supportEmail: supportEmail ? { text: supportEmail, href: mailAddress(supportEmail) } : unset,
    contactPhone: phone(contactPhone),
    emergencyPhone: phone(emergencyPhone || contactPhone),
    line: socialMedia.line
      ? { text: socialMedia.line, href: lineAddress(socialMedia.line) }
      : { text: words.noLine, isUnset: true },
  };
};

const limitsOf = ({ booking, payment }: Settings) => ({
  minBookingHours: figure(booking.minBookingHours),
  maxBookingDays: figure(booking.maxBookingDays),
  advanceBookingDays: figure(booking.advanceBookingDays),
  graceMinutes: figure(booking.graceMinutes),
  turnoverHours: figure(booking.turnoverIntervalHours),
  holdMinutes: figure(payment.paymentTimeout),
  keptHours: figure(payment.offlineHoldHours),
});

const moneyOf = (settings: Settings, language: Language) => {
  const { booking, tax } = settings;
  return {
    depositPercentage: figure(booking.depositPercentage),
    fullRefundHours: figure(fullRefundHours(booking.cancellationPolicy)),
    noRefundHours: figure(fullRefundHours(booking.cancellationPolicy) / 2),
    earlyReturnPercent: figure(booking.earlyReturnPercent),
    taxName: { text: tax.name },
    taxRate: figure(tax.enabled ? tax.rate : 0),
    refundTime: { text: refundTimeIn(settings, language) },
  };
};

const figure = (value: number): Value => ({ text: String(value) });

const mailAddress = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
