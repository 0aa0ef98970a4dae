import type { Context } from '#platform/context.ts';
import { endLinks } from '../links/end-links.ts';
import { announceNews } from '../mails/announce.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { saveUser } from '../user-store.ts';

/**
 * Gives somebody a new password. What was opened with the old one ends in the same moment: sessions, trusted computers,
 * and the links of mails, whoever had them sent. The owner is told.
 */
export const savePassword = async (
  ctx: Context,
  userId: string,
  { passwordHash, mustChangePassword = false }: { passwordHash: string; mustChangePassword?: boolean },
): Promise<void> => {
  await saveUser(ctx.tx, userId, { passwordHash, mustChangePassword });
  await endSessions(ctx.tx, userId);
  await endLinks(ctx, userId);
  await announceNews(ctx, { userId, news: 'password-changed' });
};
