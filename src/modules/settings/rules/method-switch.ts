const switches = { cash: 'enableCash', bank_transfer: 'enableBankTransfer' } as const;

/** The payment setting that enables a method; undefined for a method with its own switch. */
export const switchOf = (methodType: string): (typeof switches)[keyof typeof switches] | undefined =>
  Object.hasOwn(switches, methodType) ? switches[methodType as keyof typeof switches] : undefined;
