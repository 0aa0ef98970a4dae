import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { User } from '../user-store.ts';
import type { MailLink } from './mail-link-store.ts';

/** What follows when somebody has proven that an e-mail is theirs. */
export type OnEmailVerified = (ctx: Context, proven: { userId: string; email: string }) => Promise<void>;

/** `lockEmail` holds down whoever books with the e-mail meanwhile. It is always taken before the account. */
export type Proof = Readonly<{ onProven: OnEmailVerified; lockEmail: (tx: Tx, email: string) => Promise<unknown> }>;

/** Whether a link went to the e-mail that the account still has. */
export const isLinkOf = (link: MailLink | undefined, { email }: User): boolean =>
  link?.email.toLowerCase() === email.toLowerCase();
