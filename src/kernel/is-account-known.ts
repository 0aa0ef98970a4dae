type Account = Readonly<{ bank: object | null; promptPay: string | null }>;

/** Whether a customer who pays by bank transfer is told where to send the money; if not, staff write to them. */
export const isAccountKnown = ({ bank, promptPay }: Account): boolean => bank !== null || promptPay !== null;
