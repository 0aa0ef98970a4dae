import { type ChecklistItem, checklistItems } from '#kernel/agreement-text.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { isBefore } from '#kernel/period.ts';
import { type FieldProblems, fieldProblem, refuseWrong } from '#kernel/problem.ts';
import type { Context } from '#platform/context.ts';
import { textProblems } from '../../rules/agreement-text.ts';
import { textConflict } from '../../rules/problems.ts';
import { insertText, lockTexts, textVersions } from './agreement-text-store.ts';

export type WrittenText = Readonly<{
  /** The newest version when writing began. */
  basedOn: number;
  thai: string;
  english: string;
  contains: readonly ChecklistItem[];
  /** Null: from now on. */
  validFrom: Temporal.Instant | null;
}>;

/** What is wrong about a text in its fields. */
export const writtenProblems = (
  { thai, english, validFrom }: Pick<WrittenText, 'thai' | 'english' | 'validFrom'>,
  now: Temporal.Instant,
): FieldProblems => ({
  ...textProblems({ thai, english }),
  ...(validFrom !== null && isBefore(validFrom, now) && { validFrom: fieldProblem('agreement-text.past') }),
});

/**
 * Writes the next version of the agreement's text, which nobody changes any more. Answers its number. 409
 * `agreement-text.changed-meanwhile`; 422 for a text that cannot be printed, or a moment that is over.
 */
export const writeAgreementText = async (ctx: Context, { basedOn, ...written }: WrittenText): Promise<number> => {
  const { tx, now, actor, record } = ctx;
  refuseWrong(writtenProblems(written, now));
  await lockTexts(tx);
  const [newest] = await textVersions(tx);
  if (newest?.number !== basedOn) throw textConflict();
  const number = basedOn + 1;
  const validFrom = written.validFrom ?? now;
  const contains = checklistItems.filter((item) => written.contains.includes(item));
  const { thai, english } = written;
  const by = { byId: actor.user?.id ?? null, byName: actor.user?.name ?? null };
  await insertText(tx, { number, thai, english, contains, validFrom, writtenAt: now, ...by });
  const openItems = checklistItems.length - contains.length;
  await record({
    action: 'agreement.text-written',
    subject: { kind: 'agreement-text', id: `${number}`, name: `${number}` },
    after: { agreementText: number, validFrom: toBangkokText(validFrom), openItems },
  });
  return number;
};
