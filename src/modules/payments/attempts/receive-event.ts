import type { Context } from '#platform/context.ts';
import { eventIdOf, reportedCharge } from '../rules/reported-event.ts';
import { rememberEvent } from './event-store.ts';

/**
 * Takes an event as a sign to ask the provider for the charge, never as the truth. One that came before, or is about
 * something else, has no effect; many about one charge make one question.
 */
export const receiveEvent = async (ctx: Context, event: Readonly<Record<string, unknown>>): Promise<void> => {
  const chargeId = reportedCharge(event);
  if (!chargeId) return;
  const eventId = eventIdOf(event);
  if (eventId && !(await rememberEvent(ctx.tx, eventId, ctx.now))) return;
  await ctx.enqueue({ task: 'settle-charge', payload: { chargeId }, key: `settle-charge:${chargeId}` });
};
