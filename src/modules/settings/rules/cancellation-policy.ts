/** The hours before pick-up until which a cancellation is refunded in full, for each value of the setting. */
const hours = { '24 hours': 24, '48 hours': 48, '72 hours': 72, '1 week': 168 } as const;

export type CancellationPolicy = keyof typeof hours;

/**
 * The hours before pick-up until which a cancellation is refunded in full; until half of that, 50 percent is refunded.
 */
export const fullRefundHours = (policy: CancellationPolicy): number => hours[policy];
