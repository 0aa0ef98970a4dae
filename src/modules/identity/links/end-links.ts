import type { Context } from '#platform/context.ts';
import { endUnusedLinks } from './mail-link-store.ts';

/** Lets no mail that was sent to somebody lead anywhere any more. */
export const endLinks = ({ tx, now }: Pick<Context, 'tx' | 'now'>, userId: string): Promise<unknown> =>
  endUnusedLinks(tx, { userId }, now);
