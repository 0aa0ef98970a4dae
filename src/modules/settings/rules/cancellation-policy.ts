/** For each value of the setting, the hours before pick-up: earlier cancellations are refunded in full. */
const hours = { '24 hours': 24, '48 hours': 48, '72 hours': 72, '1 week': 168 } as const;

export type CancellationPolicy = keyof typeof hours;

/**
 * The hours before pick-up: earlier cancellations are refunded in full, later ones by 50 percent until half of these hours.
 */
export const fullRefundHours = (policy: CancellationPolicy): number => hours[policy];
