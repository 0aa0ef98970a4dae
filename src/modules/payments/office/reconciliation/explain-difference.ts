import type { Steps } from '#platform/context.ts';
import { noDifference } from '../../rules/problems.ts';
import type { ReconciledRange } from '../../rules/reconciliation/reconciled-period.ts';
import { type BooksCompared, compareBooks, type Sides } from './compare-books.ts';
import { deleteNote, readNotes, saveNote } from './notes-store.ts';
import { recordDifference } from './record-difference.ts';

type Explained = ReconciledRange & Readonly<{ key: string; text: string }>;

/** Saves staff's explanation of a difference; an empty text deletes it. 404 if the difference no longer exists. */
export const explainDifference = async (
  steps: Steps,
  { key, text, ...range }: Explained,
  sides: Sides,
): Promise<BooksCompared> => {
  const compared = await compareBooks(steps, range, sides);
  const difference = compared.differences.find((one) => one.key === key);
  if (!difference) throw noDifference();
  const notes = await steps.step(async (ctx) => {
    const { id: byId = null, name: byName = '' } = ctx.actor.user ?? {};
    const [before] = await readNotes(ctx.tx, [key]);
    if (text === '') await deleteNote(ctx.tx, key);
    else if (text !== before?.text)
      await saveNote(ctx.tx, { key, bookingId: difference.bookingId, text, byId, byName, createdAt: ctx.now });
    const isSame = (before?.text ?? '') === text;
    const after = { hasExplanation: text !== '' };
    await recordDifference(ctx, difference, {
      action: 'difference.explained',
      before: isSame ? after : null,
      after,
    });
    return readNotes(
      ctx.tx,
      compared.differences.map((one) => one.key),
    );
  });
  return { ...compared, notes };
};
