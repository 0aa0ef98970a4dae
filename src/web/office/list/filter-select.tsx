import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { SelectField } from '../../ui/form/select-field.tsx';

type Props = {
  name: string;
  label: string;
  /** The current value; empty for all. Stays a choice even if no record has it any more. */
  chosen: string;
  /** The values and their labels, in the order shown. */
  named: readonly (readonly [value: string, word: string])[];
  /** The words for no choice; `All` by default. */
  all?: string;
  /** `All` says of what, for a row of tools, where the label is not seen. */
  isNamed?: boolean;
  hint?: ReactNode;
  className?: string;
};

/** A filter of a list; a choice applies at once. */
export const FilterSelect = ({ name, label, chosen, named, all, isNamed = false, hint, className = '' }: Props) => {
  const t = useWords('office', 'list');
  const select = useFollowing(chosen);
  const isListed = chosen === '' || named.some(([value]) => value === chosen);
  return (
    <SelectField
      ref={select}
      label={label}
      hint={hint}
      name={name}
      required={false}
      defaultValue={chosen}
      className={className}
      onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
    >
      <option value="">{all ?? (isNamed ? `${label}: ${t('all')}` : t('all'))}</option>
      {!isListed && <option value={chosen}>{chosen}</option>}
      {named.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  );
};

/** A select keeps its initial default even on reset; this one's default follows the address. */
const useFollowing = (chosen: string) => {
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    for (const option of select.current?.options ?? []) {
      option.defaultSelected = option.value === chosen;
      option.selected = option.value === chosen;
    }
  }, [chosen]);
  return select;
};
