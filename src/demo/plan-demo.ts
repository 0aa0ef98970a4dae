import { startOfDay } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { overlap } from '#kernel/period.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { PlannedVehicle } from './catalogue/fleet.ts';
import { type Catalogue, planCatalogue } from './catalogue/plan-catalogue.ts';
import { type DemoHistory, planHistory } from './history/plan-history.ts';
import { type DemoReview, planReviews } from './reviews/plan-reviews.ts';

export type Demo = Readonly<{ catalogue: Catalogue; history: DemoHistory; reviews: readonly DemoReview[] }>;

type DemoOptions = Readonly<{ seed: number; today: CalendarDate; settings: Settings; withCards: boolean }>;

/** Plans the whole demo business as of this morning; `storeDemo` stores it. */
export const planDemo = (options: DemoOptions): Demo => {
  const catalogue = planCatalogue(options.seed, options.today);
  const history = planHistory(catalogue, options);
  const { fleet, promotions } = catalogue;
  const vehicles = fleet.vehicles.map(
    (vehicle): PlannedVehicle => ({ ...vehicle, status: vehicleStatus(vehicle.id, catalogue, history, options) }),
  );
  return {
    catalogue: { ...catalogue, fleet: { ...fleet, vehicles }, promotions: promotions.map(usedIn(history)) },
    history,
    reviews: planReviews(catalogue, history, options),
  };
};

const vehicleStatus = (vehicleId: string, { blocks }: Catalogue, { bookings }: DemoHistory, { today }: DemoOptions) => {
  const from = startOfDay(today);
  const day = { from, until: from.add({ hours: 24 }) };
  const isInWorkshop = blocks.some((block) => block.vehicleId === vehicleId && overlap(block.period, day));
  const isOut = bookings.some(
    ({ booking }) => booking.vehicleId === vehicleId && booking.pickedUpAt !== null && booking.status === 'confirmed',
  );
  if (isInWorkshop) return 'maintenance';
  return isOut ? 'rented' : 'available';
};

const usedIn =
  ({ bookings }: DemoHistory) =>
  (promotion: Catalogue['promotions'][number]) => ({
    ...promotion,
    usedCount: bookings.filter(({ booking }) => booking.promotionId === promotion.id && booking.status !== 'cancelled')
      .length,
  });
