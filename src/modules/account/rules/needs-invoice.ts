type Facts = Readonly<{ status: string; paid: number }>;

/** Whether a booking has, or must have, papers that name its customer: money came in, or the rental took place. */
export const needsInvoice = ({ status, paid }: Facts): boolean => paid > 0 || status === 'completed';
