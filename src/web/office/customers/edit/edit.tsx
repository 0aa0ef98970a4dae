import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import type { Failure } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { longFoot } from '../../form-dialog/long-foot.ts';
import { useDeed } from '../../live/use-deed.ts';
import { type CustomerDetails, useCustomer } from '../customers-context.ts';
import { customersPath } from '../customers-search.ts';
import { CustomerForm } from '../form/customer-form.tsx';
import { sentValues, typedValues, valuesOf } from '../form/form-values.ts';
import { useFieldErrors } from '../form/use-form-trouble.ts';
import { EditTrouble } from './edit-trouble.tsx';

const FORM = 'edit-customer';

/** `/admin/customers/:id/edit`: the dialog Edit Customer. It keeps what is typed while the customer changes behind it. */
const Edit = () => {
  const { customer, search } = useCustomer();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [seen, setSeen] = useState(customer);
  const [wantsStored, setWantsStored] = useState(false);
  useEffect(() => {
    if (!wantsStored || customer.version === seen.version) return;
    setSeen(customer);
    setWantsStored(false);
  }, [wantsStored, customer, seen]);
  const load = () => {
    setWantsStored(true);
    void revalidate();
  };
  const leave = () => void navigate(customersPath(search, customer.id), { preventScrollReset: true });
  return <EditDialog key={seen.version} seen={seen} onLoad={load} onClose={leave} />;
};
export default Edit;

type Props = { seen: CustomerDetails /** Takes what is stored now. */; onLoad: () => void; onClose: () => void };

const EditDialog = ({ seen, onLoad, onClose }: Props) => {
  const { t } = useTranslation('customers');
  const { run, isBusy } = useDeed();
  const { errorOf, refuse, refuseMissing } = useFieldErrors();
  const [trouble, setTrouble] = useState<Failure | 'needed' | null>(null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values = typedValues(new FormData(event.currentTarget));
    if (refuseMissing(values)) return setTrouble('needed');
    const body = { ...sentValues(values, { isNew: false }), version: seen.version };
    const failed = (failure: Failure) => {
      setTrouble(failure);
      refuse(failure);
    };
    const asked = { params: { id: seen.id }, body };
    const reply = await run('PUT /admin/customers/:id', asked, { done: t('edit.done'), failed });
    if (reply) onClose();
  };
  return (
    <Modal
      open
      foot={longFoot}
      onClose={onClose}
      title={t('edit.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('do.cancel')}</Button>
          <Button type="submit" form={FORM} look="accent" busy={isBusy && t('edit.busy')}>
            {t('edit.submit')}
          </Button>
        </>
      }
    >
      <CustomerForm
        id={FORM}
        values={valuesOf(seen)}
        errorOf={errorOf}
        trouble={trouble && <EditTrouble trouble={trouble} onLoad={onLoad} />}
        onSubmit={save}
      >
        {seen.hasAccount && <p className="text-xs text-subtle">{t('edit.shared')}</p>}
      </CustomerForm>
    </Modal>
  );
};
