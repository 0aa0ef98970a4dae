import { useState } from 'react';
import { useNavigate } from 'react-router';
import { checklistItems } from '#kernel/agreement-text.ts';
import { useWords } from '../../languages/use-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { FormProblem } from '../form/form-dialog.tsx';
import { SubmitButton, useMissing } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { useFormFrame } from '../form/use-form-frame.ts';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ChecklistFields } from './checklist.tsx';
import { Placeholders } from './placeholders.tsx';
import { Preview } from './preview.tsx';
import { draftOf, sentOf, type TextDraft } from './text-draft.ts';
import { ValidFrom } from './valid-from.tsx';
import type { TextVersion } from './version-list.tsx';

/** Writes the next version: both languages, the list, and from when it is signed. */
export const TextEditor = ({ newest }: { newest: TextVersion }) => {
  const t = useWords('agreementText', 'editor');
  const navigate = useNavigate();
  // A version that somebody else writes meanwhile is named, not built upon.
  const [basedOn] = useState(newest.number);
  const form = useForm<TextDraft>({
    name: 'agreement-text',
    begin: draftOf(newest),
    labelOf: (field) => t(field === 'english' ? 'english' : 'thai'),
    notSaved: t('notSaved'),
    fieldOf: (named) => (named === 'validFrom' ? 'day' : named),
  });
  const { draft, set } = form;
  const number = basedOn + 1;
  const missing = useMissing();
  const blocked = draft.start === 'later' ? missing([[t('day'), draft.day]]) : null;
  const save = async () => {
    const sent = { body: sentOf(draft, basedOn) };
    const done = await form.send('POST /admin/agreement-texts', sent, { done: t('saved', { number }) });
    if (done) void navigate(`/admin/agreement-text?version=${done.data.number}`);
  };
  const { fields, send } = useFormFrame({ ...form, save }, blocked, () => {});
  return (
    <form ref={fields} noValidate onSubmit={send}>
      <ScreenHead title={t('title')} text={t('basedOn', { number: basedOn })} />
      <div className="grid gap-5 px-4 pt-4 pb-10 md:px-6">
        <div className="grid gap-4 lg:grid-cols-2">
          <TextArea {...form.text('thai')} lang="th" rows={18} spellCheck={false} />
          <TextArea {...form.text('english')} lang="en" rows={18} />
        </div>
        <Placeholders />
        <ChecklistFields contains={draft.contains} onChange={(contains) => set({ contains })} />
        <ValidFrom draft={draft} set={set} error={form.errorOf('day')} />
        <StillOpen contains={draft.contains} />
        {form.problem?.isStale ? (
          <Alert tone="danger" title={t('notSaved')}>
            {t('newer', { number: newest.number })}
          </Alert>
        ) : (
          <FormProblem problem={form.problem} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <LinkButton to="/admin/agreement-text" look="quiet">
            {t('cancel')}
          </LinkButton>
          <Preview thai={draft.thai} english={draft.english} onWrong={form.refuse} />
          <SubmitButton type="submit" look="accent" busy={form.isBusy && t('busy')} blocked={blocked}>
            {t('save', { number })}
          </SubmitButton>
        </div>
      </div>
    </form>
  );
};

/** Says plainly that the version is saved without what is not ticked. */
const StillOpen = ({ contains }: Pick<TextDraft, 'contains'>) => {
  const t = useWords('agreementText', 'editor');
  const count = checklistItems.length - contains.length;
  if (count === 0) return null;
  return (
    <Alert tone="warning" title={t('stillOpen', { count })}>
      {t('stillOpenText')}
    </Alert>
  );
};
