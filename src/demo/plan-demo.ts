import { startOfDay } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { overlap } from '#kernel/period.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { FleetVehicle } from './fleet/fleet.ts';
import { type History, planHistory } from './history/plan-history.ts';
import { type Catalogue, planCatalogue } from './plan-catalogue.ts';
import { type DemoReview, planReviews } from './reviews/plan-reviews.ts';

export type Demo = Readonly<{ catalogue: Catalogue; history: History; reviews: readonly DemoReview[] }>;

type Asked = Readonly<{ seed: number; today: CalendarDate; settings: Settings; withCards: boolean }>;

/** The whole business as it stands this morning. It is thought out here and stored elsewhere. */
export const planDemo = (asked: Asked): Demo => {
  const catalogue = planCatalogue(asked.seed, asked.today);
  const history = planHistory(catalogue, asked);
  const { fleet, promotions } = catalogue;
  const vehicles = fleet.vehicles.map(
    (vehicle): FleetVehicle => ({ ...vehicle, status: statusOf(vehicle.id, catalogue, history, asked) }),
  );
  return {
    catalogue: { ...catalogue, fleet: { ...fleet, vehicles }, promotions: promotions.map(usedIn(history)) },
    history,
    reviews: planReviews(catalogue, history, asked),
  };
};

const statusOf = (vehicleId: string, { blocks }: Catalogue, { bookings }: History, { today }: Asked) => {
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
  ({ bookings }: History) =>
  (promotion: Catalogue['promotions'][number]) => ({
    ...promotion,
    usedCount: bookings.filter(({ booking }) => booking.promotionId === promotion.id && booking.status !== 'cancelled')
      .length,
  });
