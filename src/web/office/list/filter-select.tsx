import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/form/select-field.tsx';

type Props = {
  name: string;
  label: ReactNode;
  /** What is asked now; empty for all. It stays among the choices even if it occurs no more. */
  chosen: string;
  /** The values and their words, as they are to stand. */
  named: readonly (readonly [value: string, word: string])[];
  /** What stands for no choice; `All` unless said otherwise. */
  all?: string;
  className?: string;
};

/** One of the choices that a list can be narrowed to; it asks for the list at once. */
export const FilterSelect = ({ name, label, chosen, named, all, className = '' }: Props) => {
  const { t } = useTranslation('office', { keyPrefix: 'list' });
  const select = useFollowing(chosen);
  const isListed = chosen === '' || named.some(([value]) => value === chosen);
  return (
    <SelectField
      ref={select}
      label={label}
      name={name}
      required={false}
      defaultValue={chosen}
      className={className}
      onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
    >
      <option value="">{all ?? t('all')}</option>
      {!isListed && <option value={chosen}>{chosen}</option>}
      {named.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  );
};

/** A select keeps what it began with, also when its form is reset. This one begins anew with what the address says. */
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
