/** How long before pick-up a cancellation is still refunded in full, by the words of the setting. */
const hours = { '24 hours': 24, '48 hours': 48, '72 hours': 72, '1 week': 168 } as const;

export type CancellationPolicy = keyof typeof hours;

/** Hours before pick-up until which a cancellation is refunded in full; half of it is the limit for 50 percent. */
export const fullRefundHours = (policy: CancellationPolicy): number => hours[policy];
