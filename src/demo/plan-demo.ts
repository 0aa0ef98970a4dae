import { bangkokDate, startOfDay } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { overlap } from '#kernel/period.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { PlannedVehicle } from './catalogue/fleet.ts';
import { type Catalogue, planCatalogue } from './catalogue/plan-catalogue.ts';
import { type DemoHistory, planHistory } from './history/plan-history.ts';
import { type DemoMessages, planMessages } from './messages/plan-messages.ts';
import { type DemoReview, planReviews } from './reviews/plan-reviews.ts';

export type Demo = Readonly<{
  catalogue: Catalogue;
  history: DemoHistory;
  reviews: readonly DemoReview[];
  messages: DemoMessages;
}>;

type DemoOptions = Readonly<{ seed: number; now: Temporal.Instant; settings: Settings; withCards: boolean }>;

/** Plans the whole demo business as of now; `storeDemo` stores it. */
export const planDemo = (given: DemoOptions): Demo => {
  const options = { ...given, today: bangkokDate(given.now) };
  const catalogue = planCatalogue(options.seed, options.today);
  const history = planHistory(catalogue, options);
  const { fleet, promotions } = catalogue;
  const vehicles = fleet.vehicles.map(
    (vehicle): PlannedVehicle => ({
      ...vehicle,
      status: vehicleStatus(vehicle.id, catalogue, history, options.today),
      mileage: history.mileages.get(vehicle.id) ?? vehicle.mileage,
    }),
  );
  return {
    catalogue: { ...catalogue, fleet: { ...fleet, vehicles }, promotions: promotions.map(usedIn(history)) },
    history,
    reviews: planReviews(catalogue, history, options),
    messages: planMessages(catalogue, history, options),
  };
};

const vehicleStatus = (vehicleId: string, { blocks }: Catalogue, { bookings }: DemoHistory, today: CalendarDate) => {
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
