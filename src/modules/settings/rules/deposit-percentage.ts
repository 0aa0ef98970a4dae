type Deposits = Readonly<{ booking: Readonly<{ requireDeposit: boolean; depositPercentage: number }> }>;

/** The deposit in percent of the total; null if deposits are off. */
export const depositPercentageIn = ({ booking }: Deposits): number | null =>
  booking.requireDeposit ? booking.depositPercentage : null;
