import { Form, Link, useLocation, useNavigation } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useEdited } from '../../forms/use-edited.ts';
import { EntryHead } from '../entry/entry-head.tsx';
import { CodeNotice } from './code-notice.tsx';
import type { Step } from './step.ts';

/**
 * The two-factor step. Switching between app code and recovery code submits this form, so that it works without
 * scripts.
 */
export const CodeForm = ({ step }: { step: Extract<Step, { at: 'code' }> }) => {
  const t = useWords('login', 'code');
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const { search } = useLocation();
  const { by, problem, challenge } = step;
  const { isEdited, edit } = useEdited(problem);
  const reason = isEdited(by === 'code' ? 'code' : 'recoveryCode') ? null : problem?.reason;
  const isIncomplete = reason === 'incomplete';
  const isWrong = reason === 'wrong' || undefined;
  return (
    <Form key={by} method="post" noValidate={isReady} onChange={edit} className="grid gap-4.5">
      <EntryHead title={t('title')}>{t(by === 'code' ? 'lead' : 'recoveryLead')}</EntryHead>
      {!isBusy && <CodeNotice problem={problem} by={by} />}
      <input type="hidden" name="at" value="code" />
      <input type="hidden" name="by" value={by} />
      <input type="hidden" name="challenge" value={challenge} />
      {by === 'code' ? (
        <CodeField
          label={t('field')}
          name="code"
          autoFocus
          error={isIncomplete ? t('incomplete') : undefined}
          aria-invalid={isWrong}
        />
      ) : (
        <TextField
          label={t('recoveryField')}
          name="recoveryCode"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maxLength={40}
          error={isIncomplete ? t('recoveryIncomplete') : undefined}
          aria-invalid={isWrong}
        />
      )}
      <Checkbox name="trustComputer" label={t('trust')} />
      <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('busy')}>
        {t('submit')}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Button
          type="submit"
          formNoValidate
          look="link"
          size="sm"
          name="show"
          value={by === 'code' ? 'recovery' : 'code'}
        >
          {t(by === 'code' ? 'useRecovery' : 'useApp')}
        </Button>
        <Link to={`/login${search}`} className="py-1 text-sm text-link hover:underline">
          {t('cancel')}
        </Link>
      </div>
    </Form>
  );
};
