type Facts = Readonly<{ status: string; isPaying: boolean; promised: number }>;

/** Whether a booking is finished: it is completed or cancelled, with no payment or refund under way. */
export const isBookingOver = ({ status, isPaying, promised }: Facts): boolean =>
  (status === 'completed' || status === 'cancelled') && !isPaying && promised <= 0;
