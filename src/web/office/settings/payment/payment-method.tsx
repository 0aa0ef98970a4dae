import type { OfficePaymentMethod } from '#contract/office/settings.ts';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBaht } from '../../../ui/money.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { typedNumber } from '../../form/typed-number.ts';
import { useForm } from '../../form/use-form.ts';
import { useMutation } from '../../live/use-mutation.ts';

type Props = { method: OfficePaymentMethod; onEdit: () => void };

/** A payment method: status, limits, and a switch that takes effect at once. */
export const MethodRow = ({ method, onEdit }: Props) => {
  const t = useWords('settings', 'payment.methods');
  const language = useLanguage();
  const baht = useBaht();
  const { run, isBusy } = useMutation();
  const notify = useNotify();
  const say = useProblemWords();
  const { methodType, enabled, minAmount, maxAmount, processingFee, notOffered } = method;
  const name = (language === 'th' && method.displayNameInThai) || method.displayName;
  const about = (language === 'th' && method.descriptionInThai) || method.description;
  const failed = (failure: Failure) => {
    const message = failure.status === 0 ? t('errorUpdating') : `${t('failedToUpdate')}. ${say(failure)}`;
    notify({ message, tone: 'problem' });
  };
  const change = (isOn: boolean) =>
    run('PATCH /admin/payment-methods/:methodType', { params: { methodType }, body: { enabled: isOn } }, { failed });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {name}
          <Badge tone={enabled ? 'success' : 'neutral'}>{t(enabled ? 'active' : 'inactive')}</Badge>
        </p>
        <p className="text-xs text-muted">{about}</p>
        <p className="text-2xs text-subtle figures">
          {t('limits', { from: baht(minAmount), to: baht(maxAmount) })}
          {processingFee > 0 && ` · ${t('fee', { percent: processingFee })}`}
        </p>
        {enabled && notOffered && notOffered !== 'disabled' && (
          <p className="text-xs text-warning">{t(`notOffered.${notOffered}`)}</p>
        )}
        {!enabled && notOffered === 'withdrawn' && <p className="text-xs text-subtle">{t('notOffered.withdrawn')}</p>}
      </div>
      <div className="ml-auto flex items-center gap-3">
        <span role="status" className="text-2xs text-muted">
          {isBusy && (
            <span className="flex items-center gap-1.5">
              <Spinner className="size-3" />
              {t('updating')}
            </span>
          )}
        </span>
        <Button size="xs" look="quiet" onClick={onEdit}>
          {t('edit')}
          <span className="sr-only"> {name}</span>
        </Button>
        <Switch
          label={name}
          isLabelHidden
          checked={enabled}
          disabled={isBusy || (notOffered === 'withdrawn' && !enabled)}
          onSwitch={(isOn) => void change(isOn)}
        />
      </div>
    </li>
  );
};

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

type EditMethodProps = { method: OfficePaymentMethod; onClose: () => void };

/** Edits a payment method's name, minimum and maximum amount, and surcharge. */
export const EditMethod = ({ method, onClose }: EditMethodProps) => {
  const t = useWords('settings', 'payment.methods');
  const form = useForm({
    name: 'edit-method',
    begin: draftOf(method),
    labelOf: (field) => t(field),
    notSaved: t('failedToUpdate'),
    notReached: t('errorUpdating'),
  });
  const { draft, text } = form;
  const save = async () => {
    const request = { params: { methodType: method.methodType }, body: sentOf(draft) };
    if (await form.send('PATCH /admin/payment-methods/:methodType', request, { done: t('saved') })) onClose();
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
