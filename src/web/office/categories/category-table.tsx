import { Link } from 'react-router';
import { listedWord } from '#words/listed-word.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Money } from '../../ui/money.tsx';
import { ListTable } from '../list/list-table.tsx';
import { RowButtons } from '../list/row-buttons.tsx';
import type { Category } from './category-form.tsx';

type Props = {
  categories: readonly Category[];
  onEdit: (category: Category) => void;
  onRemove: (category: Category) => void;
};

/** The categories in the order set by the business. */
export const CategoryTable = ({ categories, onEdit, onRemove }: Props) => {
  const t = useWords('categories');
  return (
    <ListTable
      label={t('title')}
      rows={categories}
      columns={[
        { key: 'category', head: t('columns.category'), cell: (category) => <Named category={category} /> },
        {
          key: 'description',
          head: t('columns.description'),
          cell: ({ description }) => <span className="text-muted">{description}</span>,
          className: 'max-w-90 max-md:hidden',
        },
        {
          key: 'features',
          head: t('columns.features'),
          cell: ({ features }) => <Features features={features} />,
          className: 'max-sm:hidden',
        },
        {
          key: 'status',
          head: t('columns.status'),
          cell: ({ isActive }) => (
            <Badge tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</Badge>
          ),
        },
      ]}
      actionsOf={(category) => (
        <RowButtons
          edit={t('editOne', { name: category.name })}
          remove={t('removeOne', { name: category.name })}
          onEdit={() => onEdit(category)}
          onRemove={() => onRemove(category)}
        />
      )}
    />
  );
};

const Named = ({ category }: { category: Category }) => {
  const t = useWords('categories');
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
  const t = useWords('categories');
  const words = features.map((feature) => listedWord(feature, t.group('features')));
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
