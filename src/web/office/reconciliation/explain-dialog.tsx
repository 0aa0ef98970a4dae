import { useTranslation } from 'react-i18next';
import { TextArea } from '../../ui/form/text-area.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useForm } from '../form/use-form.ts';
import type { Difference } from './compared.ts';
import type { Period } from './period.ts';

type Props = { difference: Difference; period: Period; onClose: () => void };

/** Why a difference is as it is; an empty text takes that back. */
export const ExplainDialog = ({ difference: { key, kind, explanation }, period, onClose }: Props) => {
  const { t } = useTranslation('reconciliation');
  const form = useForm({
    name: 'explain',
    begin: { text: explanation?.text ?? '' },
    labelOf: () => t('explain.field'),
    notSaved: t('explain.failed'),
  });
  const save = async () => {
    const { text } = form.draft;
    const told = { done: t(text.trim() === '' ? 'explain.gone' : 'explain.done') };
    if (await form.send('POST /admin/reconciliation/explain', { body: { ...period, key, text } }, told)) onClose();
  };
  return (
    <FormDialog
      form={{ ...form, save }}
      title={t('explain.title')}
      submit={t('explain.submit')}
      busy={t('explain.busy')}
      onClose={onClose}
    >
      <p className="text-sm font-semibold">{t(`kind.${kind}`)}</p>
      <p className="text-sm text-muted">{t('explain.text')}</p>
      <TextArea {...form.text('text')} hint={t('explain.hint')} rows={3} maxLength={500} />
    </FormDialog>
  );
};
