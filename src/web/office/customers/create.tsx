import { Link, useNavigate } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { customersPath, useCustomers } from './customers-search.ts';
import { NewCustomer } from './new-customer.tsx';

/** `/admin/customers/new`: creates a customer, then opens the record beside the list. */
const Create = () => {
  const t = useWords('customers', 'errors');
  const { search } = useCustomers();
  const navigate = useNavigate();
  return (
    <NewCustomer
      onClose={(made) => void navigate(customersPath(search, made?.id ?? ''), { preventScrollReset: true })}
      taken={(customerId) => (
        <Link to={customersPath(search, customerId)} className="font-medium text-link underline">
          {t('openExisting')}
        </Link>
      )}
    />
  );
};
export default Create;
