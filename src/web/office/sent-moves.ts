type Seen = Readonly<{ bookingId: string; from: { id: string }; to: { id: string } }>;

/** Moves as they are sent, by the ids of their vehicles. */
export const sentMoves = (moves: readonly Seen[]) =>
  moves.map(({ bookingId, from, to }) => ({ bookingId, from: from.id, to: to.id }));
