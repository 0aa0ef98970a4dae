import { data, redirect } from 'react-router';
import { apiContext, pageRequestContext } from '../../../../api/contexts.ts';
import { useWords } from '../../../../languages/use-words.ts';
import type { Handle } from '../../../../shell/handle.ts';
import { useStoredLinkKey } from '../../../../shell/link-key.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { unreachable } from '../../../forms/form-problem.ts';
import { textOf } from '../../../forms/form-text.ts';
import { sendForm } from '../../../forms/send-form.ts';
import { leadOldLink } from '../../../old-link.ts';
import { privateHeaders } from '../../../private-headers.ts';
import { EntryHead } from '../../entry/entry-head.tsx';
import { EntryPage } from '../../entry/entry-page.tsx';
import { EntryWaiting } from '../../entry/entry-waiting.tsx';
import { filledEmailCookie } from '../../login/filled-email.ts';
import { readMinLength } from '../field/strength.ts';
import type { Route } from './+types/confirm';
import { ChooseForm } from './choose-form.tsx';
import { useLinkState } from './link-state.ts';
import { type SetPassword, setPassword, statusOf } from './set-password.ts';

export const handle: Handle = { words: ['register', 'login', 'password', 'problems'] };
export const headers = privateHeaders;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  leadOldLink(url, 'token');
  return { isInvited: url.searchParams.has('invited'), minLength: await readMinLength(context.get(apiContext)) };
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

/** `/password-reset/confirm#token=...`: sets a new password from a mailed link, after a reset request or an invitation. */
const Confirm = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useWords('register', 'reset');
  const key = useStoredLinkKey();
  const state = useLinkState(actionData ? null : key);
  const result = actionData?.result ?? null;
  const isInvited = actionData?.isInvited ?? loaderData.isInvited;
  const form = (token: string | null) => (
    <ChooseForm token={token} isInvited={isInvited} minLength={loaderData.minLength} result={result} />
  );
  const shown = () => {
    if (result) return 'token' in result ? form(result.token) : <LinkOver isInvited={isInvited} why="over" />;
    if (key === '') return <LinkOver isInvited={isInvited} why="missing" />;
    if (state === null) return <EntryWaiting>{form(null)}</EntryWaiting>;
    return state === 'open' ? form(key) : <LinkOver isInvited={isInvited} why={state} />;
  };
  return <EntryPage title={t('choose')}>{shown()}</EntryPage>;
};
export default Confirm;

type Props = {
  isInvited: boolean;
  /** `missing`: opened without a key, such as by a program that cuts links; the link in the mail still has it. */
  why: 'missing' | 'used' | 'over';
};

/** A link that was used, has expired, or has no token. */
const LinkOver = ({ isInvited, why }: Props) => {
  const t = useWords('register', 'reset');
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
