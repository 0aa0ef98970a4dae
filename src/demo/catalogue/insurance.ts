import { fromBaht, type Satang } from '#kernel/money.ts';
import type { addInsuranceOptions, addInsurancePackages } from '#modules/extras/index.ts';
import type { CategorySlug } from './categories.ts';

type NewOption = Parameters<typeof addInsuranceOptions>[1][number];
type NewPackage = Parameters<typeof addInsurancePackages>[1][number];

export const demoInsuranceOptions = {
  CDW: {
    name: 'Collision damage waiver',
    nameInThai: 'ความคุ้มครองความเสียหายจากการชน',
    description: 'Limits what you pay for damage to the vehicle.',
    coverage: ['Collision and rollover', 'Damage while parked', 'Fire and flood'],
    exclusions: [
      'Driving under the influence',
      'Drivers who are not in the contract',
      'Theft of the vehicle',
      'Tyres, glass and underbody',
    ],
    risks: ['collision', 'fire'],
    defaultDeductible: fromBaht(20_000),
  },
  SCDW: {
    name: 'Super collision damage waiver',
    nameInThai: 'ความคุ้มครองความเสียหายจากการชนแบบพิเศษ',
    description: 'The same with a small excess, or none.',
    coverage: ['Collision and rollover', 'Damage while parked', 'Fire and flood', 'Theft of the vehicle', 'Glass'],
    exclusions: ['Driving under the influence', 'Drivers who are not in the contract'],
    risks: ['collision', 'fire', 'theft', 'glass'],
    defaultDeductible: fromBaht(5_000),
  },
  PAI: {
    name: 'Personal accident insurance',
    nameInThai: 'ประกันอุบัติเหตุส่วนบุคคล',
    description: 'For driver and passengers: death, disability and medical treatment.',
    coverage: ['Driver and passengers', 'Hospital treatment', 'Death and disability'],
    exclusions: ['Races and trials', 'Illness that is not the accident’s'],
    risks: ['people'],
    defaultDeductible: fromBaht(0),
  },
  PEC: {
    name: 'Personal effects cover',
    nameInThai: 'ความคุ้มครองทรัพย์สินส่วนตัว',
    description: 'For what is stolen from the locked vehicle or damaged in an accident.',
    coverage: ['Luggage', 'Phones and cameras', 'Strollers and sports gear'],
    exclusions: ['Cash and jewellery', 'Things left in sight'],
    risks: ['belongings'],
    defaultDeductible: fromBaht(0),
  },
} satisfies Record<string, Omit<NewOption, 'code'>>;

export type OptionCode = keyof typeof demoInsuranceOptions;

/** Daily price in baht by category: small cars at the lower end of the price list, large cars at the upper. */
type DailyPrices = Readonly<Record<CategorySlug, number>>;

type DemoPackage = Readonly<{
  words: Omit<NewPackage, 'covers' | 'rates'>;
  covers: Partial<Record<OptionCode, { deductible: Satang; maxCoverage: Satang }>>;
  daily: DailyPrices;
}>;

const cover = (deductible: number, maxCoverage: number) => ({
  deductible: fromBaht(deductible),
  maxCoverage: fromBaht(maxCoverage),
});

const terms = [
  'Cover holds for the drivers who are named in the contract.',
  'Call us and the police before a damaged vehicle is moved.',
  'Driving under the influence ends the cover.',
];

const termsInThai = [
  'ความคุ้มครองมีผลเฉพาะผู้ขับขี่ที่ระบุในสัญญา',
  'กรุณาโทรหาเราและตำรวจก่อนเคลื่อนย้ายรถที่เสียหาย',
  'การขับขี่ขณะมึนเมาทำให้ความคุ้มครองสิ้นสุด',
];

