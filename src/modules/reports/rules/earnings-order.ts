type Earner = Readonly<{ id: string; name: string; revenue: number; bookings: number }>;
type Compare = (one: Earner, other: Earner) => number;

const revenue: Compare = (one, other) => one.revenue - other.revenue;
const bookings: Compare = (one, other) => one.bookings - other.bookings || revenue(one, other);
const name: Compare = (one, other) => compareTexts(one.name, other.name) || compareTexts(one.id, other.id);
const compareTexts = (one: string, other: string) => Number(one > other) - Number(one < other);

const orders = {
  '-revenue': (one, other) => revenue(other, one),
  revenue,
  '-bookings': (one, other) => bookings(other, one),
  bookings,
  name,
} satisfies Record<string, Compare>;

/** Compares vehicles by what they brought; equal ones by name. */
export const byEarnings =
  (sort: keyof typeof orders): Compare =>
  (one, other) =>
    orders[sort](one, other) || name(one, other);
