/** A result that the product acknowledged: it must still exist afterwards, whatever was killed. */
export type Acknowledged = Readonly<
  | { what: 'booking' | 'changed'; bookingId: string; version: number }
  | { what: 'signed'; bookingId: string; version: number }
  | { what: 'cancelled' | 'picked-up' | 'returned'; bookingId: string }
  | { what: 'payment'; bookingId: string; chargeId: string; satang: number }
  | { what: 'money-written-down'; bookingId: string; entryId: string }
  | { what: 'refund'; refundId: string; satang: number }
  | { what: 'transfer'; taskId: string }
  | { what: 'document'; documentId: string; number: string }
  | { what: 'block' | 'unblock'; blockId: string }
  | { what: 'held'; holdId: string }
  | { what: 'deposit-left'; depositId: string; satang: number }
  | { what: 'deposit-ended'; depositId: string; satang: number }
  | { what: 'claim' | 'claim-disputed'; claimId: string; satang: number }
  | { what: 'claim-settled'; claimId: string; satang: number }
>;

/** A server error. */
export type ServerError = Readonly<{ route: string; status: number; code: string; at: number }>;

/** The clients' records of a storm. Times in epoch milliseconds. */
export type Journal = Readonly<{
  acknowledged: Acknowledged[];
  serverErrors: ServerError[];
  /** The start and response time of each successful request. */
  done: { from: number; at: number }[];
  /** Requests without a response: the connection broke, or timed out. */
  lost: { route: string; at: number }[];
  /** Steps that threw: a bug of the storm, or a response that violates the contract. */
  failedSteps: string[];
  /** Counts of responses, keyed like `POST /bookings 409 booking.vehicle-taken`. */
  answers: Map<string, number>;
}>;

export const newJournal = (): Journal => ({
  acknowledged: [],
  serverErrors: [],
  done: [],
  lost: [],
  failedSteps: [],
  answers: new Map(),
});

export const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};
