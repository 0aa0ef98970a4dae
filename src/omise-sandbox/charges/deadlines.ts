import { type Charge, expiresAt, findCharge } from '../records/charge-life.ts';
import type { Sandbox } from '../records/context.ts';
import { announceCharge } from './announce-charge.ts';

export const waitsUnanswered = ({ approval, failure }: Charge): boolean =>
  approval !== undefined && approval.approvedAt === null && approval.lapsedAt === null && failure === null;

/** After a start, restores the deadlines of all charges that still wait for the payer. */
export const recallDeadlines = ({ charges, deadlines }: Sandbox): void => {
  for (const charge of charges.every().filter(waitsUnanswered)) deadlines.set(charge.id, expiresAt(charge));
};

/** Expires and announces overdue charges. Called before each request and at intervals in between. */
export const endOverdue = (sandbox: Sandbox): void => {
  const at = sandbox.now();
  for (const [id, end] of sandbox.deadlines) {
    if (at >= end) endOne(sandbox, id);
  }
};

const endOne = (sandbox: Sandbox, id: string): void => {
  const { store, charges, deadlines } = sandbox;
  store.together(() => {
    const charge = findCharge(sandbox, id);
    if (!charge.approval || !waitsUnanswered(charge)) return;
    charges.save(id, { ...charge, approval: { ...charge.approval, lapsedAt: expiresAt(charge) } });
    announceCharge(sandbox, 'charge.complete', id);
  });
  deadlines.delete(id);
};
