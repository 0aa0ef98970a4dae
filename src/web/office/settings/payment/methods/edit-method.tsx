import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficePaymentMethod } from '#contract/office/settings.ts';
import type { Failure } from '../../../../api/failure.ts';
import { useProblemWords } from '../../../../problems/use-problem-words.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/dialog/modal.tsx';
import { NumberField } from '../../../../ui/form/number-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useNotify } from '../../../../ui/toast/toasts.tsx';
import { longFoot } from '../../../form-dialog/long-foot.ts';
import { fieldsOf, type MethodField, sentOf } from './method-fields.ts';
import { useMethodChange } from './use-method-change.ts';

const FORM = 'edit-method';

type Props = { method: OfficePaymentMethod; onClose: () => void };

/** What a way to pay is called, from and up to which amount it is offered, and what is added for it. */
export const EditMethod = ({ method, onClose }: Props) => {
  const { t } = useTranslation('settings', { keyPrefix: 'payment.methods' });
  const { change, isBusy, sentenceOf } = useMethodChange(method.methodType);
  const notify = useNotify();
  const say = useProblemWords();
  const [typed, setTyped] = useState(fieldsOf(method));
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const [unread, setUnread] = useState<readonly MethodField[]>([]);
  const errorOf = (name: MethodField) => {
    if (unread.includes(name)) return t('number');
    const said = trouble?.fields[name];
    return said && say(said);
  };
  const field = (name: MethodField) => ({
    id: `${FORM}-${name}`,
    name,
    label: t(name),
    value: typed[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { body, unreadable } = sentOf(typed);
    setTrouble(null);
    setUnread(unreadable);
    if (unreadable.length > 0) return document.getElementById(`${FORM}-${unreadable[0]}`)?.focus();
    if (!(await change(body, setTrouble))) return;
    notify({ message: t('saved') });
    onClose();
  };
  return (
    <Modal
      open
      foot={longFoot}
      onClose={onClose}
      title={t('editTitle', { name: method.displayName })}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={FORM} look="accent" busy={isBusy && t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void save(event)} className="grid gap-4" autoComplete="off">
        {trouble && Object.keys(trouble.fields).length === 0 && <Alert tone="danger" title={sentenceOf(trouble)} />}
        <TextField {...field('displayName')} maxLength={100} />
        <TextField {...field('displayNameInThai')} optional lang="th" maxLength={100} />
        <TextField {...field('description')} optional maxLength={300} />
        <TextField {...field('descriptionInThai')} optional lang="th" maxLength={300} />
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField {...field('minAmount')} unit="฿" hasDecimals />
          <NumberField {...field('maxAmount')} unit="฿" hasDecimals />
          <NumberField {...field('processingFee')} unit="%" hasDecimals />
        </div>
        <p className="text-xs text-subtle">{t('feeHint')}</p>
      </form>
    </Modal>
  );
};
