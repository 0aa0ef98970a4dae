/** Where the photographs of all hand-overs lie: not where those of the public do. */
export const HAND_OVERS = 'hand-overs';

export const photoFile = ({ bookingId, id }: { bookingId: string; id: string }): string =>
  `${HAND_OVERS}/${bookingId}/${id}.webp`;
