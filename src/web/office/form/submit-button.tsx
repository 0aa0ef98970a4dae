import { type ComponentProps, type ReactNode, useId } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { Button } from '../../ui/button.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'disabled'> & {
  /** Why it cannot be pressed yet, a sentence a line; null when it can. */
  blocked: ReactNode;
};

/** The main button of a form: grey as long as something is missing, and beside it stands what. */
export const SubmitButton = ({ blocked, ...button }: Props) => {
  const id = useId();
  return (
    <>
      <p id={id} role="status" className="mr-auto self-center text-xs whitespace-pre-line text-muted empty:hidden">
        {blocked}
      </p>
      <Button {...button} disabled={blocked !== null} aria-describedby={blocked === null ? undefined : id} />
    </>
  );
};

/** Says which fields still have to be filled in, by their labels; null when none is empty. */
export const useMissing = (): ((fields: readonly (readonly [label: string, value: string])[]) => string | null) => {
  const t = useWords('office', 'form');
  return (fields) => {
    const empty = fields.filter(([, value]) => value.trim() === '').map(([label]) => label);
    return empty.length === 0 ? null : t('missing', { fields: empty.join(', ') });
  };
};
