import { toInstant } from '#kernel/bangkok-time.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { fromBaht, percentToBasisPoints } from '#kernel/money.ts';
import type { PromotionToAdd } from '#modules/pricing/index.ts';
import { chanceOf } from '#platform/random.ts';
import { DAYS_OPEN } from './fleet.ts';

type Offer = Omit<PromotionToAdd, 'id' | 'validFrom' | 'validTo' | 'usedCount' | 'isActive'> & {
  /** Days from today. */
  valid: readonly [from: number, until: number];
};

const percent = (value: number) => ({ basisPoints: percentToBasisPoints(value) });
const automatic = {
  trigger: 'automatic',
  code: null,
  maxDiscount: null,
  usageLimit: null,
  oncePerCustomer: false,
  valid: [-DAYS_OPEN, 730],
} as const;
const typed = { trigger: 'code', minAdvanceDays: 0, oncePerCustomer: false } as const;

const offers: readonly Offer[] = [
  {
    ...automatic,
    name: { en: 'Early Bird Special', th: 'จองล่วงหน้าราคาพิเศษ' },
    description: '20% off the car price when you book 30 days ahead',
    discount: percent(20),
    minRentalDays: 1,
    minAdvanceDays: 30,
  },
  {
    ...automatic,
    name: { en: 'Weekly Rental', th: 'เช่ารายสัปดาห์' },
    description: '15% off the car price for 7 days or more',
    discount: percent(15),
    minRentalDays: 7,
    minAdvanceDays: 0,
  },
  {
    ...typed,
    code: 'WELCOME10',
    name: { en: 'Welcome', th: 'ยินดีต้อนรับ' },
    description: '10% off from 2 days, at most ฿1,000',
    discount: percent(10),
    minRentalDays: 2,
    maxDiscount: fromBaht(1_000),
    usageLimit: null,
    valid: [-DAYS_OPEN, 240],
  },
  {
    ...typed,
    code: 'SAPHAN500',
    name: { en: '฿500 off', th: 'ลด ฿500' },
    description: '฿500 off from 3 days',
    discount: { fixed: fromBaht(500) },
    minRentalDays: 3,
    maxDiscount: null,
    usageLimit: 300,
    valid: [-200, 120],
  },
  {
    ...typed,
    code: 'LONGSTAY',
    name: { en: 'Long stay', th: 'เช่าระยะยาว' },
    description: '25% off from 28 days, at most ฿15,000',
    discount: percent(25),
    minRentalDays: 28,
    maxDiscount: fromBaht(15_000),
    usageLimit: null,
    valid: [-DAYS_OPEN, 365],
  },
  {
    ...typed,
    code: 'RAINY12',
    name: { en: 'Rainy days', th: 'หน้าฝนลดให้' },
    description: '12% off, whatever the weather; over now',
    discount: percent(12),
    minRentalDays: 2,
    maxDiscount: null,
    usageLimit: 100,
    valid: [-160, -70],
  },
];

/** The automatic promotions and the promo codes, valid around today and still unused. */
export const planPromotions = (seed: number, today: CalendarDate): PromotionToAdd[] => {
  const chance = chanceOf(seed, 'promotions');
  return offers.map(({ valid: [from, until], ...offer }) => ({
    ...offer,
    id: chance.id(toInstant(today)),
    validFrom: addDays(today, from),
    validTo: addDays(today, until),
    usedCount: 0,
    isActive: true,
  }));
};
