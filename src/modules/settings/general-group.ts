import { z } from 'zod';
import { BANGKOK } from '#kernel/bangkok-clock.ts';
import { problemText } from '#kernel/problem.ts';
import { bareTaxId } from '#kernel/thai-tax-id.ts';

const line = (fallback = '') => z.string().trim().max(300).default(fallback);
const hours = (fallback: string) => z.string().trim().max(60).default(fallback);

const WeekShape = z.object({
  monday: hours('8:30-18:00'),
  tuesday: hours('8:30-18:00'),
  wednesday: hours('8:30-18:00'),
  thursday: hours('8:30-18:00'),
  friday: hours('8:30-18:00'),
  saturday: hours('9:00-17:00'),
  sunday: hours('10:00-16:00'),
});

export const BusinessHoursShape = z.object({
  mainOffice: WeekShape.prefault({}),
  suvarnabhumiAirport: hours('24/7'),
  donMueangAirport: hours('6:00-24:00'),
});
export type BusinessHours = z.infer<typeof BusinessHoursShape>;

const SocialMediaShape = z.object({
  facebook: line(),
  twitter: line(),
  instagram: line(),
  messenger: line(),
  line: line(),
  whatsapp: line(),
  wechat: line(),
  wechatQRCode: line(),
});

/** The business's identity, contact details and opening hours. */
export const GeneralShape = z.object({
  siteName: z.string().trim().min(1, problemText('settings.site-name-required')).max(100).default('Saphan Car Rental'),
  siteDescription: z.string().trim().max(1000).default(''),
  adminEmail: line(),
  supportEmail: line(),
  contactPhone: line(),
  emergencyPhone: line(),
  address: line('Bangkok, Thailand'),
  addressInThai: line(),
  companyName: z.string().trim().max(200).default(''),
  companyBranch: line('00000'),
  taxId: line().overwrite(bareTaxId),
  mapLatitude: z.number().min(-90).max(90).nullable().default(13.7563),
  mapLongitude: z.number().min(-180).max(180).nullable().default(100.5018),
  // The business has one time zone and one currency; the form shows other choices disabled.
  timezone: z.literal(BANGKOK, problemText('settings.timezone')).default(BANGKOK),
  currency: z.literal('THB', problemText('settings.currency')).default('THB'),
  dateFormat: z.enum(['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD']).default('DD/MM/YYYY'),
  language: z.enum(['en', 'th']).default('en'),
  socialMedia: SocialMediaShape.prefault({}),
  businessHours: BusinessHoursShape.prefault({}),
});
