import { Form, useNavigation } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useProblems } from '../../forms/use-problems.ts';
import { Help } from '../help.tsx';
import { type FindField, type FindProblem, type LookUpInput, missingLookUpFields, readLookUpInput } from './look-up.ts';

type Props = {
  /** Why the last attempt failed. */
  problem: FindProblem | null;
  written: LookUpInput;
};

/** The form for reference and e-mail. Works without scripts. */
export const FindForm = ({ problem, written }: Props) => {
  const t = useWords('myBooking', 'find');
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const { at, edit, check } = useProblems({
    answer: problem,
    inAnswer: problem?.reason === 'incomplete' ? asProblems(problem.missing) : [],
    look: (form) => asProblems(missingLookUpFields(readLookUpInput(form))),
  });
  const errorOf = (field: FindField) => at(field) && t(`missing.${field}`);
  return (
    <div className="page-width grid max-w-160 gap-6 pt-7 md:pt-14">
      <div>
        <h1 className="text-3xl leading-tight tracking-tight">{t('title')}</h1>
        <p className="mt-2 text-muted">{t('lead')}</p>
      </div>
      <Form method="post" noValidate={isReady} onChange={edit} onSubmit={check} className="grid max-w-102 gap-4.5">
        {problem && problem.reason !== 'incomplete' && !isBusy && <Problem problem={problem} />}
        <TextField
          id="bookingNumber"
          name="bookingNumber"
          label={t('reference')}
          hint={t('referenceHint')}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={written.bookingNumber}
          error={errorOf('bookingNumber')}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          maxLength={254}
          autoComplete="email"
          inputMode="email"
          defaultValue={written.email}
          error={errorOf('email')}
        />
        <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('busy')}>
          {t('submit')}
        </Button>
      </Form>
      <Help title={t('noReference')} />
    </div>
  );
};

const asProblems = (missing: readonly FindField[]) => missing.map((field) => ({ field }));

const Problem = ({ problem }: { problem: Exclude<FindProblem, { reason: 'incomplete' }> }) => {
  const t = useWords('myBooking', 'find');
  if (problem.reason === 'too-many')
    return (
      <Alert tone="danger" title={t('tooMany')}>
        {t('tooManyText', { count: problem.minutes })}
      </Alert>
    );
  return (
    <Alert tone="danger" title={t(problem.reason)}>
      {t(`${problem.reason}Text`)}
    </Alert>
  );
};
