import { z } from 'zod';
import { weekdays } from '#kernel/opening-hours.ts';
import { answer, endpoints } from './endpoint.ts';

export const TaxShape = z.object({
  enabled: z.boolean(),
  /** Percent. */
  rate: z.number(),
  name: z.string(),
  includeInPrice: z.boolean(),
  /** Whether a line of its own rounds what is paid online, and what at the counter, to whole baht. */
  roundTotals: z.boolean(),
});

export const Weekday = z.enum(weekdays);

/** Opening hours by weekday, as they are written: `8:30-18:00`. */
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
  /** What search engines tell of the home page, in one language; empty where nobody wrote it. */
  siteDescription: z.string(),
  /** For visitors of whom nothing says which they read. */
  language: z.enum(['en', 'th']),
  address: z.string(),
  /** Empty where Thai pages show the English one. */
  addressInThai: z.string(),
  supportEmail: z.string(),
  contactPhone: z.string(),
  emergencyPhone: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  socialMedia: SocialMediaShape,
  /** The ways to chat, where that is switched on: of what is set, what leads to the app that it is set for. */
  chat: z.array(z.object({ app: z.enum(['line', 'messenger', 'whatsapp']), address: z.string() })),
  /** Whether who books gets mails about it; without them the pages promise none. */
  confirmsByMail: z.boolean(),
  businessHours: z.object({
    mainOffice: WeekShape,
    airportLocations: z.object({ suvarnabhumi: z.string(), donMueang: z.string() }),
  }),
  /** How the main office stands now, in Bangkok. Times are `HH:MM`. */
  officeNow: z.object({
    weekday: Weekday,
    /** Null where today's hours are missing or cannot be read. */
    isOpen: z.boolean().nullable(),
    /** While it is open: until when; null with 24 hours. */
    until: z.string().nullable(),
    /** While it is closed: when it opens; null when it never does. */
    opensNext: z.object({ weekday: Weekday, isToday: z.boolean(), at: z.string() }).nullable(),
  }),
});
export type ContactShape = z.infer<typeof ContactShape>;

/** What the pickers must respect and the texts must say; the server enforces the same. */
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
  /** Hours before pick-up until which a cancellation is refunded in full; half of it is the limit for 50 percent. */
  fullRefundHours: z.number(),
  multiLocation: z.boolean(),
  promoCodes: z.boolean(),
  showCalendar: z.boolean(),
  /** Whether vehicles are rated. */
  reviews: z.boolean(),
});
export type BookingRulesShape = z.infer<typeof BookingRulesShape>;

/** What the pages say of accounts before anything is typed. */
export const AccountRulesShape = z.object({
  passwordMinLength: z.int(),
  /** Whether whoever registers gets a mail with a link that proves the e-mail. */
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
    summary: 'How to reach the business; contact values fall back to defaults',
    access: 'public',
    reply: answer(ContactShape),
  },
  'GET /settings/booking': {
    summary: 'The booking limits and policies that pickers and texts need',
    access: 'public',
    reply: answer(BookingRulesShape),
  },
  'GET /settings/accounts': {
    summary:
      'What the pages of accounts say beforehand: the least length of a password, and whether the e-mail is proven',
    access: 'public',
    reply: answer(AccountRulesShape),
  },
});
