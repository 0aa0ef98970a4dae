import type { ComponentProps, FormEvent } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Props = Omit<FieldProps, 'optional'> & Pick<ComponentProps<'input'>, 'name' | 'id' | 'autoFocus' | 'onChange'>;

const boxes = ['1', '2', '3', '4', '5', '6'];

/** A code of six digits: one line of text, so that it is pasted and filled in whole, drawn as six boxes. */
export const CodeField = ({ label, hint, error, id, ...input }: Props) => (
  <Field {...{ label, hint, error, id }}>
    {(control) => (
      <div className="group relative h-13 md:h-14.5">
        <div aria-hidden="true" className="grid h-full grid-cols-6 gap-2">
          {boxes.map((box) => (
            <span
              key={box}
              className="rounded-md border border-line-control bg-surface quick group-hover:border-muted group-has-focus:border-focus group-has-focus:halo-focus/25 group-has-aria-invalid:border-danger-mark group-has-aria-invalid:halo-danger-mark/16"
            />
          ))}
        </div>
        <div className="@container absolute inset-0 overflow-clip">
          {/* The digits stand as far apart as the boxes. Wider than these, and clipped, so that the last one scrolls nothing. */}
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={12}
            {...input}
            {...control}
            onInput={keepDigits}
            className="h-full w-[calc(100cqw+4rem)] bg-transparent pl-[calc((100cqw-40px)/12-0.5ch)] text-2xl leading-none font-semibold tracking-[calc((100cqw+8px)/6-1ch)] figures focus:outline-hidden"
          />
        </div>
      </div>
    )}
  </Field>
);

const keepDigits = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
  const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, boxes.length);
  if (digits !== currentTarget.value) currentTarget.value = digits;
};
