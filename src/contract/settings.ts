import { z } from 'zod';
import { weekdays } from '#kernel/opening-hours.ts';
import { answer, endpoints } from './endpoint.ts';

export const TaxShape = z.object({
  enabled: z.boolean(),
  /** Percent. */
  rate: z.number(),
  name: z.string(),
  includeInPrice: z.boolean(),
  /** Whether an extra line rounds the online total and the counter total to whole baht. */
  roundTotals: z.boolean(),
});

export const Weekday = z.enum(weekdays);

/** Opening hours by weekday, as the business wrote them: `8:30-18:00`. */
export const WeekShape = z.object({
  monday: z.string(),
  tuesday: z.string(),
  wednesday: z.string(),
  thursday: z.string(),
  friday: z.string(),
  saturday: z.string(),
  sunday: z.string(),
});

export const SocialMediaShape = z.object({
  facebook: z.string(),
  twitter: z.string(),
  instagram: z.string(),
  messenger: z.string(),
  line: z.string(),
  whatsapp: z.string(),
  wechat: z.string(),
  wechatQRCode: z.string(),
});

export const ContactShape = z.object({
  siteName: z.string(),
  /** The meta description of the home page, in one language; may be empty. */
  siteDescription: z.string(),
  /** The language for visitors whose preference is unknown. */
  language: z.enum(['en', 'th']),
  address: z.string(),
  /** If empty, Thai pages show the English address. */
  addressInThai: z.string(),
  supportEmail: z.string(),
  contactPhone: z.string(),
  emergencyPhone: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  socialMedia: SocialMediaShape,
  /** Chat links, if chat is enabled: the configured addresses that are valid for their app. */
  chat: z.array(z.object({ app: z.enum(['line', 'messenger', 'whatsapp']), address: z.string() })),
  /** Whether customers get a mail that confirms their booking; if not, pages must not promise one. */
  confirmsByMail: z.boolean(),
  /** Whether this is the invented business, which may show a glimpse of its office to everybody. */
  isDemo: z.boolean(),
  businessHours: z.object({
    mainOffice: WeekShape,
    airportLocations: z.object({ suvarnabhumi: z.string(), donMueang: z.string() }),
  }),
  /** Whether the main office is open now. Times are `HH:MM` in Bangkok. */
  officeNow: z.object({
    weekday: Weekday,
    /** Null when today's hours are missing or cannot be parsed. */
    isOpen: z.boolean().nullable(),
    /** The closing time while open; null when open 24 hours, and while closed. */
    until: z.string().nullable(),
    /** The next opening while closed; null if there is none, and while open. */
    opensNext: z.object({ weekday: Weekday, isToday: z.boolean(), at: z.string() }).nullable(),
  }),
});
export type ContactShape = z.infer<typeof ContactShape>;

/** Booking rules for the date pickers and texts; the server enforces the same rules. */
export const BookingRulesShape = z.object({
  minBookingHours: z.number(),
  maxBookingDays: z.number(),
  advanceBookingDays: z.number(),
  allowSameDayBooking: z.boolean(),
  turnoverIntervalHours: z.number(),
  graceMinutes: z.number(),
  holdMinutes: z.number(),
  requireDeposit: z.boolean(),
  depositPercentage: z.number(),
  /** Cancelling more than this many hours before pick-up refunds in full; at least half as many before, 50 percent. */
  fullRefundHours: z.number(),
  /** The percentage of what an early return makes cheaper that goes back; 0: nothing does, and only the desk takes it. */
  earlyReturnPercent: z.number(),
  multiLocation: z.boolean(),
  promoCodes: z.boolean(),
  showCalendar: z.boolean(),
  /** Whether bookings say who drives, and searches the age of the driver. */
  checksDrivers: z.boolean(),
  /** Whether reviews are enabled. */
  reviews: z.boolean(),
});
export type BookingRulesShape = z.infer<typeof BookingRulesShape>;

/** Account rules shown before the visitor types anything. */
export const AccountRulesShape = z.object({
  passwordMinLength: z.int(),
  /** Whether registering sends a mail with a link to confirm the address. */
  requireEmailVerification: z.boolean(),
});
export type AccountRulesShape = z.infer<typeof AccountRulesShape>;

export const settingsEndpoints = endpoints({
  'GET /settings/tax': {
    summary: 'How tax is applied',
    access: 'public',
    reply: answer(TaxShape),
  },
  'GET /settings/contact': {
    summary: 'The contact details of the business; those not set have a default or are empty',
    access: 'public',
    reply: answer(ContactShape),
  },
  'GET /settings/booking': {
    summary: 'The booking limits and policies that pickers and texts need',
    access: 'public',
    reply: answer(BookingRulesShape),
  },
  'GET /settings/accounts': {
    summary: 'The account rules shown in forms: the minimum password length, and whether e-mails are verified',
    access: 'public',
    reply: answer(AccountRulesShape),
  },
});
