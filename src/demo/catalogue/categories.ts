import { fromBaht } from '#kernel/money.ts';

/** The demo categories with their rental conditions and descriptions. Features are those of the category form. */
export const demoCategories = [
  {
    slug: 'economy',
    name: 'Economy',
    nameInThai: 'ประหยัด',
    description: 'Small cars that are easy to park and sip little fuel.',
    features: ['Economy Class', 'Fuel Efficient', 'Compact Design'],
    securityDeposit: fromBaht(10_000),
    minimumDriverAge: 21,
  },
  {
    slug: 'compact',
    name: 'Compact',
    nameInThai: 'คอมแพกต์',
    description: 'A little more room and comfort, still at home in narrow sois.',
    features: ['Fuel Efficient', 'Compact Design', 'Hybrid Technology'],
    securityDeposit: fromBaht(10_000),
    minimumDriverAge: 21,
  },
  {
    slug: 'midsize',
    name: 'Midsize',
    nameInThai: 'ขนาดกลาง',
    description: 'Quiet saloons for long days on the motorway.',
    features: ['Business Class', 'Spacious', 'Advanced Safety Features'],
    securityDeposit: fromBaht(15_000),
    minimumDriverAge: 21,
  },
  {
    slug: 'suv',
    name: 'SUV',
    nameInThai: 'เอสยูวี',
    description: 'Room for families and luggage, with a view over the traffic.',
    features: ['Family Friendly', 'Spacious', 'High Ground Clearance'],
    securityDeposit: fromBaht(15_000),
    minimumDriverAge: 21,
  },
  {
    slug: 'pickup',
    name: 'Pickup',
    nameInThai: 'กระบะ',
    description: 'For the load of a market stall or the road to the hills.',
    features: ['Cargo Space', 'Towing Capacity', 'Off-Road Capable'],
    securityDeposit: fromBaht(15_000),
    minimumDriverAge: 21,
  },
  {
    slug: 'van',
    name: 'Van',
    nameInThai: 'รถตู้',
    description: 'Eleven to fourteen seats, for teams and three generations.',
    features: ['Spacious', 'Family Friendly', 'Cargo Space'],
    securityDeposit: fromBaht(25_000),
    minimumDriverAge: 21,
  },
  {
    slug: 'luxury',
    name: 'Luxury',
    nameInThai: 'หรูหรา',
    description: 'For the guest, the wedding or the drive itself.',
    features: ['Premium Interior', 'Luxury Features', 'Premium Sound System'],
    securityDeposit: fromBaht(50_000),
    minimumDriverAge: 25,
  },
  {
    slug: 'scooter',
    name: 'Scooter',
    nameInThai: 'สกู๊ตเตอร์',
    description: 'Two seats, two helmets, and no traffic jam. A motorcycle licence is needed.',
    features: ['Fuel Efficient', 'Compact Design'],
    securityDeposit: fromBaht(5_000),
    minimumDriverAge: 21,
  },
] as const;

export type CategorySlug = (typeof demoCategories)[number]['slug'];
