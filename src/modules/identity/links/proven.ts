import type { Context } from '#platform/context.ts';
import type { User } from '../user-store.ts';
import type { MailLink } from './mail-link-store.ts';

/** What follows when somebody has proven that an e-mail is theirs. */
export type OnProven = (ctx: Context, proven: { userId: string; email: string }) => Promise<void>;

/** Whether a link went to the e-mail that the account still has. */
export const isLinkOf = (link: MailLink | undefined, { email }: User): boolean =>
  link?.email.toLowerCase() === email.toLowerCase();
