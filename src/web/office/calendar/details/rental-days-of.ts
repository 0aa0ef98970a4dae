import { DAY_MS, type Span } from '../plan/geometry.ts';

/** Rental days: 24 hours each, the last one begun. */
export const rentalDaysOf = ({ from, until }: Span): number => Math.max(1, Math.ceil((until - from) / DAY_MS));
