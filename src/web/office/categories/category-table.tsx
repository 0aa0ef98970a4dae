import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listedWord } from '#words/listed-word.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Money } from '../../ui/money.tsx';
import type { Category } from './category-draft.ts';

type Props = {
  categories: readonly Category[];
  onEdit: (category: Category) => void;
  onRemove: (category: Category) => void;
};

const cell = 'px-3 py-2 align-middle first:pl-4 last:pr-4 md:first:pl-6';

/** The categories in the order of the business. */
export const CategoryTable = ({ categories, onEdit, onRemove }: Props) => {
  const { t } = useTranslation('categories');
  return (
    <div className="overflow-x-auto border-y border-line bg-surface">
      <table className="w-full text-xs">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="border-b border-line text-left text-2xs text-muted">
            <th scope="col" className={`${cell} font-medium`}>
              {t('columns.category')}
            </th>
            <th scope="col" className={`${cell} font-medium max-md:hidden`}>
              {t('columns.description')}
            </th>
            <th scope="col" className={`${cell} font-medium max-sm:hidden`}>
              {t('columns.features')}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {t('columns.status')}
            </th>
            <th scope="col" className={`${cell} text-right font-medium`}>
              {t('columns.actions')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {categories.map((category) => (
            <tr key={category.id} className="hover:bg-hover">
              <td className={cell}>
                <Named category={category} />
              </td>
              <td className={`${cell} max-w-90 text-muted max-md:hidden`}>{category.description}</td>
              <td className={`${cell} max-sm:hidden`}>
                <Features features={category.features} />
              </td>
              <td className={cell}>
                <Badge tone={category.isActive ? 'success' : 'neutral'}>
                  {t(category.isActive ? 'active' : 'inactive')}
                </Badge>
              </td>
              <td className={cell}>
                <div className="-mr-2 flex justify-end">
                  <IconButton
                    icon="edit"
                    size="sm"
                    name={t('editOne', { name: category.name })}
                    onClick={() => onEdit(category)}
                  />
                  <IconButton
                    icon="trash"
                    size="sm"
                    name={t('removeOne', { name: category.name })}
                    onClick={() => onRemove(category)}
                  />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Named = ({ category }: { category: Category }) => {
  const { t } = useTranslation('categories');
  const { id, name, nameInThai, vehicles, securityDeposit, minimumDriverAge } = category;
  return (
    <>
      <p className="font-semibold">
        {name}{' '}
        {nameInThai && (
          <span lang="th" className="font-regular text-muted">
            {nameInThai}
          </span>
        )}
      </p>
      <p className="text-2xs text-muted figures">
        <Link to={`/admin/vehicles?categoryId=${id}`} className="inline-flex min-h-6 items-center text-link underline">
          {t('vehicles', { count: vehicles })}
        </Link>
        , {t('deposit')} <Money baht={securityDeposit} />, {t('fromAge', { age: minimumDriverAge })}
      </p>
    </>
  );
};

const SHOWN = 2;

const Features = ({ features }: { features: readonly string[] }) => {
  const { t } = useTranslation('categories');
  const words = features.map((feature) => listedWord(feature, t('features', { returnObjects: true })));
  const rest = words.slice(SHOWN);
  return (
    <p className="flex flex-wrap items-center gap-1">
      {words.slice(0, SHOWN).map((word) => (
        <Badge key={word} plain>
          {word}
        </Badge>
      ))}
      {rest.length > 0 && (
        <span title={rest.join(', ')} className="text-2xs text-muted">
          <span aria-hidden="true">{t('more', { count: rest.length })}</span>
          <span className="sr-only">{rest.join(', ')}</span>
        </span>
      )}
    </p>
  );
};
