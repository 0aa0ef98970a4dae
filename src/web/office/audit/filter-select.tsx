import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/form/select-field.tsx';
import type { AuditFilter } from './audit-search.ts';

type Props = {
  name: AuditFilter;
  label: string;
  /** What is asked now; empty for all. It stays among the choices even if it occurs no more. */
  chosen: string;
  /** The values and their words. */
  named: readonly (readonly [value: string, word: string])[];
  className?: string;
};

export const FilterSelect = ({ name, label, chosen, named, className = '' }: Props) => {
  const { t } = useTranslation('audit', { keyPrefix: 'filter' });
  const isKnown = chosen === '' || named.some(([value]) => value === chosen);
  const choices = [...named].sort(([, a], [, b]) => a.localeCompare(b));
  return (
    // A select keeps what it began with, so another choice by the address is another select.
    <SelectField key={chosen} label={label} name={name} required={false} defaultValue={chosen} className={className}>
      <option value="">{t('all')}</option>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {choices.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  );
};
