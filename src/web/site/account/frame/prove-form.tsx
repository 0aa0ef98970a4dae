import { useWords } from '../../../languages/use-words.ts';
import { ProofFields } from './proof-fields.tsx';
import type { Proving } from './proving.ts';
import { SectionForm } from './section-form.tsx';
import { useFieldError } from './use-field-error.ts';

type Props = { section: string; proving: Proving; me: { email: string } };

/** Asks who is signed in for the password, and the code where there is a second step, and sends the form again. */
export const ProveForm = ({ section, proving: { withCode, carried, outcome }, me }: Props) => {
  const t = useWords('account', 'prove');
  const { errorOf, edit } = useFieldError(outcome);
  return (
    <SectionForm section={section} onChange={edit} outcome={outcome} submit={t('submit')} look="brand">
      <div>
        <h3 className="font-semibold">{t('title')}</h3>
        <p className="max-w-[65ch] text-sm text-muted">{t('lead')}</p>
      </div>
      <input type="hidden" name="proving" value={withCode ? 'with-code' : 'password'} />
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ProofFields section={section} me={me} withCode={withCode} errorOf={errorOf} />
    </SectionForm>
  );
};
