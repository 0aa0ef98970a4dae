import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/failure.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useDeed } from '../live/use-deed.ts';
import type { Difference } from './compared.ts';
import type { Period } from './period.ts';

const FORM = 'explain-difference';

type Props = { difference: Difference; period: Period; onClose: () => void };

/** Why a difference is as it is; an empty text takes that back. */
export const ExplainDialog = ({ difference, period, onClose }: Props) => {
  const { t } = useTranslation('reconciliation');
  const say = useProblemWords();
  const { run, isBusy } = useDeed();
  const [text, setText] = useState(difference.explanation?.text ?? '');
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    const body = { ...period, key: difference.key, text: text.trim() };
    const told = { done: t(body.text === '' ? 'explain.gone' : 'explain.done'), failed: setFailure };
    if (await run('POST /admin/reconciliation/explain', { body }, told)) onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('explain.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('explain.cancel')}</Button>
          <Button type="submit" form={FORM} look="brand" busy={isBusy && t('explain.busy')}>
            {t('explain.submit')}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert tone="danger" title={t('explain.failed')}>
          {say(failure)}
        </Alert>
      )}
      <p className="text-sm font-semibold">{t(`kind.${difference.kind}`)}</p>
      <p className="text-sm text-muted">{t('explain.text')}</p>
      <form id={FORM} noValidate onSubmit={submit}>
        <TextArea
          label={t('explain.field')}
          hint={t('explain.hint')}
          rows={3}
          maxLength={500}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </form>
    </Modal>
  );
};
