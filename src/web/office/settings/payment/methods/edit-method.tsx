import { useTranslation } from 'react-i18next';
import type { OfficePaymentMethod } from '#contract/office/settings.ts';
import { NumberField } from '../../../../ui/form/number-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { typedNumber } from '../../../form/typed-number.ts';
import { useForm } from '../../../form/use-form.ts';

const draftOf = (method: OfficePaymentMethod) => ({
  displayName: method.displayName,
  displayNameInThai: method.displayNameInThai ?? '',
  description: method.description,
  descriptionInThai: method.descriptionInThai ?? '',
  minAmount: `${method.minAmount}`,
  maxAmount: `${method.maxAmount}`,
  processingFee: `${method.processingFee}`,
});

const sentOf = (draft: ReturnType<typeof draftOf>) => ({
  ...draft,
  displayNameInThai: draft.displayNameInThai.trim() || null,
  descriptionInThai: draft.descriptionInThai.trim() || null,
  minAmount: typedNumber(draft.minAmount),
  maxAmount: typedNumber(draft.maxAmount),
  processingFee: typedNumber(draft.processingFee),
});

type Props = { method: OfficePaymentMethod; onClose: () => void };

/** What a way to pay is called, from and up to which amount it is offered, and what is added for it. */
export const EditMethod = ({ method, onClose }: Props) => {
  const { t } = useTranslation('settings', { keyPrefix: 'payment.methods' });
  const form = useForm({
    name: 'edit-method',
    begin: draftOf(method),
    labelOf: (field) => t(field),
    notSaved: t('failedToUpdate'),
    notReached: t('errorUpdating'),
  });
  const { draft, text } = form;
  const save = async () => {
    const asked = { params: { methodType: method.methodType }, body: sentOf(draft) };
    if (await form.send('PATCH /admin/payment-methods/:methodType', asked, { done: t('saved') })) onClose();
  };
  return (
    <FormDialog
      form={{ ...form, save }}
      title={t('editTitle', { name: method.displayName })}
      submit={t('save')}
      busy={t('saving')}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField {...text('displayName')} maxLength={100} />
        <TextField {...text('displayNameInThai')} optional lang="th" maxLength={100} />
        <TextField {...text('description')} optional maxLength={300} />
        <TextField {...text('descriptionInThai')} optional lang="th" maxLength={300} />
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField {...text('minAmount')} unit="฿" hasDecimals />
          <NumberField {...text('maxAmount')} unit="฿" hasDecimals />
          <NumberField {...text('processingFee')} unit="%" hasDecimals />
        </div>
        <p className="text-xs text-subtle">{t('feeHint')}</p>
      </div>
    </FormDialog>
  );
};
