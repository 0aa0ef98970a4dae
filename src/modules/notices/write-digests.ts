import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { type FoldedNotice, takeFolded } from './folded-store.ts';
import { digestMail } from './mails/staff/digest-mail.ts';
import { queueMail } from './queue-mail.ts';

/** A mail of more lines is one that mail programs cut off. What is left comes in the next. */
const MOST_LINES = 500;

/** Writes one mail to each address of staff with the notices that the hourly limits folded, oldest first. */
export const writeDigests = async (ctx: Context, { publicUrl }: { publicUrl: string }): Promise<void> => {
  const { language, siteName } = (await readSettings(ctx.tx)).general;
  const byAddress = Map.groupBy(await takeFolded(ctx.tx, MOST_LINES), ({ address }) => address.toLowerCase());
  for (const [first, ...others] of byAddress.values()) {
    if (!first) continue;
    const notices: [FoldedNotice, ...FoldedNotice[]] = [first, ...others];
    await queueMail(ctx, {
      occasion: `staff-digest:${first.occasion}:${ctx.now.epochMilliseconds}`,
      kind: 'staff-digest',
      bookingId: null,
      language,
      to: { name: siteName, address: first.address },
      content: await digestMail({ siteName, publicUrl, notices }, language),
    });
  }
};
