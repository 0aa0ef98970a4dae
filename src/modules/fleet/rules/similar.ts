/** The fields by which vehicles are compared. */
export type Comparable = Readonly<{
  id: string;
  brand: string;
  model: string;
  categoryId: string;
  bodyType: string;
  /** Any unit; only the ratio counts. */
  dailyRate: number;
}>;

// Another category with the same body type is still suitable if it costs at most half as much again, or a third less.
const NEAR_IN_PRICE = Math.log(1.5);

/**
 * Up to `most` alternatives to a vehicle, best first: of its category, or of its body type and near in price. A
 * different body type or category counts as a larger price difference. Each model appears once while other models are
 * left; the vehicle's own model, in another colour, comes last. Never includes the vehicle itself.
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

// A ratio, so that 500 baht is much for a scooter and little for a limousine; a rate of zero counts as one satang.
const priceDistance = (a: Comparable, b: Comparable) =>
  Math.abs(Math.log(Math.max(1, b.dailyRate) / Math.max(1, a.dailyRate)));

const modelOf = ({ brand, model }: Comparable) => `${brand} ${model}`.toLowerCase();
