import { useState } from 'react';
import type { Outcome } from '../../../api/routes.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Money } from '../../../ui/money.tsx';
import { RemoveRecord } from '../../form/remove-record.tsx';
import { EmptyList } from '../../list/empty-list.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import { ListTable } from '../../list/list-table.tsx';
import { RowButtons } from '../../list/row-buttons.tsx';
import type { Category } from '../pricing-address.ts';
import { PricingPart } from '../pricing-parts.tsx';
import { type ClaimPrice, useNameOfPrice } from './claim-price.ts';
import { ClaimPriceForm } from './claim-price-form.tsx';

type Props = {
  prices: Outcome<'GET /admin/claim-prices'>;
  categories: readonly Category[];
  /** Whether a new one is being added. */
  isAdding: boolean;
  onAdded: () => void;
};

/** The prices that claims after a rental are proposed with. */
export const ClaimPricesTab = ({ prices, categories, isAdding, onAdded }: Props) => {
  const t = useWords('claimPrices');
  const [edited, setEdited] = useState<string | null>(null);
  const [removed, setRemoved] = useState<ClaimPrice | null>(null);
  if (!prices.success) return <ListFailed title={t('failed')} failure={prices} />;
  const rows = prices.data;
  const price = rows.find(({ id }) => id === edited);
  return (
    <div className="grid gap-4 p-4 md:px-6">
      <PricingPart title={t('title')} text={t('text')}>
        {rows.length === 0 ? (
          <EmptyList icon="tag" title={t('none')} text={t('noneText')} />
        ) : (
          <PriceTable prices={rows} onEdit={({ id }) => setEdited(id)} onRemove={setRemoved} />
        )}
      </PricingPart>
      {isAdding && <ClaimPriceForm price={null} categories={categories} onClose={onAdded} />}
      {price && <ClaimPriceForm key={price.id} price={price} categories={categories} onClose={() => setEdited(null)} />}
      {removed && <RemovePrice price={removed} onClose={() => setRemoved(null)} />}
    </div>
  );
};

type TableProps = {
  prices: readonly ClaimPrice[];
  onEdit: (price: ClaimPrice) => void;
  onRemove: (price: ClaimPrice) => void;
};

const PriceTable = ({ prices, onEdit, onRemove }: TableProps) => {
  const t = useWords('claimPrices');
  const language = useLanguage();
  const nameOf = useNameOfPrice();
  const categoryOf = ({ category }: ClaimPrice) => (category ? nameIn(category, language) : t('every'));
  return (
    <ListTable
      isFramed
      label={t('title')}
      rows={prices}
      columns={[
        {
          key: 'what',
          head: t('columns.what'),
          className: 'wrap-anywhere',
          cell: (price) => (
            <>
              <span className="font-semibold">{nameOf(price)}</span>
              <span className="block text-muted sm:hidden">{categoryOf(price)}</span>
            </>
          ),
        },
        { key: 'category', head: t('columns.category'), className: 'max-sm:hidden', cell: categoryOf },
        {
          key: 'amount',
          head: t('columns.amount'),
          className: 'text-right',
          cell: ({ amount, isTaxed, kind }) => (
            <>
              <Money baht={amount} className="font-semibold" />
              <span className="block text-muted">
                {t(`per.${kind}`)}, {t(isTaxed ? 'taxed' : 'untaxed')}
              </span>
            </>
          ),
        },
      ]}
      actionsOf={(price) => (
        <RowButtons
          edit={t('editOne', { name: `${nameOf(price)}, ${categoryOf(price)}` })}
          remove={t('removeOne', { name: `${nameOf(price)}, ${categoryOf(price)}` })}
          onEdit={() => onEdit(price)}
          onRemove={() => onRemove(price)}
        />
      )}
    />
  );
};

const RemovePrice = ({ price, onClose }: { price: ClaimPrice; onClose: () => void }) => {
  const t = useWords('claimPrices');
  const name = useNameOfPrice()(price);
  return (
    <RemoveRecord
      route="DELETE /admin/claim-prices/:id"
      id={price.id}
      title={t('askDelete')}
      keep={t('cancel')}
      remove={t('delete')}
      busy={t('deleting')}
      done={() => t('deleted', { name })}
      notRemoved={t('notDeleted')}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm text-muted">{t('askText')}</p>
    </RemoveRecord>
  );
};
