import { useTranslation } from 'react-i18next';
import type { OfficePaymentMethod } from '#contract/office/settings.ts';
import type { Failure } from '../../../../api/failure.ts';
import { useLanguage } from '../../../../languages/use-language.ts';
import { useProblemWords } from '../../../../problems/use-problem-words.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Switch } from '../../../../ui/form/switch.tsx';
import { useBaht } from '../../../../ui/money.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useNotify } from '../../../../ui/toast/toasts.tsx';
import { useMutation } from '../../../live/use-mutation.ts';

type Props = { method: OfficePaymentMethod; onEdit: () => void };

/** A way to pay: its state, its limits, and the switch, which counts at once. */
export const MethodRow = ({ method, onEdit }: Props) => {
  const { t } = useTranslation('settings', { keyPrefix: 'payment.methods' });
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
