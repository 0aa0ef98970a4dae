import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { apiContext } from '../../../api/contexts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Handle } from '../../frame/handle.ts';
import { SignInPage } from '../../login/frame/sign-in-page.tsx';
import { CheckMail } from '../check-mail.tsx';
import { unreachable } from '../outcome.ts';
import type { Route } from './+types/password-reset';
import { AskForm } from './ask-form.tsx';
import { type AskedReset, askReset, readEmail, statusOf } from './ask-reset.ts';

export const handle: Handle = { words: ['join', 'login', 'refusals'] };

export const action = async ({ request, context }: Route.ActionArgs) => {
  const result = await askReset(context.get(apiContext), await request.formData());
  return data(result, { status: statusOf(result) });
};

/** A broken connection leaves the form as it is. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const email = readEmail(await request.clone().formData());
  try {
    return await serverAction();
  } catch (reason) {
    if (!(reason instanceof TypeError)) throw reason;
    const result: AskedReset = { state: 'refused', trouble: unreachable, email };
    return data(result, { status: 503 });
  }
};

/** `/password-reset`: a link to choose a new password, by mail. */
const PasswordReset = ({ actionData: result }: Route.ComponentProps) => {
  const { t } = useTranslation('join');
  return (
    <SignInPage title={t('reset.title')}>
      {result?.state === 'sent' ? (
        <CheckMail text={t('sent.reset', { email: result.email })}>
          <LinkButton to="/login" wide>
            {t('sent.back')}
          </LinkButton>
        </CheckMail>
      ) : (
        <AskForm result={result ?? null} />
      )}
    </SignInPage>
  );
};
export default PasswordReset;
