import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/failure.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useBaht } from '../../ui/money.tsx';
import { longFoot } from '../form-dialog/long-foot.ts';
import { useDeed } from '../live/use-deed.ts';
import { useAttemptKey } from '../payments/use-attempt-key.ts';
import { freshFields, type IssueFields, issueBody, troublesIn } from './issue-fields.ts';
import { type Documents, type Issued, type IssuedKind, refusalOf } from './issued.ts';

const FORM = 'issue-document';

type Props = {
  bookingId: string;
  documents: Documents;
  kind: IssuedKind;
  onIssued: (issued: Issued) => void;
  onClose: () => void;
};

/** Asks whom a document is made out to, or what a credit note is over and why; then it gets its number. */
export const IssueDialog = ({ bookingId, documents, kind, onIssued, onClose }: Props) => {
  const { t } = useTranslation('billing');
  const baht = useBaht();
  const say = useProblemWords();
  const { run, isBusy } = useDeed();
  const { key, renew, renewAfter } = useAttemptKey();
  const [fields, setFields] = useState(() => freshFields(documents));
  const [wasAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const most = documents.creditableAmount;
  const troubles = troublesIn(fields, kind, most);
  const refusal = documents.refusals[kind];
  const errorOf = (name: keyof IssueFields) => {
    const trouble = wasAsked && troubles[name];
    if (trouble) return t(`issue.${trouble}`, { amount: baht(most) });
    const refused = failure?.fields[name] ?? failure?.fields[`buyer.${name}`];
    return refused && say(refused);
  };
  const field = (name: keyof IssueFields) => ({
    label: t(`issue.${name}`),
    value: fields[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const { value } = currentTarget;
      setFields((before) => ({ ...before, [name]: value }));
      renew();
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isBusy || Object.keys(troubles).length > 0) return;
    setFailure(null);
    const done = await run(
      'POST /admin/bookings/:id/documents',
      { params: { id: bookingId }, body: issueBody(fields, kind, most), headers: { 'Idempotency-Key': key } },
      {
        done: ({ data }) => t('issue.done', { name: t(`named.${data.kind}`, { number: data.number }) }),
        failed: (refused) => {
          renewAfter(refused);
          setFailure(refused);
        },
      },
    );
    if (done) onIssued(done.data);
  };
  return (
    <Modal
      open
      foot={longFoot}
      onClose={onClose}
      title={t(`issue.${kind}`)}
      actions={
        <>
          <Button onClick={onClose}>{t('issue.cancel')}</Button>
          {refusal === null && (
            <Button type="submit" form={FORM} look="brand" busy={isBusy && t('issue.busy')}>
              {t('issue.submit')}
            </Button>
          )}
        </>
      }
    >
      {refusal !== null && <Alert tone="warning" title={say(refusalOf(refusal))} />}
      {failure && (
        <Alert tone="danger" title={t('issue.failed')}>
          {say(failure)}
        </Alert>
      )}
      {refusal === null && (
        <form id={FORM} noValidate onSubmit={submit} className="grid gap-3">
          <p className="text-sm text-muted">
            {kind === 'credit-note'
              ? t('issue.creditText', { amount: baht(most) })
              : t('issue.text', { amount: baht(documents.amounts[kind]) })}
          </p>
          {kind === 'credit-note' ? (
            <>
              <TextField {...field('amount')} inputMode="decimal" />
              <TextField {...field('reason')} maxLength={500} />
            </>
          ) : (
            <>
              <TextField {...field('name')} maxLength={200} />
              <TextArea {...field('address')} optional rows={2} maxLength={500} />
              <div className="grid gap-3 sm:grid-cols-2">
                <TextField {...field('taxId')} optional inputMode="numeric" hint={t('issue.taxIdHint')} />
                <TextField {...field('branch')} optional inputMode="numeric" hint={t('issue.branchHint')} />
              </div>
            </>
          )}
        </form>
      )}
    </Modal>
  );
};
