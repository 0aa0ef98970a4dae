type Strength = Readonly<{ priority: number; multiplier: number }>;

/** Orders seasons by precedence: the higher priority first, between equal ones the higher multiplier. */
export const byPrecedence = (one: Strength, other: Strength): number =>
  other.priority - one.priority || other.multiplier - one.multiplier;
