import { type ComponentProps, useCallback } from 'react';
import { formatNumber } from '#kernel/format-number.ts';
import { useWords } from '../../../languages/use-words.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ContactProblem } from './contact-problems.ts';
import { type ContactField, longest, type Written } from './written.ts';

export const idOf = (field: ContactField): string => `contact-${field}`;

export const useSentence = () => {
  const t = useWords('contact');
  return useCallback(
    ({ field, sentence }: ContactProblem): string => t(`problems.${sentence}`, { most: formatNumber(longest[field]) }),
    [t],
  );
};

const lines: readonly (Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoComplete'> & {
  name: 'name' | 'email' | 'subject';
})[] = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  { name: 'subject', autoComplete: 'off' },
];

type Props = {
  written: Written;
  at: (field: ContactField) => ContactProblem | undefined;
  isBusy: boolean;
};

/** The form's four fields, disabled while the message is being sent. */
export const ContactFields = ({ written, at, isBusy }: Props) => {
  const t = useWords('contact', 'form');
  const sentenceOf = useSentence();
  const errorOf = (field: ContactField) => {
    const problem = at(field);
    return problem && sentenceOf(problem);
  };
  return (
    <fieldset disabled={isBusy} className="grid min-w-0 gap-4.5">
      {lines.map(({ name, ...input }) => (
        <TextField
          key={name}
          {...input}
          id={idOf(name)}
          name={name}
          label={t(name)}
          maxLength={longest[name]}
          defaultValue={written[name]}
          error={errorOf(name)}
        />
      ))}
      <TextArea
        rows={8}
        id={idOf('message')}
        name="message"
        label={t('message')}
        maxLength={longest.message}
        defaultValue={written.message}
        error={errorOf('message')}
      />
    </fieldset>
  );
};
