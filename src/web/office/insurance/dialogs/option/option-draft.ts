import type { Option } from '../../cards/option-card.tsx';
import { linesOf, numberOf } from '../lines.ts';

/** An option as it stands in the form: figures and points are what was typed. */
export type OptionDraft = Readonly<{
  code: string;
  name: string;
  nameInThai: string;
  description: string;
  coverage: string;
  exclusions: string;
  defaultDeductible: string;
  displayOrder: string;
  isActive: boolean;
}>;

/** What a new option begins with (document 3, section 9). */
const newOption: OptionDraft = {
  ...{ code: '', name: '', nameInThai: '', description: '', coverage: '', exclusions: '' },
  ...{ defaultDeductible: '0', displayOrder: '0', isActive: true },
};

export const optionDraft = (option: Option | null): OptionDraft => {
  if (!option) return newOption;
  const { code, name, description, isActive } = option;
  return {
    ...{ code, name, description, isActive },
    nameInThai: option.nameInThai ?? '',
    coverage: option.coverage.join('\n'),
    exclusions: option.exclusions.join('\n'),
    defaultDeductible: `${option.defaultDeductible}`,
    displayOrder: `${option.displayOrder}`,
  };
};

/** Save needs a code and a name (document 3, section 5). */
export const isOptionComplete = ({ code, name }: OptionDraft): boolean => code.trim() !== '' && name.trim() !== '';

export const sentOption = (draft: OptionDraft) => ({
  ...draft,
  nameInThai: draft.nameInThai.trim() || null,
  coverage: linesOf(draft.coverage),
  exclusions: linesOf(draft.exclusions),
  defaultDeductible: numberOf(draft.defaultDeductible),
  displayOrder: numberOf(draft.displayOrder),
});
