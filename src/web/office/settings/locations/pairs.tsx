import { useState } from 'react';
import type { LocationPairShape } from '#contract/office/settings.ts';
import type { Outcome } from '../../../api/routes.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Money } from '../../../ui/money.tsx';
import { RemoveRecord } from '../../form/remove-record.tsx';
import { EmptyList } from '../../list/empty-list.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import { ListTable } from '../../list/list-table.tsx';
import { RowButtons } from '../../list/row-buttons.tsx';
import { type Named, PairForm } from './pair-form.tsx';

type Props = {
  pairs: Outcome<'GET /admin/settings/location-pairs'>;
  locations: readonly Named[];
  categories: readonly Named[];
};

type OpenDialog = Readonly<{ edit: LocationPairShape | 'new' } | { remove: LocationPairShape }>;

/** What a return at another location costs. */
export const Pairs = ({ pairs, locations, categories }: Props) => {
  const t = useWords('locations', 'pairs');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const nameOf = useNameOfPair(locations);
  const chosen = dialog && 'edit' in dialog && dialog.edit !== 'new' ? dialog.edit : null;
  const edited = (pairs.success && pairs.data.find(({ id }) => id === chosen?.id)) || chosen;
  return (
    <section aria-labelledby="location-pairs" className="overflow-clip rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-3 px-4 py-4 md:px-5">
        <div className="mr-auto min-w-0 flex-1 basis-64">
          <h2 id="location-pairs" className="text-base font-semibold">
            {t('title')}
          </h2>
          <p className="text-xs text-muted">{t('text')}</p>
        </div>
        {locations.length > 1 && (
          <Button size="sm" look="accent" onClick={() => setDialog({ edit: 'new' })}>
            <Icon name="plus" size="sm" />
            {t('add')}
          </Button>
        )}
      </div>
      {!pairs.success && <ListFailed title={t('failed')} failure={pairs} />}
      {pairs.success && pairs.data.length === 0 && <EmptyList icon="repeat" title={t('none')} text={t('noneText')} />}
      {pairs.success && pairs.data.length > 0 && (
        <PairTable
          pairs={pairs.data}
          locations={locations}
          categories={categories}
          onEdit={(pair) => setDialog({ edit: pair })}
          onRemove={(pair) => setDialog({ remove: pair })}
        />
      )}
      {dialog && 'edit' in dialog && (
        <PairForm pair={edited} locations={locations} categories={categories} onClose={close} />
      )}
      {dialog && 'remove' in dialog && (
        <RemoveRecord
          route="DELETE /admin/settings/location-pairs/:id"
          id={dialog.remove.id}
          title={t('askDelete')}
          keep={t('cancel')}
          remove={t('delete')}
          busy={t('deleting')}
          done={() => t('deleted')}
          notRemoved={t('notDeleted')}
          onClose={close}
        >
          <p className="font-semibold wrap-anywhere">{nameOf(dialog.remove)}</p>
          <p className="text-sm text-muted">{t('askText')}</p>
        </RemoveRecord>
      )}
    </section>
  );
};

/** `Silom → Don Mueang Airport`. */
const useNameOfPair = (locations: readonly Named[]) => {
  const nameOf = useNameOf(locations);
  return ({ fromId, toId }: LocationPairShape) => `${nameOf(fromId)} → ${nameOf(toId)}`;
};

const useNameOf = (all: readonly Named[]) => {
  const language = useLanguage();
  return (id: string) => {
    const named = all.find((one) => one.id === id);
    return named ? nameIn(named, language) : '';
  };
};

type TableProps = {
  pairs: readonly LocationPairShape[];
  locations: readonly Named[];
  categories: readonly Named[];
  onEdit: (pair: LocationPairShape) => void;
  onRemove: (pair: LocationPairShape) => void;
};

const PairTable = ({ pairs, locations, categories, onEdit, onRemove }: TableProps) => {
  const t = useWords('locations', 'pairs');
  const nameOf = useNameOfPair(locations);
  const categoryOf = useNameOf(categories);
  return (
    <ListTable
      isFramed
      label={t('title')}
      rows={pairs}
      columns={[
        {
          key: 'way',
          head: t('columns.way'),
          className: 'wrap-anywhere',
          cell: (pair) => (
            <>
              <span className="font-semibold">{nameOf(pair)}</span>
              {pair.freeFromDays !== null && (
                <span className="block text-xs text-muted sm:hidden">
                  {t('columns.free')}: {t('from', { count: pair.freeFromDays })}
                </span>
              )}
            </>
          ),
        },
        {
          key: 'fee',
          head: t('columns.fee'),
          className: 'text-right',
          cell: ({ fee, categoryFees }) => (
            <>
              <Money baht={fee} className="font-semibold" />
              {Object.entries(categoryFees).map(([id, amount]) => (
                <span key={id} className="block text-muted">
                  {categoryOf(id)} <Money baht={amount} />
                </span>
              ))}
            </>
          ),
        },
        {
          key: 'free',
          head: t('columns.free'),
          className: 'max-sm:hidden',
          cell: ({ freeFromDays }) => (freeFromDays === null ? t('never') : t('from', { count: freeFromDays })),
        },
      ]}
      actionsOf={(pair) => (
        <RowButtons
          edit={t('editOne', { name: nameOf(pair) })}
          remove={t('removeOne', { name: nameOf(pair) })}
          onEdit={() => onEdit(pair)}
          onRemove={() => onRemove(pair)}
        />
      )}
    />
  );
};
