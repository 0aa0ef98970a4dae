import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { longFoot } from '../../form-dialog/long-foot.ts';
import { useDeed } from '../../live/use-deed.ts';
import { CustomerForm } from '../form/customer-form.tsx';
import { emptyValues, neededFields, sentValues, typedValues } from '../form/form-values.ts';
import { useFieldErrors } from '../form/use-form-trouble.ts';
import { Credentials } from './credentials.tsx';
import { useCreateWords } from './use-create-words.ts';

const FORM = 'new-customer';

export type Made = DataOf<'POST /admin/customers'>;

type Props = {
  onMade?: (made: Made) => void;
  /** Of the dialog that was left, or of what the customer signs in with. */
  onClose: (made: Made | null) => void;
  /** The way to whose the e-mail is already. */
  taken: (customerId: string) => ReactNode;
};

/** The dialog Create New Customer, then what the customer signs in with, once. It stands outside of other forms. */
export const NewCustomer = ({ onMade, onClose, taken }: Props) => {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const { run, isBusy } = useDeed();
  const { errorOf, refuse, refuseMissing, clear } = useFieldErrors();
  const [isComplete, setComplete] = useState(false);
  const [trouble, setTrouble] = useState<Failure | 'needed' | null>(null);
  const [made, setMade] = useState<Made | null>(null);

  const look = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget);
    setComplete(neededFields.every((name) => form.get(name) !== ''));
  };
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const values = typedValues(form);
    if (refuseMissing(values)) return setTrouble('needed');
    const body = { ...sentValues(values, { isNew: true }), language, invite: form.get('invite') === 'on' };
    const failed = (failure: Failure) => {
      setTrouble(failure);
      refuse(failure);
    };
    const reply = await run('POST /admin/customers', { body }, { failed });
    if (!reply) return;
    clear();
    setMade(reply.data);
    onMade?.(reply.data);
  };

  if (made) return <Credentials made={made} onClose={() => onClose(made)} />;
  return (
    <Modal
      open
      foot={longFoot}
      onClose={() => onClose(null)}
      title={t('create.title')}
      actions={
        <>
          <Button onClick={() => onClose(null)}>{t('do.cancel')}</Button>
          <Button type="submit" form={FORM} look="accent" disabled={!isComplete} busy={isBusy && t('create.busy')}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <CustomerForm
        id={FORM}
        values={emptyValues}
        errorOf={errorOf}
        addressHint={t('form.addressHint')}
        trouble={trouble && <Trouble {...{ trouble, taken }} />}
        onInput={look}
        onSubmit={create}
      >
        <Checkbox name="invite" defaultChecked label={t('form.invite')} />
      </CustomerForm>
    </Modal>
  );
};

const Trouble = ({ trouble, taken }: { trouble: Failure | 'needed' } & Pick<Props, 'taken'>) => {
  const { t } = useTranslation('customers', { keyPrefix: 'errors' });
  const say = useCreateWords();
  if (trouble === 'needed') return <Alert tone="danger" title={t('needed')} />;
  const { customerId } = trouble.details;
  return (
    <Alert tone="danger" title={say(trouble)}>
      {typeof customerId === 'string' && taken(customerId)}
    </Alert>
  );
};
