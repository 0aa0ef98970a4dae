import { Form, useNavigation } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { FormNotice } from '../../forms/form-notice.tsx';
import { EntryHead } from '../entry/entry-head.tsx';
import type { Confirmed } from './confirm-email.ts';

type Account = Readonly<{ email: string; isConfirmed: boolean }>;
type Props = { account: Account | null; result: Exclude<Confirmed, { state: 'done' }> | null };

/** Shown without a valid link: a signed-in user can request a new one, others must sign in first. */
export const AskAgain = ({ account, result }: Props) => {
  const t = useWords('register', 'verify');
  const isOver = result?.state === 'over';
  if (account?.isConfirmed)
    return (
      <>
        <EntryHead title={t('done')}>{t('already', { email: account.email })}</EntryHead>
        <LinkButton to="/bookings" look="accent" size="lg" wide>
          {t('bookings')}
        </LinkButton>
      </>
    );
  if (!account)
    return (
      <>
        <EntryHead title={t(isOver ? 'over' : 'title')}>{t(isOver ? 'overText' : 'signInText')}</EntryHead>
        <LinkButton to="/login?returnTo=%2Fverify-email" look="accent" size="lg" wide>
          {t('signIn')}
        </LinkButton>
      </>
    );
  return (
    <>
      <EntryHead title={t(isOver ? 'over' : 'title')}>
        {isOver ? t('overText') : t('noLink', { email: account.email })}
      </EntryHead>
      <AskForm email={account.email} result={result} />
    </>
  );
};

const AskForm = ({ email, result }: { email: string; result: Props['result'] }) => {
  const t = useWords('register', 'verify');
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action="/verify-email" className="grid gap-4.5">
      {!isBusy && result?.state === 'sent' && <Alert tone="success" title={t('sent', { email })} />}
      {!isBusy && result?.state === 'too-many' && (
        <Alert tone="danger" title={t('failed')}>
          {t('tooMany', { count: result.minutes })}
        </Alert>
      )}
      {!isBusy && result?.state === 'refused' && <FormNotice title={t('failed')} problem={result.problem} />}
      <Button type="submit" name="again" value="on" look="accent" size="lg" wide busy={isBusy && t('asking')}>
        {t('ask')}
      </Button>
    </Form>
  );
};
