import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icons.tsx';
import { checkboxClass, tickClass } from './checkbox-look.ts';
import { FieldError } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  error?: string | undefined;
};

export const Checkbox = ({ label, error, ...input }: Props) => {
  const own = useId();
  const id = input.id ?? own;
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        className="flex min-h-7 items-start gap-2.5 py-0.5 touch:min-h-11 touch:py-2.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-disabled"
      >
        <span className="relative mt-px grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={checkboxClass}
          />
          <Icon name="check" size="xs" className={tickClass} />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};
