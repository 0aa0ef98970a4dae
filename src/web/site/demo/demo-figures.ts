// Constants only: this page never shows the business's real data.

export const figures = [
  { name: 'vehicles', value: '40' },
  { name: 'available', value: '14' },
  { name: 'active', value: '45', growth: '+6' },
  { name: 'revenue', value: '฿412,380', growth: '+9.4%' },
  { name: 'projected', value: '฿508,900' },
] as const;

/** Revenue by month number; the last is the revenue figure above. */
export const revenue = [
  { month: 12, baht: 212_000 },
  { month: 1, baht: 248_000 },
  { month: 2, baht: 231_000 },
  { month: 3, baht: 276_000 },
  { month: 4, baht: 305_000 },
  { month: 5, baht: 342_000 },
  { month: 6, baht: 298_000 },
  { month: 7, baht: 322_000 },
  { month: 8, baht: 356_000 },
  { month: 9, baht: 301_000 },
  { month: 10, baht: 388_000 },
  { month: 11, baht: 412_380 },
] as const;

export const recent = [
  {
    reference: 'BKK7QM4XD',
    who: 'Hannah Keller',
    vehicle: 'Toyota Corolla Altis',
    status: 'confirmed',
    pickUp: '2026-12-05',
    baht: 10_647,
  },
  {
    reference: 'BKKW2F9TN',
    who: { en: 'Anong Srisuk', th: 'อนงค์ ศรีสุข' },
    vehicle: 'Toyota Yaris',
    status: 'pending',
    pickUp: '2026-11-28',
    baht: 6_350,
  },
  {
    reference: 'BKK5HVPC3',
    who: 'Lim Wei Jie',
    vehicle: 'Toyota Commuter',
    status: 'confirmed',
    pickUp: '2026-12-03',
    baht: 21_630,
  },
  {
    reference: 'BKKE8ZK2R',
    who: { en: 'Somsak Thong', th: 'สมศักดิ์ ทอง' },
    vehicle: 'Isuzu D-Max Cab4',
    status: 'cancelled',
    pickUp: '2026-11-25',
    baht: 8_507,
  },
  {
    reference: 'BKKN4JD6Y',
    who: 'Emma Larsen',
    vehicle: 'Honda CR-V',
    status: 'confirmed',
    pickUp: '2026-12-01',
    baht: 16_424,
  },
] as const;

export const byStatus = [
  { status: 'pending', count: 7 },
  { status: 'confirmed', count: 38 },
  { status: 'completed', count: 1_142 },
  { status: 'cancelled', count: 96 },
] as const;
