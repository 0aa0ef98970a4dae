import { useEffect } from 'react';
import { data } from 'react-router';
import { apiContext, pageRequestContext } from '../../../api/contexts.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { useStoredLinkKey } from '../../../shell/link-key.ts';
import { forgetLinkKey } from '../../../shell/stored-link-key.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { unreachable } from '../../forms/form-problem.ts';
import { textOf } from '../../forms/form-text.ts';
import { sendForm } from '../../forms/send-form.ts';
import { leadOldLink } from '../../old-link.ts';
import { privateHeaders } from '../../private-headers.ts';
import { EntryHead } from '../entry/entry-head.tsx';
import { EntryPage } from '../entry/entry-page.tsx';
import { EntryWaiting } from '../entry/entry-waiting.tsx';
import { filledEmailCookie } from '../login/filled-email.ts';
import type { Route } from './+types/verify-email';
import { AskAgain } from './ask-again.tsx';
import { type Confirmed, confirmEmail, statusOf } from './confirm-email.ts';
import { ConfirmForm } from './confirm-form.tsx';

export const handle: Handle = { words: ['register', 'login', 'problems'] };
export const headers = privateHeaders;

/** Changes nothing, because mail scanners open the links in mails. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  leadOldLink(url, 'token');
  const me = await context.get(apiContext).call('GET /auth/me');
  const account = me.success ? { email: me.data.email, isConfirmed: me.data.emailVerified } : null;
  return { account };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const result = await confirmEmail(context.get(apiContext), await request.formData());
  const { origin } = context.get(pageRequestContext);
  const headers: [string, string][] =
    result.state === 'done' ? [['Set-Cookie', filledEmailCookie(result.email, origin)]] : [];
  return data(result, { status: statusOf(result), headers });
};

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(
    sent,
    (form): Confirmed => ({
      state: 'refused',
      problem: unreachable,
      token: textOf(form, 'token'),
    }),
  );

/** `/verify-email#token=...`: confirms an e-mail address from a mailed link, by a visitor who owns the account. */
const VerifyEmail = ({ loaderData: { account }, actionData: result }: Route.ComponentProps) => {
  const t = useWords('register', 'verify');
  const key = useStoredLinkKey();
  const isOver = result?.state === 'done' || result?.state === 'over';
  useEffect(() => {
    if (isOver) forgetLinkKey();
  }, [isOver]);
  const open = result?.state === 'refused' || result?.state === 'password' ? result : null;
  const token = result ? (open?.token ?? '') : key;
  return (
    <EntryPage title={t('title')}>
      {result?.state === 'done' ? (
        <ConfirmedNow isSignedIn={account !== null} />
      ) : token === null ? (
        <EntryWaiting>
          <ConfirmForm token={null} isSignedIn={account !== null} result={null} />
        </EntryWaiting>
      ) : token !== '' ? (
        <ConfirmForm token={token} isSignedIn={account !== null} result={open} />
      ) : (
        <AskAgain account={account} result={result ?? null} />
      )}
    </EntryPage>
  );
};
export default VerifyEmail;

/** Says that the e-mail is confirmed and links to the bookings, through the login page if nobody is signed in. */
const ConfirmedNow = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const t = useWords('register');
  return (
    <>
      <EntryHead takesFocus title={t('verify.done')} />
      <p>{t('verify.doneText')}</p>
      <LinkButton to={isSignedIn ? '/bookings' : '/login?returnTo=%2Fbookings'} look="accent" size="lg" wide>
        {t(isSignedIn ? 'verify.bookings' : 'sent.signIn')}
      </LinkButton>
    </>
  );
};
