/** What a customer can be asked to pay for once the vehicle is back. */
export const claimKinds = ['damage', 'fuel', 'cleaning', 'fine', 'toll', 'lost', 'idle-days'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Services have tax in their price; compensation and what is passed on have none. */
export const isService = (kind: ClaimKind): boolean => kind === 'fuel' || kind === 'cleaning';
