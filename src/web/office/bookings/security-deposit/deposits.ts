import type { DataOf } from '../../../api/routes.ts';

/** The agreed security deposit of a booking, and those that were left, oldest first. */
export type Deposits = Omit<DataOf<'GET /bookings/:id/security-deposits'>, 'waitingAmount'>;
export type Deposit = Deposits['left'][number];

/** The deposit that is with the business now. */
export const depositLeft = ({ left }: Deposits): Deposit | undefined => left.find(({ endedAt }) => endedAt === null);
