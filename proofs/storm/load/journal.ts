/** What the product said "done" to: it has to be there afterwards, whatever was killed. */
export type Acknowledged = Readonly<
  | { what: 'booking' | 'changed'; bookingId: string; version: number }
  | { what: 'cancelled' | 'picked-up' | 'returned'; bookingId: string }
  | { what: 'payment'; bookingId: string; chargeId: string; satang: number }
  | { what: 'money-written-down'; bookingId: string; entryId: string }
  | { what: 'refund'; refundId: string; satang: number }
  | { what: 'transfer'; taskId: string }
  | { what: 'document'; documentId: string; number: string }
  | { what: 'block' | 'unblock'; blockId: string }
>;

/** An answer of the product that it should not give. */
export type ServerError = Readonly<{ route: string; status: number; code: string; at: number }>;

/** What the clients of a storm wrote down. Moments are milliseconds of the clock. */
export type Journal = Readonly<{
  acknowledged: Acknowledged[];
  serverErrors: ServerError[];
  /** When each request began that was answered with success, and when it was answered. */
  done: { from: number; at: number }[];
  /** Requests without an answer: the connection broke, or nothing came in time. */
  lost: { route: string; at: number }[];
  /** Steps that ended in a way that no step should: a defect of the storm, or an answer against the contract. */
  failedSteps: string[];
  /** How often each answer came, such as `POST /bookings 409 booking.vehicle-taken`. */
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
