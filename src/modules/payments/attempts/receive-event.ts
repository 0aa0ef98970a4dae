import type { Context } from '#platform/context.ts';
import { eventIdOf, reportedCharge } from '../rules/reported-event.ts';
import { rememberEvent } from './event-store.ts';

/**
 * Handles a webhook event as a trigger to retrieve the charge, never as the truth. Ignores duplicate events and events
 * about anything else; several events about one charge enqueue one task.
 */
export const receiveEvent = async (ctx: Context, event: Readonly<Record<string, unknown>>): Promise<void> => {
  const chargeId = reportedCharge(event);
  if (!chargeId) return;
  const eventId = eventIdOf(event);
  if (eventId && !(await rememberEvent(ctx.tx, eventId, ctx.now))) return;
  await ctx.enqueue({ task: 'settle-charge', payload: { chargeId }, key: `settle-charge:${chargeId}` });
};
