import { useState } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useBaht } from '../../ui/money.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { typedNumber } from '../form/typed-number.ts';
import { useAttemptKey } from '../form/use-attempt-key.ts';
import { useForm } from '../form/use-form.ts';
import { ChooseCredited } from './choose-credited.tsx';
import { ChooseReplaced } from './choose-replaced.tsx';
import { type Documents, type Issued, type IssueKind, toIssueFailure } from './issued.ts';

type Props = {
  bookingId: string;
  documents: Documents;
  kind: IssueKind;
  onIssued: (issued: Issued) => void;
  onClose: () => void;
};

/** Issues a document, or says why it cannot be issued. */
export const IssueDialog = (props: Props) => {
  const t = useWords('invoices');
  const say = useProblemWords();
  const { documents, kind, onClose } = props;
  // Kept from when the dialog opened: issuing here may make further documents impossible.
  const [refusal] = useState(documents.refusals[kind]);
  if (refusal === null) return <IssueForm {...props} />;
  return (
    <Modal
      open
      onClose={onClose}
      title={t(`issue.${kind}`)}
      actions={<Button onClick={onClose}>{t('issue.cancel')}</Button>}
    >
      <Alert tone="warning" title={say(toIssueFailure(refusal))} />
    </Modal>
  );
};

/** Asks for the buyer, or for the amount and reason of a credit note, then issues the document. */
const IssueForm = ({ bookingId, documents, kind, onIssued, onClose }: Props) => {
  const t = useWords('invoices');
  const baht = useBaht();
  const { key, renew, renewAfter } = useAttemptKey();
  const { buyer, creditable, amount: next } = documents;
  const leftOf = (id: string) => creditable.find((one) => one.id === id)?.amount ?? 0;
  const newest = creditable[0]?.id ?? '';
  const form = useForm({
    name: 'issue',
    // To another buyer goes what was issued, unless something else is to be issued.
    begin: {
      ...buyer,
      credits: newest,
      amount: `${leftOf(newest)}`,
      reason: '',
      replaces: next > 0 ? [] : documents.replaceable,
    },
    labelOf: (field) => t(`issue.${field}`),
    notSaved: t('issue.failed'),
    fieldOf: (named) => named.replace('buyer.', ''),
  });
  const { draft, text } = form;
  const save = async () => {
    const { amount, reason, credits, replaces, ...typed } = draft;
    const body =
      kind === 'credit-note'
        ? { kind, credits, amount: typedNumber(amount), reason }
        : { kind, buyer: typed, replaces };
    const done = await form.send(
      'POST /admin/bookings/:id/documents',
      { params: { id: bookingId }, body, headers: { 'Idempotency-Key': key } },
      {
        done: ({ data }) => t('issue.done', { name: t(`named.${data.kind}`, { number: data.number }) }),
        failed: renewAfter,
      },
    );
    if (done) onIssued(done.data);
  };
  return (
    <FormDialog
      form={{ ...form, save }}
      title={t(`issue.${kind}`)}
      submit={t('issue.submit')}
      busy={t('issue.busy')}
      onClose={onClose}
    >
      <div onChange={renew} className="grid gap-3">
        <p className="text-sm text-muted">
          {kind === 'credit-note'
            ? t('issue.creditText', { amount: baht(leftOf(draft.credits)) })
            : next > 0
              ? t('issue.text', { amount: baht(next) })
              : t('issue.again')}
        </p>
        {kind === 'credit-note' ? (
          <>
            <ChooseCredited
              documents={documents}
              chosen={draft.credits}
              onChoose={(credits) => form.set({ credits, amount: `${leftOf(credits)}` })}
            />
            <TextField {...text('amount')} inputMode="decimal" />
            <TextField {...text('reason')} maxLength={500} />
          </>
        ) : (
          <>
            <TextField {...text('name')} maxLength={200} />
            <TextArea
              {...text('address')}
              optional
              rows={2}
              maxLength={500}
              {...(kind === 'tax-invoice' && { hint: t('issue.addressHint') })}
            />
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField {...text('taxId')} optional inputMode="numeric" hint={t('issue.taxIdHint')} />
              <TextField {...text('branch')} optional inputMode="numeric" hint={t('issue.branchHint')} />
            </div>
            <ChooseReplaced
              documents={documents}
              chosen={draft.replaces}
              error={form.errorOf('replaces')}
              onChoose={(replaces) => form.set({ replaces })}
            />
          </>
        )}
      </div>
    </FormDialog>
  );
};
