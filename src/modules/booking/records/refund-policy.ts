import { fullRefundHours, type Settings } from '#modules/settings/index.ts';
import { policyPickUp, type RefundDeadlines, refundDeadlines, refundPercent } from '../rules/cancellation.ts';

type PickUps = Parameters<typeof policyPickUp>[0];

/** The full and half refund deadlines of a booking, under the current policy. */
export const refundDeadlinesOf = (booking: PickUps, settings: Settings): RefundDeadlines =>
  refundDeadlines(policyPickUp(booking), hoursIn(settings));

/** The refund percentage of a booking cancelled at `now`. */
export const refundPercentOf = (booking: PickUps, settings: Settings, now: Temporal.Instant): 0 | 50 | 100 =>
  refundPercent(now, policyPickUp(booking), hoursIn(settings));

const hoursIn = ({ booking }: Settings) => fullRefundHours(booking.cancellationPolicy);
