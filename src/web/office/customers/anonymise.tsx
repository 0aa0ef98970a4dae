import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormProblem } from '../form/form-dialog.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { customersPath, useCustomer } from './customers-search.ts';

const FORM = 'anonymise-customer';

/** `/admin/customers/:id/anonymise`: erases the personal data, after the customer number was typed. */
const Anonymise = () => {
  const t = useWords('customers');
  const { customer, search } = useCustomer();
  const navigate = useNavigate();
  const { id, version, customerNumber: number } = customer;
  const form = useForm({
    name: 'anonymise',
    begin: { number: '' },
    labelOf: () => t('anonymise.type', { number }),
    notSaved: t('anonymise.failed'),
    asksToLeave: false,
  });
  const { draft, isBusy } = form;
  const leave = () => void navigate(customersPath(search, id), { preventScrollReset: true });
  const isSure = draft.number.trim().toUpperCase() === number;
  const anonymise = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSure || isBusy) return;
    const request = { params: { id }, body: { version } };
    if (await form.send('POST /admin/customers/:id/anonymise', request, { done: t('anonymise.done') })) leave();
  };
  return (
    <Modal
      open
      onClose={leave}
      title={t('anonymise.title')}
      actions={
        <>
          <Button onClick={leave}>{t('do.cancel')}</Button>
          <SubmitButton
            type="submit"
            form={FORM}
            look="danger"
            blocked={isSure ? null : t('anonymise.type', { number })}
            busy={isBusy && t('anonymise.busy')}
          >
            {t('anonymise.submit')}
          </SubmitButton>
        </>
      }
    >
      <FormProblem {...form} />
      <p className="font-semibold">{customer.name}</p>
      <p className="text-muted">{t('anonymise.text')}</p>
      <p className="text-muted">{t('anonymise.keeps')}</p>
      <form id={FORM} onSubmit={anonymise} noValidate>
        <TextField {...form.text('number')} autoComplete="off" />
      </form>
    </Modal>
  );
};
export default Anonymise;
