import type { Context } from '#platform/context.ts';
import { findAttemptByCharge } from '../records/attempt-store.ts';
import { eventIdOf, reportedCharge } from '../rules/reported-event.ts';
import { rememberEvent } from './event-store.ts';

/**
 * Handles a webhook event as a trigger to retrieve the charge, never as the truth. Ignores duplicate events, events
 * about anything else and, where nobody signs them, those about a charge that we do not know; several events about one
 * charge enqueue one task.
 */
export const receiveEvent = async (
  ctx: Context,
  event: Readonly<Record<string, unknown>>,
  { isSigned }: { isSigned: boolean },
): Promise<void> => {
  const chargeId = reportedCharge(event);
  if (!chargeId || !(isSigned || (await findAttemptByCharge(ctx.tx, chargeId)))) return;
  const eventId = eventIdOf(event);
  if (eventId && !(await rememberEvent(ctx.tx, eventId, ctx.now))) return;
  await ctx.enqueue({ task: 'settle-charge', payload: { chargeId }, key: `settle-charge:${chargeId}` });
};
