import { type ReactNode, useId } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../icons.tsx';

export type FieldProps = {
  label: ReactNode;
  /** Why the value is needed, or its format. */
  hint?: ReactNode;
  /** The error message, which says what to do. */
  error?: string | undefined;
  optional?: boolean;
};

type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldProps & {
  id?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** The layout of every field: label, control, error, hint. */
export const Field = ({ label, hint, error, optional, id: given, className = '', children }: Props) => {
  const t = useWords('ui');
  const own = useId();
  const id = given ?? own;
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`grid min-w-0 grid-cols-1 content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {optional && <span className="font-regular text-subtle"> {t('optional')}</span>}
      </label>
      {children({ id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="text-xs leading-snug text-subtle">
          {hint}
        </p>
      )}
    </div>
  );
};

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-xs leading-snug font-medium text-danger">
    <Icon name="alert" size="sm" className="mt-px" />
    {children}
  </p>
);

/** The classes of an input, select or text area. */
export const controlClass =
  'block w-full min-w-0 min-h-(--control) rounded-md border border-line-control bg-surface px-3.5 leading-snug quick hover:border-muted focus:outline-hidden focus:border-focus focus:halo-focus/25 aria-invalid:border-danger-mark aria-invalid:halo-danger-mark/16 disabled:border-line-strong disabled:bg-sunken disabled:text-disabled';
