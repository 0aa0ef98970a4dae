import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import type { Category } from '../read-pricing.ts';
import { ALL, afterChoice } from './category-choice.ts';

type Props = {
  categories: readonly Category[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  error: string | undefined;
};

/** All categories, or some of them. */
export const CategoryField = ({ categories, chosen, onChoose, error }: Props) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'form' });
  const language = useLanguage();
  const choice = (id: string, label: string) => (
    <Checkbox key={id} label={label} checked={chosen.includes(id)} onChange={() => onChoose(afterChoice(chosen, id))} />
  );
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 text-sm font-medium">{t('categories')}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {choice(ALL, t('all'))}
        {categories.map(({ id, name, nameInThai }) => choice(id, (language === 'th' && nameInThai) || name))}
      </div>
      {error && <FieldError id="season-categories-error">{error}</FieldError>}
    </fieldset>
  );
};
