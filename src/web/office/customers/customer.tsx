import { data, Outlet } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../api/contexts.ts';
import { isMissing } from '../../api/failure.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { useMutation } from '../live/use-mutation.ts';
import { SidePanel } from '../panel/side-panel.tsx';
import type { Route } from './+types/customer';
import { CustomerParts } from './customer-parts.tsx';
import {
  type CustomerContext,
  type CustomerDetails,
  type CustomersSearch,
  customersPath,
  useCustomers,
} from './customers-search.ts';

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const { call } = context.get(apiContext);
  const [outcome, history] = await Promise.all([
    call('GET /admin/customers/:id', { params }),
    call('GET /admin/audit/:subjectKind/:subjectId', { params: { subjectKind: 'customer', subjectId: params.id } }),
  ]);
  if (!outcome.success && isMissing(outcome)) throw data(null, { status: 404 });
  return { outcome, history: history.success ? history.data : [] };
};

/** `/admin/customers/:id`: Customer Details, beside the list. */
const Customer = ({ params: { id }, loaderData: { outcome, history } }: Route.ComponentProps) => {
  const t = useWords('customers');
  const { search, rows } = useCustomers();
  const customer = outcome.success ? outcome.data : null;
  const place = rows.findIndex((row) => row.id === id);
  const pathTo = (index: number) => {
    const row = place < 0 ? undefined : rows[index];
    return row && customersPath(search, row.id);
  };
  const name = customer?.name || t('details.nobody');
  return (
    <>
      <SidePanel
        title={customer ? name : t('details.title')}
        label={customer ? `${t('details.title')}: ${name}` : t('details.title')}
        badges={customer && <CustomerBadges customer={customer} />}
        closePath={customersPath(search)}
        previousPath={pathTo(place - 1)}
        nextPath={pathTo(place + 1)}
        position={t('details.title')}
        actions={customer && !customer.isAnonymised && <CustomerActions customer={customer} search={search} />}
        isWide
      >
        {outcome.success ? (
          <CustomerParts customer={outcome.data} history={history} />
        ) : (
          <ListFailed title={t('details.failed')} failure={outcome} />
        )}
      </SidePanel>
      {customer && <Outlet context={{ search, customer } satisfies CustomerContext} />}
    </>
  );
};
export default Customer;

/** Badges for an account, an archived record and one to whom nobody should rent. */
const CustomerBadges = ({ customer: { hasAccount, isArchived, doNotRentReason } }: { customer: CustomerDetails }) => {
  const t = useWords('customers', 'details');
  return (
    <>
      {doNotRentReason && <Badge tone="danger">{t('doNotRent')}</Badge>}
      {isArchived && <Badge tone="warning">{t('archived')}</Badge>}
      <Badge tone={hasAccount ? 'confirmed' : 'neutral'}>{t(hasAccount ? 'account' : 'guest')}</Badge>
    </>
  );
};

type Props = { customer: CustomerDetails; search: CustomersSearch };

/** The actions on a customer; an archived one can be restored or anonymised. */
const CustomerActions = ({ customer: { id, isArchived }, search }: Props) => {
  const t = useWords('customers');
  const { run, isBusy } = useMutation();
  const restore = () => run('POST /admin/customers/:id/restore', { params: { id } }, { done: t('delete.restored') });
  const linkTo = (action: string) => ({
    to: customersPath(search, `${id}/${action}`),
    preventScrollReset: true,
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
          <LinkButton {...linkTo('edit')} look="brand">
            <Icon name="edit" size="sm" />
            {t('do.edit')}
          </LinkButton>
          <LinkButton to={`/admin/bookings/new?customerId=${id}`} size="sm">
            {t('do.book')}
          </LinkButton>
          <LinkButton {...linkTo('delete')} className="text-danger">
            {t('do.delete')}
          </LinkButton>
        </>
      )}
      <LinkButton {...linkTo('anonymise')} look="quiet" className="ml-auto text-danger!">
        {t('do.anonymise')}
      </LinkButton>
    </>
  );
};
