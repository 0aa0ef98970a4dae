type Mark = 'original' | 'copy' | 'replacement';

type Print = Readonly<{
  prints: readonly Readonly<{ mark: Mark }>[];
  /** Why the original is replaced; null where it is not. */
  reason: string | null;
  /** Another document was issued in its place. */
  isReplaced: boolean;
}>;

/**
 * What the next print of a document is. There is one original; whoever lost it gets a replacement, with its reason. Of
 * a document that counts no longer there are copies alone.
 */
export const nextMark = ({ prints, reason, isReplaced }: Print): Mark => {
  if (isReplaced) return 'copy';
  if (prints.every(({ mark }) => mark !== 'original')) return 'original';
  return reason === null ? 'copy' : 'replacement';
};
