/** What a vehicle is compared by. */
export type Comparable = Readonly<{
  id: string;
  brand: string;
  model: string;
  categoryId: string;
  bodyType: string;
  /** Any unit; only the ratio counts. */
  dailyRate: number;
}>;

// Another category with the same body still suits while it costs at most half as much again, or a third less.
const NEAR_IN_PRICE = Math.log(1.5);

/**
 * Up to `most` vehicles that suit whoever looks at this one, the best first: of its category, or of its body type and
 * near in price. What differs in body or category counts as if it were further off in price. Each model once while
 * others are left; its own model, in another colour, comes last. Never the vehicle itself.
 */
export const similarTo = (vehicle: Comparable, others: readonly Comparable[], most: number): Comparable[] => {
  const suitable = others
    .filter((other) => other.id !== vehicle.id && suits(vehicle, other))
    .sort((a, b) => distance(vehicle, a) - distance(vehicle, b) || (a.id < b.id ? -1 : 1));
  const seen = new Set([modelOf(vehicle)]);
  const fresh = suitable.filter((other) => !seen.has(modelOf(other)) && seen.add(modelOf(other)));
  const again = suitable.filter((other) => !fresh.includes(other));
  const own = again.filter((other) => modelOf(other) === modelOf(vehicle));
  return [...fresh, ...again.filter((other) => !own.includes(other)), ...own].slice(0, most);
};

const suits = (vehicle: Comparable, other: Comparable) =>
  other.categoryId === vehicle.categoryId ||
  (other.bodyType === vehicle.bodyType && priceDistance(vehicle, other) <= NEAR_IN_PRICE);

const ANOTHER_BODY = 0.2;
const ANOTHER_CATEGORY = 0.15;

const distance = (vehicle: Comparable, other: Comparable) =>
  priceDistance(vehicle, other) +
  (other.bodyType === vehicle.bodyType ? 0 : ANOTHER_BODY) +
  (other.categoryId === vehicle.categoryId ? 0 : ANOTHER_CATEGORY);

// A ratio, so that 500 baht are much for a scooter and little for a limousine; what is free counts as the smallest rate.
const priceDistance = (a: Comparable, b: Comparable) =>
  Math.abs(Math.log(Math.max(1, b.dailyRate) / Math.max(1, a.dailyRate)));

const modelOf = ({ brand, model }: Comparable) => `${brand} ${model}`.toLowerCase();
