import type { Language } from '../../languages/language.ts';
import type { Tone } from '../../ui/badge.tsx';

// Constants only: this page never shows the business's real data.

type Mark = 'collect' | 'outside' | 'next' | 'waiting' | 'receipt';

/** A text for each language, or one that is the same in both, such as the names of foreign guests. */
type DemoText = string | Readonly<Record<Language, string>>;

export const textIn = (text: DemoText, language: Language): string =>
  typeof text === 'string' ? text : text[language];

export type Job = Readonly<{
  time: string;
  who: DemoText;
  vehicle: string;
  place?: DemoText;
  note?: 'due' | 'desk' | 'promptPay' | 'transfer';
  isDone?: true;
  mark?: Readonly<{ says: Mark; tone: Tone }>;
}>;

export const pickUps: readonly Job[] = [
  {
    time: '08:30',
    who: { en: 'Kanya Boonmee', th: 'กัญญา บุญมี' },
    vehicle: 'Toyota Yaris, 3กข 4820',
    place: { en: 'Sathorn', th: 'สาทร' },
    isDone: true,
  },
  {
    time: '09:00',
    who: 'Jonas Weber',
    vehicle: 'Honda CR-V, 8กฬ 1190',
    place: { en: 'Suvarnabhumi', th: 'สุวรรณภูมิ' },
    isDone: true,
  },
  {
    time: '11:30',
    who: { en: 'Preecha Dee', th: 'ปรีชา ดี' },
    vehicle: 'Isuzu D-Max, 2ฒข 7716',
    place: { en: 'Don Mueang', th: 'ดอนเมือง' },
    mark: { says: 'collect', tone: 'warning' },
  },
  {
    time: '14:00',
    who: 'Aiko Tanaka',
    vehicle: 'BYD Atto 3, 4ขจ 305',
    place: { en: 'Suvarnabhumi, TG 677', th: 'สุวรรณภูมิ TG 677' },
  },
  {
    time: '18:30',
    who: { en: 'Wichai Laoha', th: 'วิชัย เลาหะ' },
    vehicle: 'Toyota Commuter, 1นค 6641',
    place: { en: 'Sathorn', th: 'สาทร' },
    mark: { says: 'outside', tone: 'warning' },
  },
];

export const returns: readonly Job[] = [
  {
    time: '09:30',
    who: 'Daniel Ortiz',
    vehicle: 'Honda City, 6กช 2284',
    place: { en: 'Don Mueang', th: 'ดอนเมือง' },
    isDone: true,
  },
  {
    time: '12:00',
    who: { en: 'Malee Chan', th: 'มาลี จันทร์' },
    vehicle: 'Toyota Altis, 5ขฆ 907',
    place: { en: 'Sathorn', th: 'สาทร' },
  },
  {
    time: '13:00',
    who: 'Chloe Martin',
    vehicle: 'Suzuki Celerio, 7กต 5513',
    place: { en: 'Sukhumvit 24', th: 'สุขุมวิท 24' },
    mark: { says: 'next', tone: 'danger' },
  },
  {
    time: '17:00',
    who: { en: 'Nattapong R.', th: 'ณัฐพงศ์ ร.' },
    vehicle: 'Toyota Fortuner, 9กม 4470',
    place: { en: 'Suvarnabhumi', th: 'สุวรรณภูมิ' },
  },
];

export const late: readonly Job[] = [{ time: '10:00', who: 'Mark Evans', vehicle: 'Mazda 2, 3กด 6027', note: 'due' }];

export const unpaid: readonly Job[] = [
  {
    time: '10:42',
    who: { en: 'Anong Srisuk', th: 'อนงค์ ศรีสุข' },
    vehicle: 'Toyota Yaris',
    note: 'promptPay',
    mark: { says: 'waiting', tone: 'pending' },
  },
  {
    time: '09:15',
    who: { en: 'Bangchak Tools Co.', th: 'บจก. บางจากทูลส์' },
    vehicle: 'Isuzu D-Max',
    note: 'transfer',
    mark: { says: 'receipt', tone: 'info' },
  },
  { time: '11:30', who: { en: 'Preecha Dee', th: 'ปรีชา ดี' }, vehicle: 'Isuzu D-Max', note: 'desk' },
];
