import { useState } from 'react';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import type { Booking } from '../booking.ts';

/** Shows the newest e-mail about a booking, or the first one, and its recipient, then sends it. */
export const EmailDialog = ({ booking: { id, version }, onClose }: { booking: Booking; onClose: () => void }) => {
  const t = useWords('bookings', 'emailing');
  const word = useWords('bookings', 'do');
  const say = useProblemWords();
  const { run, isBusy } = useMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { answer, retry } = useLatest(`${id} ${version}`, (signal) =>
    api.call('GET /admin/bookings/:id/email', { params: { id }, signal }),
  );
  const mail = answer?.success ? answer.data : null;
  const send = async () => {
    if (!mail) return;
    setFailure(null);
    const sent = await run(
      'POST /admin/bookings/:id/resend-email',
      { params: { id }, query: mail.mailId === null ? {} : { mailId: mail.mailId } },
      { done: mail.isMailOff ? t('waits') : word('emailed'), failed: setFailure },
    );
    if (sent) onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {mail && (
            <Button look="accent" busy={isBusy && word('emailing')} onClick={send}>
              {t(mail.isMailOff ? 'queue' : 'send')}
            </Button>
          )}
        </>
      }
    >
      {!answer && <Skeleton className="h-32 w-full" />}
      {answer && !answer.success && <NotWritten failure={answer} retry={retry} />}
      {mail && (
        <>
          {mail.mailId === null && <Alert tone="info" title={t('first')} />}
          {mail.isMailOff && (
            <Alert tone="warning" title={t('off')}>
              {t('offText')}
            </Alert>
          )}
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
            <dt className="text-muted">{t('to')}</dt>
            <dd className="wrap-anywhere">{`${mail.to.name}, ${mail.to.address}`}</dd>
            <dt className="text-muted">{t('subject')}</dt>
            <dd className="wrap-anywhere">{mail.subject}</dd>
            {mail.attachments.length > 0 && (
              <>
                <dt className="text-muted">{t('attached')}</dt>
                <dd className="wrap-anywhere">{mail.attachments.join(', ')}</dd>
              </>
            )}
          </dl>
          <section
            aria-label={t('text')}
            className="rounded-md bg-sunken px-4 py-3 text-xs whitespace-pre-wrap wrap-anywhere"
          >
            {mail.plain}
          </section>
        </>
      )}
      {failure && (
        <Alert tone="danger" title={word('notEmailed')}>
          {say(failure)}
        </Alert>
      )}
    </Modal>
  );
};

/** Why there is nothing to send. */
const NotWritten = ({ failure, retry }: { failure: Failure; retry: () => void }) => {
  const t = useWords('bookings', 'emailing');
  const word = useWords('bookings', 'do');
  const say = useProblemWords();
  if (failure.status === 409)
    return <Alert tone="info" title={failure.error === 'booking.no-mail' ? word('noMail') : say(failure)} />;
  return (
    <RetryAlert tone="warning" title={t('notLoaded')} retry={retry}>
      {say(failure)}
    </RetryAlert>
  );
};
