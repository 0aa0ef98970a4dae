import { useNavigation } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { useEdited } from '../../forms/use-edited.ts';
import { CodeNotice } from './code-notice.tsx';
import type { CodeProblem, Enrolment } from './step.ts';

/**
 * Shows the secret for an authenticator app and asks for a code from it. After a wrong code the same secret is shown.
 */
export const EnrolmentFields = ({ enrolment, problem }: { enrolment: Enrolment; problem: CodeProblem | null }) => {
  const t = useWords('login');
  const isBusy = useNavigation().formMethod === 'POST';
  const { isEdited, edit } = useEdited(problem);
  const reason = isEdited('code') ? null : problem?.reason;
  return (
    <>
      <NewSecret {...enrolment} />
      {!isBusy && <CodeNotice problem={problem} />}
      {(['challenge', 'secret', 'uri', 'picture'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={enrolment[name]} />
      ))}
      <CodeField
        label={t('code.field')}
        name="code"
        hint={t('enrolment.enter')}
        error={reason === 'incomplete' ? t('code.incomplete') : undefined}
        aria-invalid={reason === 'wrong' || undefined}
        onChange={edit}
      />
    </>
  );
};

type Props = { secret: string; uri: string; picture: string };

/** The secret for an authenticator app: as a QR code, as text, and as a link for an app on the same phone. */
const NewSecret = ({ secret, uri, picture }: Props) => {
  const t = useWords('login', 'enrolment');
  return (
    <div className="grid gap-3 text-sm">
      <p>{t('scan')}</p>
      {picture && (
        <img
          src={picture}
          alt={t('picture')}
          width={192}
          height={192}
          className="justify-self-start rounded-md border border-line bg-white p-2 [image-rendering:pixelated]"
        />
      )}
      <p>{t('type')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 rounded-md bg-sunken px-3 py-1.5 font-medium wrap-anywhere">
          {grouped(secret)}
        </code>
        <CopyButton text={secret} />
      </div>
      {uri && (
        <p className="md:hidden">
          <a href={uri}>{t('open')}</a>
        </p>
      )}
    </div>
  );
};

/** Groups of four characters, which are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';
