import { fullRefundHours, type Settings } from '#modules/settings/index.ts';
import { policyPickUp, type RefundDeadlines, refundDeadlines, refundPercent } from '../rules/cancellation.ts';

type PickUps = Parameters<typeof policyPickUp>[0];

/** When the full and when the half refund of a booking ends, by the policy as it is set now. */
export const refundDeadlinesOf = (booking: PickUps, settings: Settings): RefundDeadlines =>
  refundDeadlines(policyPickUp(booking), hoursIn(settings));

/** What percentage a cancellation of a booking brings back at a moment. */
export const refundPercentOf = (booking: PickUps, settings: Settings, now: Temporal.Instant): 0 | 50 | 100 =>
  refundPercent(now, policyPickUp(booking), hoursIn(settings));

const hoursIn = ({ booking }: Settings) => fullRefundHours(booking.cancellationPolicy);
