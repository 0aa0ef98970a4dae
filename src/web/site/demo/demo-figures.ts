// Constants, and nothing else: this page never shows the business's own.

export const figures = [
  { name: 'vehicles', value: '40' },
  { name: 'available', value: '14' },
  { name: 'active', value: '45', growth: '+6' },
  { name: 'revenue', value: '฿412,380', growth: '+9.4%' },
  { name: 'projected', value: '฿508,900' },
] as const;

/** Thousands of baht, by the month's number. */
export const revenue = [
  { month: 12, thousands: 212 },
  { month: 1, thousands: 248 },
  { month: 2, thousands: 231 },
  { month: 3, thousands: 276 },
  { month: 4, thousands: 305 },
  { month: 5, thousands: 342 },
  { month: 6, thousands: 298 },
  { month: 7, thousands: 322 },
  { month: 8, thousands: 356 },
  { month: 9, thousands: 301 },
  { month: 10, thousands: 388 },
  { month: 11, thousands: 412 },
] as const;

export const recent = [
  {
    reference: 'BKK7QM4XD',
    who: 'Hannah Keller',
    vehicle: 'Toyota Corolla Altis',
    status: 'confirmed',
    pickUp: '5/12',
    baht: 10_647,
  },
  {
    reference: 'BKKW2F9TN',
    who: 'Anong Srisuk',
    vehicle: 'Toyota Yaris',
    status: 'pending',
    pickUp: '28/11',
    baht: 6_350,
  },
  {
    reference: 'BKK5HVPC3',
    who: 'Lim Wei Jie',
    vehicle: 'Toyota Commuter',
    status: 'confirmed',
    pickUp: '3/12',
    baht: 21_630,
  },
  {
    reference: 'BKKE8ZK2R',
    who: 'Somsak Thong',
    vehicle: 'Isuzu D-Max Cab4',
    status: 'cancelled',
    pickUp: '25/11',
    baht: 8_507,
  },
  {
    reference: 'BKKN4JD6Y',
    who: 'Emma Larsen',
    vehicle: 'Honda CR-V',
    status: 'confirmed',
    pickUp: '1/12',
    baht: 16_424,
  },
] as const;

export const byStatus = [
  { status: 'pending', count: 7 },
  { status: 'confirmed', count: 38 },
  { status: 'completed', count: 1_142 },
  { status: 'cancelled', count: 96 },
] as const;
