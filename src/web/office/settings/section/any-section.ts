import type { AboutSettings, SettingGroupName } from '#contract/office/settings.ts';
import type { FieldProblem } from '../../../ui/form/error-summary.tsx';
import type { Typed } from './draft.ts';
import type { SaveProblem } from './save-section.ts';

/** What the card of a section needs of it, whatever group it is of. */
export type AnySection = Readonly<{
  isDirty: boolean;
  isBusy: boolean;
  save: () => void;
  discard: () => void;
  savedLast: AboutSettings['saved'][SettingGroupName];
  /** What is wrong with the last attempt, field by field. */
  summary: readonly FieldProblem[];
  problem: SaveProblem | null;
  /** What another saved of the fields that were changed here. */
  met: readonly Readonly<{ path: string; theirs: Typed }>[];
  keepOwn: () => void;
  takeTheirs: () => void;
}>;
