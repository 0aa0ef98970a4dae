import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import type { CustomerRow } from './customers-context.ts';
import { type CustomersSearch, customersPath } from './customers-search.ts';

type Props = { row: CustomerRow; search: CustomersSearch };

/** What can be done with a customer, without opening them first. They stand above the link of the whole row. */
export const RowActions = ({ row: { id, name, isArchived }, search }: Props) => {
  const { t } = useTranslation('customers', { keyPrefix: 'do' });
  const way = (open: string) => ({
    to: customersPath(search, open),
    preventScrollReset: true,
    prefetch: 'none' as const,
    size: 'xs' as const,
  });
  return (
    <div className="relative flex gap-1">
      <LinkButton {...way(id)} look="quiet" aria-label={t('viewOne', { name })}>
        {t('view')}
      </LinkButton>
      <LinkButton {...way(`${id}/edit`)} look="quiet" aria-label={t('editOne', { name })}>
        {t('edit')}
      </LinkButton>
      {!isArchived && (
        <LinkButton
          {...way(`${id}/delete`)}
          look="quiet"
          className="text-danger!"
          aria-label={t('deleteOne', { name })}
        >
          {t('delete')}
        </LinkButton>
      )}
    </div>
  );
};
