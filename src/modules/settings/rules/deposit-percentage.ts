type Deposits = Readonly<{ booking: Readonly<{ requireDeposit: boolean; depositPercentage: number }> }>;

/** Percent of the total that a deposit is; null where none is offered. */
export const depositPercentageIn = ({ booking }: Deposits): number | null =>
  booking.requireDeposit ? booking.depositPercentage : null;
