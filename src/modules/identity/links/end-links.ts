import type { Context } from '#platform/context.ts';
import { endUnusedLinks } from './mail-link-store.ts';

const purposes = ['verify-email', 'change-email', 'reset-password', 'invitation'] as const;

/** Lets no mail that was sent to somebody lead anywhere any more. */
export const endLinks = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, userId: string): Promise<void> => {
  for (const purpose of purposes) await endUnusedLinks(tx, { userId, purpose }, now);
};
