import { fullRefundHours, type Settings } from '#modules/settings/index.ts';
import { policyPickUp, type RefundDeadlines, refundDeadlines, refundPercent } from '../rules/cancellation.ts';
import { stateOf } from '../rules/lifecycle.ts';

type Stage = Parameters<typeof stateOf>[0];
type Sold = Parameters<typeof policyPickUp>[0] & Readonly<{ fullRefundHours: number | null }>;

/** The full and half refund deadlines of a booking, under the policy that it was sold with. */
export const refundDeadlinesOf = (booking: Sold, settings: Settings): RefundDeadlines =>
  refundDeadlines(policyPickUp(booking), refundHoursOf(booking, settings));

/** The refund percentage of a booking cancelled at `now`. */
export const refundPercentOf = (booking: Sold, settings: Settings, now: Temporal.Instant): 0 | 50 | 100 =>
  refundPercent(now, policyPickUp(booking), refundHoursOf(booking, settings));

/** The percentage of what a change at `now` makes cheaper that goes back: of a vehicle that is out, for an early return. */
export const changeRefundPercentOf = (booking: Sold & Stage, settings: Settings, now: Temporal.Instant): number =>
  stateOf(booking) === 'picked-up' ? settings.booking.earlyReturnPercent : refundPercentOf(booking, settings, now);

/** How many hours before the pick-up a full refund ends: as sold, else as the setting says. */
export const refundHoursOf = (sold: Pick<Sold, 'fullRefundHours'>, { booking }: Settings): number =>
  sold.fullRefundHours ?? fullRefundHours(booking.cancellationPolicy);