export const demoInsurancePackages: readonly DemoPackage[] = [
  {
    words: {
      name: 'Basic cover',
      nameInThai: 'คุ้มครองพื้นฐาน',
      description: 'Collision damage waiver with an excess of ฿20,000.',
      descriptionInThai: 'คุ้มครองความเสียหายจากการชน โดยมีค่าเสียหายส่วนแรก ฿20,000',
      shortDescription: 'You pay ฿20,000 at most',
      shortDescriptionInThai: 'คุณจ่ายสูงสุด ฿20,000',
      paymentOption: 'online',
      highlights: ['Excess ฿20,000', 'Collision and rollover', 'Fire and flood', 'Third parties by law'],
      highlightsInThai: ['ค่าเสียหายส่วนแรก ฿20,000', 'ชนและพลิกคว่ำ', 'ไฟไหม้และน้ำท่วม', 'บุคคลภายนอกตามกฎหมาย'],
      terms,
      termsInThai,
    },
    covers: { CDW: cover(20_000, 1_000_000) },
    daily: { economy: 300, compact: 320, midsize: 360, suv: 400, pickup: 380, van: 450, luxury: 500, scooter: 300 },
  },
  {
    words: {
      name: 'Super cover',
      nameInThai: 'คุ้มครองซูเปอร์',
      description: 'Super collision damage waiver with an excess of ฿5,000.',
      descriptionInThai: 'คุ้มครองความเสียหายจากการชนแบบพิเศษ โดยมีค่าเสียหายส่วนแรก ฿5,000',
      shortDescription: 'You pay ฿5,000 at most',
      shortDescriptionInThai: 'คุณจ่ายสูงสุด ฿5,000',
      paymentOption: 'both',
      highlights: ['Excess ฿5,000', 'Theft of the vehicle', 'Glass and mirrors', 'Fire and flood'],
      highlightsInThai: ['ค่าเสียหายส่วนแรก ฿5,000', 'รถหาย', 'กระจกทุกบาน', 'ไฟไหม้และน้ำท่วม'],
      terms,
      termsInThai,
    },
    covers: { SCDW: cover(5_000, 2_000_000) },
    daily: { economy: 400, compact: 420, midsize: 450, suv: 500, pickup: 480, van: 550, luxury: 600, scooter: 400 },
  },
  {
    words: {
      name: 'Complete cover',
      nameInThai: 'คุ้มครองครบ',
      description: 'Super collision damage waiver without excess, with accident insurance and cover for your things.',
      descriptionInThai:
        'คุ้มครองความเสียหายจากการชนแบบพิเศษ ไม่มีค่าเสียหายส่วนแรก พร้อมประกันอุบัติเหตุส่วนบุคคลและความคุ้มครองทรัพย์สินส่วนตัว',
      shortDescription: 'You pay nothing',
      shortDescriptionInThai: 'คุณไม่ต้องจ่ายเพิ่ม',
      paymentOption: 'online',
      highlights: [
        'No excess',
        'Accident insurance up to ฿1,000,000',
        'Your things up to ฿50,000',
        'Theft, glass, fire and flood',
      ],
      highlightsInThai: [
        'ไม่มีค่าเสียหายส่วนแรก',
        'อุบัติเหตุส่วนบุคคลสูงสุด ฿1,000,000',
        'ทรัพย์สินส่วนตัวสูงสุด ฿50,000',
        'รถหาย กระจก ไฟไหม้ น้ำท่วม',
      ],
      terms,
      termsInThai,
    },
    covers: { SCDW: cover(0, 2_000_000), PAI: cover(0, 1_000_000), PEC: cover(0, 50_000) },
    daily: { economy: 650, compact: 680, midsize: 750, suv: 820, pickup: 790, van: 900, luxury: 1_000, scooter: 650 },
  },
  {
    words: {
      name: 'Accident insurance',
      nameInThai: 'ประกันอุบัติเหตุ',
      description: 'Personal accident insurance for driver and passengers. Damage to the car is not covered.',
      descriptionInThai: 'ประกันอุบัติเหตุส่วนบุคคลสำหรับผู้ขับขี่และผู้โดยสาร ไม่คุ้มครองความเสียหายต่อตัวรถ',
      shortDescription: 'People in the car',
      shortDescriptionInThai: 'คนในรถ',
      paymentOption: 'online',
      highlights: ['Driver and passengers', 'Hospital treatment'],
      highlightsInThai: ['ผู้ขับขี่และผู้โดยสาร', 'ค่ารักษาพยาบาล'],
      terms,
      termsInThai,
    },
    covers: { PAI: cover(0, 1_000_000) },
    daily: { economy: 150, compact: 160, midsize: 180, suv: 200, pickup: 190, van: 230, luxury: 250, scooter: 150 },
  },
  {
    words: {
      name: 'Personal effects',
      nameInThai: 'ทรัพย์สินส่วนตัว',
      description:
        'For what is stolen from the locked car or damaged in an accident. Damage to the car is not covered.',
      descriptionInThai: 'สำหรับทรัพย์สินที่ถูกขโมยจากรถที่ล็อกไว้หรือเสียหายจากอุบัติเหตุ ไม่คุ้มครองความเสียหายต่อตัวรถ',
      shortDescription: 'Your things in the car',
      shortDescriptionInThai: 'สิ่งของของคุณในรถ',
      paymentOption: 'online',
      highlights: ['Luggage', 'Phones and cameras'],
      highlightsInThai: ['กระเป๋าเดินทาง', 'โทรศัพท์และกล้อง'],
      terms,
      termsInThai,
    },
    covers: { PEC: cover(0, 50_000) },
    daily: { economy: 100, compact: 105, midsize: 115, suv: 125, pickup: 120, van: 140, luxury: 150, scooter: 100 },
  },
];

/** A week costs six days, a month twenty-two. */
export const packageRates = ({ daily }: DemoPackage, categoryId: string, slug: CategorySlug) => ({
  categoryId,
  daily: fromBaht(daily[slug]),
  weekly: fromBaht(daily[slug] * 6),
  monthly: fromBaht(daily[slug] * 22),
});
