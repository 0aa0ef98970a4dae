import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import type { Client } from '../../../../api/client.ts';
import { apiContext, pageRequestContext } from '../../../../api/contexts.ts';
import type { Handle } from '../../../../shell/handle.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { unreachable } from '../../../forms/form-problem.ts';
import { textOf } from '../../../forms/form-text.ts';
import { sendForm } from '../../../forms/send-form.ts';
import { privateHeaders } from '../../../private-headers.ts';
import { EntryHead } from '../../entry/entry-head.tsx';
import { EntryPage } from '../../entry/entry-page.tsx';
import { tokenIn, useHiddenToken } from '../../entry/hidden-token.ts';
import { filledEmailCookie } from '../../login/filled-email.ts';
import { readMinLength } from '../field/strength.ts';
import type { Route } from './+types/confirm';
import { ChooseForm } from './choose-form.tsx';
import { type SetPassword, setPassword, statusOf } from './set-password.ts';

export const handle: Handle = { words: ['register', 'login', 'password', 'problems'] };
export const headers = privateHeaders;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const client = context.get(apiContext);
  const token = tokenIn(url);
  const [link, minLength] = await Promise.all([readLink(client, token), readMinLength(client)]);
  return { token, link, isInvited: url.searchParams.has('invited'), minLength };
};

type LinkState = 'open' | 'used' | 'over';

/** Whether the mailed link still works. Where nobody can say, the form finds out. */
const readLink = async ({ call }: Client, token: string): Promise<LinkState> => {
  if (token === '') return 'open';
  const answer = await call('POST /auth/password-reset/check', { body: { token } });
  if (!answer.success || answer.data.works) return 'open';
  return answer.data.isUsed ? 'used' : 'over';
};

/** Sets the password, then redirects to the login page with the e-mail filled in. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData();
  const result = await setPassword(context.get(apiContext), form);
  if (result.state !== 'done') return answer(result, form.has('invited'));
  const { origin } = context.get(pageRequestContext);
  const headers = { 'Set-Cookie': filledEmailCookie(result.email, origin) };
  return redirect('/login?reset=1', { status: 303, headers });
};

const answer = (result: Exclude<SetPassword, { state: 'done' }>, isInvited: boolean) =>
  data({ result, isInvited }, { status: statusOf(result) });

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, (form) => ({
    result: { state: 'refused', problem: unreachable, token: textOf(form, 'token') } as const,
    isInvited: form.has('invited'),
  }));

/**
 * `/password-reset/confirm?token=...`: sets a new password from a mailed link, after a reset request or an
 * invitation.
 */
const Confirm = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { t } = useTranslation('register', { keyPrefix: 'reset' });
  useHiddenToken(loaderData.token);
  const result = actionData?.result ?? null;
  const isInvited = actionData?.isInvited ?? loaderData.isInvited;
  const token = result && 'token' in result ? result.token : result ? '' : loaderData.token;
  const whyOver = () => {
    if (result) return 'over';
    return loaderData.link === 'open' ? 'missing' : loaderData.link;
  };
  return (
    <EntryPage title={t('choose')}>
      {token === '' || (!result && loaderData.link !== 'open') ? (
        <LinkOver isInvited={isInvited} why={whyOver()} />
      ) : (
        <ChooseForm token={token} isInvited={isInvited} minLength={loaderData.minLength} result={result} />
      )}
    </EntryPage>
  );
};
export default Confirm;

type Props = {
  isInvited: boolean;
  /** `missing`: opened without a token, as after a reload; the link in the mail still has it. */
  why: 'missing' | 'used' | 'over';
};

/** A link that was used, has expired, or has no token. */
const LinkOver = ({ isInvited, why }: Props) => {
  const { t } = useTranslation('register', { keyPrefix: 'reset' });
  return (
    <>
      {why === 'missing' && <EntryHead title={t('missing')}>{t('missingText')}</EntryHead>}
      {why === 'used' && <EntryHead title={t('used')}>{t('usedText')}</EntryHead>}
      {why === 'over' && <EntryHead title={t('over')}>{t(isInvited ? 'overInvited' : 'overText')}</EntryHead>}
      <LinkButton to={isInvited || why === 'used' ? '/login' : '/password-reset'} look="accent" size="lg" wide>
        {t(isInvited || why === 'used' ? 'signIn' : 'askAgain')}
      </LinkButton>
    </>
  );
};
