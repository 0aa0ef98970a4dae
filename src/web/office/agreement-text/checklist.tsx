import { type ChecklistItem, checklistItems } from '#kernel/agreement-text.ts';
import { useWords } from '../../languages/use-words.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Icon } from '../../ui/icons.tsx';

/** The list of what the law asks for, and what of it a saved version has. */
export const Checklist = ({ contains }: { contains: readonly ChecklistItem[] }) => {
  const t = useWords('agreementText');
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface px-4 py-4 md:px-6">
      <ListHead />
      <ul className="grid gap-2 text-xs">
        {checklistItems.map((item) => {
          const isIn = contains.includes(item);
          return (
            <li key={item} className="flex items-start gap-2.5">
              <Icon
                name={isIn ? 'check' : 'alert'}
                size="sm"
                className={`mt-0.5 ${isIn ? 'text-success' : 'text-warning'}`}
              />
              <span>
                {t(`item.${item}`)} <span className="text-muted">({t(isIn ? 'has' : 'misses')})</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

type Props = {
  contains: readonly ChecklistItem[];
  onChange: (contains: ChecklistItem[]) => void;
};

/** The same list to be ticked for a version that is written. */
export const ChecklistFields = ({ contains, onChange }: Props) => {
  const t = useWords('agreementText');
  return (
    <fieldset className="grid gap-1 rounded-lg border border-line bg-surface px-4 py-4 md:px-6">
      <legend className="sr-only">{t('list')}</legend>
      <ListHead />
      <div className="mt-2 grid gap-1">
        {checklistItems.map((item) => (
          <Checkbox
            key={item}
            label={t(`item.${item}`)}
            checked={contains.includes(item)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...contains, item] : contains.filter((one) => one !== item))
            }
          />
        ))}
      </div>
    </fieldset>
  );
};

const ListHead = () => {
  const t = useWords('agreementText');
  return (
    <div className="grid gap-1">
      <h2 className="text-sm">{t('list')}</h2>
      <p className="text-xs text-muted">
        {t('listText')} {t('notLegalAdvice')}
      </p>
    </div>
  );
};
