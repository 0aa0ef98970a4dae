import type { BookingRulesShape, ContactShape } from '#contract/settings.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { fullRefundHours } from './rules/cancellation-policy.ts';
import { chatAddresses } from './rules/chat-addresses.ts';
import { confirmsByMail } from './rules/confirms-by-mail.ts';
import { officeNow } from './rules/office-now.ts';
import type { Settings } from './setting-groups.ts';
import { readSettings } from './settings-store.ts';

type Environment = Readonly<{
  /** Whether the environment names a mail server; if not, the settings may name one. */
  hasMailServer: boolean;
  isDemo: boolean;
}>;

export const settingsRoutes = ({ serve }: EndpointBinders, { hasMailServer, isDemo }: Environment): void => {
  serve('GET /settings/tax', async ({ tx }) => ({ data: (await readSettings(tx)).tax }));
  serve('GET /settings/contact', async ({ tx, now }) => {
    const settings = await readSettings(tx);
    return { data: { ...contactOf(settings, now), confirmsByMail: confirmsByMail(settings, hasMailServer), isDemo } };
  });
  serve('GET /settings/accounts', async ({ tx }) => {
    const { passwordMinLength, requireEmailVerification } = (await readSettings(tx)).security;
    return { data: { passwordMinLength, requireEmailVerification } };
  });
  serve('GET /settings/booking', async ({ tx }) => ({ data: bookingRulesOf(await readSettings(tx)) }));
};

const contactOf = (
  { general, features }: Settings,
  now: Temporal.Instant,
): Omit<ContactShape, 'confirmsByMail' | 'isDemo'> => ({
  siteName: general.siteName,
  siteDescription: general.siteDescription,
  language: general.language,
  address: general.address,
  addressInThai: general.addressInThai,
  supportEmail: general.supportEmail,
  contactPhone: general.contactPhone,
  emergencyPhone: general.emergencyPhone,
  latitude: general.mapLatitude,
  longitude: general.mapLongitude,
  socialMedia: general.socialMedia,
  chat: chatAddresses(features, general.socialMedia),
  businessHours: {
    mainOffice: general.businessHours.mainOffice,
    airportLocations: {
      suvarnabhumi: general.businessHours.suvarnabhumiAirport,
      donMueang: general.businessHours.donMueangAirport,
    },
  },
  officeNow: officeNow(general.businessHours.mainOffice, now),
});

const bookingRulesOf = ({ booking, payment, features }: Settings): BookingRulesShape => ({
  minBookingHours: booking.minBookingHours,
  maxBookingDays: booking.maxBookingDays,
  advanceBookingDays: booking.advanceBookingDays,
  allowSameDayBooking: booking.allowSameDayBooking,
  turnoverIntervalHours: booking.turnoverIntervalHours,
  graceMinutes: booking.graceMinutes,
  holdMinutes: payment.paymentTimeout,
  requireDeposit: booking.requireDeposit,
  depositPercentage: booking.depositPercentage,
  fullRefundHours: fullRefundHours(booking.cancellationPolicy),
  earlyReturnPercent: booking.earlyReturnPercent,
  multiLocation: features.enableMultiLocation,
  promoCodes: features.enablePromoCodes,
  showCalendar: features.enableCalendarView,
  checksDrivers: booking.checksDrivers,
  reviews: features.enableReviews,
});
