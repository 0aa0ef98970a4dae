import type { Context } from '#platform/context.ts';
import { endUnusedLinks } from '../links/mail-link-store.ts';

/** Links that would still give the password away to whoever holds an older mail. */
export const endPasswordLinks = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, userId: string): Promise<void> => {
  for (const purpose of ['reset-password', 'invitation'] as const) await endUnusedLinks(tx, { userId, purpose }, now);
};
