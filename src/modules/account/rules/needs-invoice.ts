type Facts = Readonly<{ status: string; paid: number }>;

/**
 * Whether a booking has or needs invoices in its customer's name: it was paid at least in part, or the rental took
 * place.
 */
export const needsInvoice = ({ status, paid }: Facts): boolean => paid > 0 || status === 'completed';
