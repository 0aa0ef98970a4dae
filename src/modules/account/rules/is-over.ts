type Facts = Readonly<{ status: string; isPaying: boolean; promised: number }>;

/** Whether nothing is to come of a booking any more: no rental, and no money either way. */
export const isBookingOver = ({ status, isPaying, promised }: Facts): boolean =>
  (status === 'completed' || status === 'cancelled') && !isPaying && promised <= 0;
