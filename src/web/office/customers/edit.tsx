import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormDialog } from '../form/form-dialog.tsx';
import { useForm } from '../form/use-form.ts';
import { CustomerFields, fieldOf, toCustomerDraft, toCustomerInput } from './customer-fields.tsx';
import { customersPath, useCustomer } from './customers-search.ts';

/** `/admin/customers/:id/edit`: the dialog Edit Customer. Typed values survive a refresh of the customer. */
const Edit = () => {
  const { t } = useTranslation('customers');
  const { customer, search } = useCustomer();
  const navigate = useNavigate();
  const [seen, setSeen] = useState(customer);
  const form = useForm({
    name: 'edit-customer',
    begin: toCustomerDraft(seen),
    labelOf: (field) => t(`form.${field}`),
    fieldOf,
    notSaved: t('errors.update'),
  });
  const leave = () => void navigate(customersPath(search, seen.id), { preventScrollReset: true });
  const save = async () => {
    const request = { params: { id: seen.id }, body: { ...toCustomerInput(form.draft), version: seen.version } };
    if (await form.send('PUT /admin/customers/:id', request, { done: t('edit.done') })) leave();
  };
  const load = () => {
    setSeen(customer);
    form.restart(toCustomerDraft(customer));
  };
  return (
    <FormDialog
      form={{ ...form, save, latest: { load, isHere: customer.version !== seen.version } }}
      title={t('edit.title')}
      submit={t('edit.submit')}
      busy={t('edit.busy')}
      onClose={leave}
    >
      <CustomerFields text={form.text} />
      {seen.hasAccount && <p className="text-xs text-subtle">{t('edit.shared')}</p>}
    </FormDialog>
  );
};
export default Edit;
