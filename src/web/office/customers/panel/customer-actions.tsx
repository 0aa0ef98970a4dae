import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import type { CustomerDetails } from '../customers-context.ts';
import { type CustomersSearch, customersPath } from '../customers-search.ts';

type Props = { customer: CustomerDetails; search: CustomersSearch };

/** What can be done with a customer: an archived one is brought back, or forgotten. */
export const CustomerActions = ({ customer: { id, isArchived }, search }: Props) => {
  const { t } = useTranslation('customers');
  const { run, isBusy } = useMutation();
  const restore = () => run('POST /admin/customers/:id/restore', { params: { id } }, { done: t('delete.restored') });
  const way = (deed: string) => ({
    to: customersPath(search, `${id}/${deed}`),
    preventScrollReset: true,
    prefetch: 'none' as const,
    size: 'sm' as const,
  });
  return (
    <>
      {isArchived ? (
        <Button look="brand" size="sm" aria-disabled={isBusy} onClick={restore}>
          {t('do.restore')}
        </Button>
      ) : (
        <>
          <LinkButton {...way('edit')} look="brand">
            <Icon name="edit" size="sm" />
            {t('do.edit')}
          </LinkButton>
          <LinkButton to={`/admin/bookings/new?customerId=${id}`} prefetch="none" size="sm">
            {t('do.book')}
          </LinkButton>
          <LinkButton {...way('delete')} className="text-danger">
            {t('do.delete')}
          </LinkButton>
        </>
      )}
      <LinkButton {...way('anonymise')} look="quiet" className="ml-auto text-danger!">
        {t('do.anonymise')}
      </LinkButton>
    </>
  );
};
