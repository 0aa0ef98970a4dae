import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useDeed } from '../../live/use-deed.ts';
import { useCustomer } from '../customers-context.ts';
import { customersPath } from '../customers-search.ts';

const FORM = 'anonymise-customer';

/** `/admin/customers/:id/anonymise`: forgets the person, after their number was typed. */
const Anonymise = () => {
  const { t } = useTranslation('customers');
  const { customer, search } = useCustomer();
  const { run, isBusy } = useDeed();
  const say = useProblemWords();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const { id, version, customerNumber: number } = customer;
  const leave = () => void navigate(customersPath(search, id), { preventScrollReset: true });
  const isSure = typed.trim().toUpperCase() === number;
  const anonymise = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSure || isBusy) return;
    const asked = { params: { id }, body: { version } };
    const told = { done: t('anonymise.done'), failed: setTrouble };
    if (await run('POST /admin/customers/:id/anonymise', asked, told)) leave();
  };
  return (
    <Modal
      open
      onClose={leave}
      title={t('anonymise.title')}
      actions={
        <>
          <Button onClick={leave}>{t('do.cancel')}</Button>
          <Button type="submit" form={FORM} look="danger" disabled={!isSure} busy={isBusy && t('anonymise.busy')}>
            {t('anonymise.submit')}
          </Button>
        </>
      }
    >
      {trouble && <Alert tone="danger" title={say(trouble)} />}
      <p className="font-semibold">{customer.name}</p>
      <p className="text-muted">{t('anonymise.text')}</p>
      <p className="text-muted">{t('anonymise.keeps')}</p>
      <form id={FORM} onSubmit={anonymise} noValidate>
        <TextField
          label={t('anonymise.type', { number })}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
        />
      </form>
    </Modal>
  );
};
export default Anonymise;
