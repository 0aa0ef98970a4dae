import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReplyOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useForm } from '../form/use-form.ts';
import { CustomerFields, fieldOf, toCustomerDraft, toCustomerInput } from './customer-fields.tsx';
import { customersPath, useCustomer } from './customers-search.ts';

const contact = ['firstName', 'lastName', 'email', 'phone'] as const;

/** `/admin/customers/:id/edit`: the dialog Edit Customer. Typed values survive a refresh of the customer. */
const Edit = () => {
  const t = useWords('customers');
  const { customer, search } = useCustomer();
  const navigate = useNavigate();
  const [seen, setSeen] = useState(customer);
  const form = useForm({
    name: 'edit-customer',
    begin: { ...toCustomerDraft(seen), correctBookings: true },
    labelOf: (field) => (field === 'correctBookings' ? '' : t(`form.${field}`)),
    fieldOf,
    notSaved: t('errors.update'),
  });
  const correctsContact = seen.openBookings > 0 && contact.some((name) => form.draft[name].trim() !== seen[name]);
  const leave = () => void navigate(customersPath(search, seen.id), { preventScrollReset: true });
  const save = async () => {
    const { correctBookings, ...draft } = form.draft;
    const { email, ...input } = toCustomerInput(draft);
    const body = {
      ...input,
      // Another e-mail takes a proof of who changes it.
      ...(email !== seen.email && { email }),
      version: seen.version,
      correctBookings: correctsContact && correctBookings,
    };
    const done = ({ data }: ReplyOf<'PUT /admin/customers/:id'>) =>
      [
        t('edit.done'),
        data.emailWaits && t('edit.emailWaits'),
        data.correctedBookings > 0 && t('edit.corrected', { count: data.correctedBookings }),
      ]
        .filter(Boolean)
        .join('. ');
    if (await form.send('PUT /admin/customers/:id', { params: { id: seen.id }, body }, { done })) leave();
  };
  const load = () => {
    setSeen(customer);
    form.restart({ ...toCustomerDraft(customer), correctBookings: true });
  };
  return (
    <FormDialog
      form={{ ...form, save, latest: { load, isHere: customer.version !== seen.version } }}
      title={t('edit.title')}
      submit={t('edit.submit')}
      busy={t('edit.busy')}
      onClose={leave}
    >
      <CustomerFields text={form.text} needsEmail={seen.hasAccount} />
      {correctsContact && (
        <Checkbox
          label={t('edit.correctBookings', { count: seen.openBookings })}
          checked={form.draft.correctBookings}
          onChange={({ currentTarget: { checked } }) => form.set({ correctBookings: checked })}
        />
      )}
      {seen.hasAccount && <p className="text-xs text-subtle">{t('edit.shared')}</p>}
    </FormDialog>
  );
};
export default Edit;
