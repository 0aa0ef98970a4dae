import { type ReactNode, useId } from 'react';
import { FieldError } from '../ui/form/field.tsx';

export type SegmentControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
};

type Props = {
  label: string;
  error?: string | undefined;
  className?: string;
  children: (control: SegmentControl) => ReactNode;
};

const box =
  'block w-full min-w-0 min-h-6.5 truncate bg-transparent text-[1.0625rem] leading-6.5 font-semibold tracking-snug figures focus:outline-hidden';

/** One field of the search card: a small label over a bare control; the whole part takes the click. */
export const Segment = ({ label, error, className = '', children }: Props) => {
  const id = useId();
  return (
    <div
      className={`relative grid min-w-0 content-center gap-px rounded-md px-3 py-2.5 text-left quick hover:bg-hover focus-within:inner-focus has-[[aria-invalid]]:inner-danger-mark before:absolute before:bg-line first:before:hidden max-lg:before:left-3 max-lg:before:right-0 max-lg:odd:before:left-0 max-lg:odd:before:right-3 max-lg:before:top-0 max-lg:before:h-px lg:before:inset-y-3.5 lg:before:left-0 lg:before:w-px md:px-4 md:py-3 ${className}`}
    >
      <label htmlFor={id} className="truncate text-xs font-medium text-subtle">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
        className: box,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};
