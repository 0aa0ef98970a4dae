import type { Tone } from '../../ui/badge.tsx';

// Constants, and nothing else: this page never shows the business's own.

type Mark = 'collect' | 'outside' | 'next' | 'waiting' | 'receipt';

export type Job = Readonly<{
  time: string;
  who: string;
  vehicle: string;
  place?: string;
  note?: 'due' | 'desk' | 'promptPay' | 'transfer';
  isDone?: true;
  mark?: Readonly<{ says: Mark; tone: Tone }>;
}>;

export const pickUps: readonly Job[] = [
  { time: '08:30', who: 'Kanya Boonmee', vehicle: 'Toyota Yaris, 3กข 4820', place: 'Sathorn', isDone: true },
  { time: '09:00', who: 'Jonas Weber', vehicle: 'Honda CR-V, 8กฬ 1190', place: 'Suvarnabhumi', isDone: true },
  {
    time: '11:30',
    who: 'Preecha Dee',
    vehicle: 'Isuzu D-Max, 2ฒข 7716',
    place: 'Don Mueang',
    mark: { says: 'collect', tone: 'warning' },
  },
  { time: '14:00', who: 'Aiko Tanaka', vehicle: 'BYD Atto 3, 4ขจ 305', place: 'Suvarnabhumi, TG 677' },
  {
    time: '18:30',
    who: 'Wichai Laoha',
    vehicle: 'Toyota Commuter, 1นค 6641',
    place: 'Sathorn',
    mark: { says: 'outside', tone: 'warning' },
  },
];

export const returns: readonly Job[] = [
  { time: '09:30', who: 'Daniel Ortiz', vehicle: 'Honda City, 6กช 2284', place: 'Don Mueang', isDone: true },
  { time: '12:00', who: 'Malee Chan', vehicle: 'Toyota Altis, 5ขฆ 907', place: 'Sathorn' },
  {
    time: '13:00',
    who: 'Chloe Martin',
    vehicle: 'Suzuki Celerio, 7กต 5513',
    place: 'Sukhumvit 24',
    mark: { says: 'next', tone: 'danger' },
  },
  { time: '17:00', who: 'Nattapong R.', vehicle: 'Toyota Fortuner, 9กม 4470', place: 'Suvarnabhumi' },
];

export const late: readonly Job[] = [{ time: '10:00', who: 'Mark Evans', vehicle: 'Mazda 2, 3กด 6027', note: 'due' }];

export const unpaid: readonly Job[] = [
  {
    time: '10:42',
    who: 'Anong Srisuk',
    vehicle: 'Toyota Yaris',
    note: 'promptPay',
    mark: { says: 'waiting', tone: 'pending' },
  },
  {
    time: '09:15',
    who: 'Bangchak Tools Co.',
    vehicle: 'Isuzu D-Max',
    note: 'transfer',
    mark: { says: 'receipt', tone: 'info' },
  },
  { time: '11:30', who: 'Preecha Dee', vehicle: 'Isuzu D-Max', note: 'desk' },
];
