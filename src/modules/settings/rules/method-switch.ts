const switches = { cash: 'enableCash', bank_transfer: 'enableBankTransfer' } as const;

/** The switch of the payment settings behind a method that has none of its own. */
export const switchOf = (methodType: string): (typeof switches)[keyof typeof switches] | undefined =>
  Object.hasOwn(switches, methodType) ? switches[methodType as keyof typeof switches] : undefined;
