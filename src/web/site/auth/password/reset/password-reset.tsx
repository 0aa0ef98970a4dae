import { data } from 'react-router';
import { apiContext } from '../../../../api/contexts.ts';
import { useWords } from '../../../../languages/use-words.ts';
import type { Handle } from '../../../../shell/handle.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { unreachable } from '../../../forms/form-problem.ts';
import { sendForm } from '../../../forms/send-form.ts';
import { CheckMail } from '../../entry/check-mail.tsx';
import { EntryPage } from '../../entry/entry-page.tsx';
import type { Route } from './+types/password-reset';
import { AskForm } from './ask-form.tsx';
import { askReset, type ResetResult, readEmail, statusOf } from './ask-reset.ts';

export const handle: Handle = { words: ['register', 'login', 'problems'] };

export const action = async ({ request, context }: Route.ActionArgs) => {
  const result = await askReset(context.get(apiContext), await request.formData());
  return data(result, { status: statusOf(result) });
};

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, (form): ResetResult => ({ state: 'refused', problem: unreachable, email: readEmail(form) }));

/** `/password-reset`: requests a mail with a link to choose a new password. */
const PasswordReset = ({ actionData: result }: Route.ComponentProps) => {
  const t = useWords('register');
  return (
    <EntryPage title={t('reset.title')}>
      {result?.state === 'sent' ? (
        <CheckMail text={t('sent.reset', { email: result.email })}>
          <LinkButton to="/login" wide>
            {t('sent.back')}
          </LinkButton>
        </CheckMail>
      ) : (
        <AskForm result={result ?? null} />
      )}
    </EntryPage>
  );
};
export default PasswordReset;
