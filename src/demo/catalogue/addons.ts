import { fromBaht } from '#kernel/money.ts';
import type { AddonToAdd } from '#modules/extras/index.ts';
import { type CategorySlug, demoCategories } from './categories.ts';

type DemoAddon = Omit<AddonToAdd, 'categoryIds'> & Readonly<{ fits?: readonly CategorySlug[] }>;

/** Rental prices in baht per day, week and month. */
const rented = (daily: number, weekly: number, monthly: number) => ({
  dailyPrice: fromBaht(daily),
  weeklyPrice: fromBaht(weekly),
  monthlyPrice: fromBaht(monthly),
});

const once = (baht: number) => ({ useFixedPricing: true, fixedPrice: fromBaht(baht) });

/** A limited stock of that many units. */
const stockOf = (units: number) => ({ maxQuantity: units, currentStock: units });

const scooters: readonly CategorySlug[] = ['scooter'];
const cars = demoCategories.map(({ slug }) => slug).filter((slug) => !scooters.includes(slug));
const withRoofBars = cars.filter((slug) => slug !== 'pickup' && slug !== 'van');

export const demoAddons: DemoAddon[] = [
  {
    name: 'Child seat',
    nameInThai: 'เบาะนั่งเด็ก',
    category: 'safety',
    fits: cars,
    shortDescription: 'From 9 to 18 kg, fitted before you come',
    shortDescriptionInThai: 'สำหรับเด็ก 9–18 กก. ติดตั้งให้ก่อนรับรถ',
    description: 'An ISOFIX seat for children from nine months to about four years, washed after every rental.',
    descriptionInThai: 'คาร์ซีต ISOFIX สำหรับเด็กอายุ 9 เดือนถึงประมาณ 4 ขวบ ซักทำความสะอาดทุกครั้งหลังใช้งาน',
    terms: 'A lost or damaged seat is charged at ฿6,000.',
    termsInThai: 'หากเบาะสูญหายหรือเสียหาย คิดค่าเสียหาย 6,000 บาท',
    ...rented(150, 750, 2_400),
    ...stockOf(6),
  },
  {
    name: 'Booster seat',
    nameInThai: 'เบาะเสริมเด็กโต',
    category: 'safety',
    fits: cars,
    shortDescription: 'From 15 to 36 kg',
    shortDescriptionInThai: 'สำหรับเด็ก 15–36 กก.',
    description: 'Raises children from about four years so that the belt lies where it should.',
    descriptionInThai: 'ยกตัวเด็กตั้งแต่ประมาณ 4 ขวบ ให้เข็มขัดนิรภัยพาดในตำแหน่งที่ถูกต้อง',
    ...rented(100, 500, 1_500),
    ...stockOf(10),
  },
  {
    name: 'Additional driver',
    nameInThai: 'ผู้ขับขี่เพิ่มเติม',
    category: 'service',
    shortDescription: 'One more person on the contract',
    shortDescriptionInThai: 'เพิ่มชื่อผู้ขับขี่ในสัญญาเช่า',
    description: 'Covered like the first driver. Bring a passport or ID card and a licence.',
    descriptionInThai: 'ได้รับความคุ้มครองเท่าผู้ขับขี่หลัก กรุณานำบัตรประชาชนหรือหนังสือเดินทางและใบขับขี่มาด้วย',
    ...once(300),
  },
  {
    name: 'Easy Pass tag',
    nameInThai: 'บัตรทางด่วน Easy Pass',
    category: 'convenience',
    fits: cars,
    shortDescription: 'Expressways without queueing; tolls are charged as used',
    shortDescriptionInThai: 'ขึ้นทางด่วนไม่ต้องต่อคิว คิดค่าผ่านทางตามจริง',
    description: 'The tag is fixed behind the windscreen. What you used is settled when you return the vehicle.',
    descriptionInThai: 'ติดไว้ที่กระจกหน้า คิดค่าผ่านทางตามที่ใช้จริงเมื่อคืนรถ',
    ...once(200),
    ...stockOf(25),
  },
  {
    name: 'Pocket Wi-Fi',
    nameInThai: 'พ็อกเก็ตไวไฟ',
    category: 'convenience',
    shortDescription: 'Unlimited 5G for up to eight devices',
    shortDescriptionInThai: 'อินเทอร์เน็ต 5G ไม่จำกัด ใช้พร้อมกันได้ 8 เครื่อง',
    description: 'Charged and switched on when you get in, with a cable for the car.',
    descriptionInThai: 'ชาร์จเต็มพร้อมใช้เมื่อขึ้นรถ พร้อมสายชาร์จในรถ',
    terms: 'Works in Thailand only. A lost router is charged at ฿2,500.',
    termsInThai: 'ใช้ได้เฉพาะในประเทศไทย หากเครื่องสูญหาย คิดค่าเสียหาย 2,500 บาท',
    ...rented(120, 600, 1_800),
    ...stockOf(15),
  },
  {
    name: 'GPS navigation',
    nameInThai: 'เครื่องนำทาง GPS',
    category: 'equipment',
    shortDescription: 'Thai, English and Chinese, works without a signal',
    shortDescriptionInThai: 'ภาษาไทย อังกฤษ และจีน ใช้ได้แม้ไม่มีสัญญาณ',
    description: 'A 7-inch device with current maps of Thailand.',
    descriptionInThai: 'หน้าจอ 7 นิ้ว พร้อมแผนที่ประเทศไทยฉบับปัจจุบัน',
    ...rented(100, 500, 1_500),
    ...stockOf(8),
  },
  {
    name: 'Dash camera',
    nameInThai: 'กล้องติดรถยนต์',
    category: 'equipment',
    fits: cars,
    shortDescription: 'Front and rear, the recording is yours',
    shortDescriptionInThai: 'บันทึกหน้าและหลัง ไฟล์เป็นของคุณ',
    description: 'Records in a loop of 20 hours. Take the card home, or we wipe it.',
    descriptionInThai: 'บันทึกวนต่อเนื่อง 20 ชั่วโมง นำการ์ดกลับบ้านได้ หรือให้เราลบข้อมูลให้',
    ...rented(80, 400, 1_200),
    ...stockOf(10),
  },
  {
    name: 'Roof box',
    nameInThai: 'กล่องเก็บของบนหลังคา',
    category: 'equipment',
    fits: withRoofBars,
    shortDescription: '400 litres more, for saloons and SUVs',
    shortDescriptionInThai: 'เพิ่มพื้นที่ 400 ลิตร สำหรับรถเก๋งและเอสยูวี',
    description: 'Mounted and locked before you come. At most 50 kg.',
    descriptionInThai: 'ติดตั้งและล็อกให้ก่อนรับรถ รับน้ำหนักไม่เกิน 50 กก.',
    terms: 'Not for scooters, pick-ups and vans. The keys come back with the vehicle.',
    termsInThai: 'ใช้กับสกู๊ตเตอร์ กระบะ และรถตู้ไม่ได้ และคืนกุญแจพร้อมรถ',
    ...rented(250, 1_250, 3_900),
    ...stockOf(2),
  },
  {
    name: 'Phone holder',
    nameInThai: 'ที่ยึดโทรศัพท์',
    category: 'convenience',
    fits: scooters,
    shortDescription: 'Free, if you ask for it',
    shortDescriptionInThai: 'ฟรี แค่แจ้งล่วงหน้า',
    description: 'Clamps to the handlebar and turns with it.',
    descriptionInThai: 'ยึดกับแฮนด์รถ หมุนตามได้',
    ...once(0),
  },
  {
    name: 'Rain poncho',
    nameInThai: 'เสื้อกันฝน',
    category: 'convenience',
    fits: scooters,
    shortDescription: 'For scooters: light, packs small, and yours to keep',
    shortDescriptionInThai: 'สำหรับสกู๊ตเตอร์: น้ำหนักเบา พับเก็บง่าย และเป็นของคุณเลย',
    description: 'One size for adults, handed over with the scooter.',
    descriptionInThai: 'ขนาดเดียวสำหรับผู้ใหญ่ มอบให้พร้อมสกู๊ตเตอร์',
    ...once(80),
  },
  {
    name: 'Roadside assistance plus',
    nameInThai: 'ช่วยเหลือฉุกเฉินพลัส',
    category: 'insurance',
    shortDescription: 'Tyres, keys and an empty tank too',
    shortDescriptionInThai: 'รวมยางแบน กุญแจหาย และน้ำมันหมด',
    description: 'Help for what cover usually leaves out: punctures, lost keys, the wrong fuel. Day and night.',
    descriptionInThai: 'ดูแลเรื่องที่ประกันทั่วไปไม่ครอบคลุม เช่น ยางรั่ว กุญแจหาย เติมน้ำมันผิด ตลอด 24 ชั่วโมง',
    ...rented(60, 300, 900),
  },
  {
    name: 'Extra helmet',
    nameInThai: 'หมวกกันน็อกเพิ่ม',
    category: 'safety',
    fits: scooters,
    shortDescription: 'For scooters: a third size or one for a child',
    shortDescriptionInThai: 'สำหรับสกู๊ตเตอร์: อีกขนาดหนึ่ง หรือสำหรับเด็ก',
    description: 'Two helmets come with every scooter; this is one more.',
    descriptionInThai: 'สกู๊ตเตอร์ทุกคันมีหมวกให้สองใบ รายการนี้คือเพิ่มอีกหนึ่งใบ',
    ...rented(40, 200, 500),
    ...stockOf(6),
  },
];
