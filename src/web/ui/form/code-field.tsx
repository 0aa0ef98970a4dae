import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Props = Omit<FieldProps, 'optional'> &
  Pick<ComponentProps<'input'>, 'name' | 'id' | 'autoFocus' | 'onChange' | 'aria-invalid'>;

const boxes = ['1', '2', '3', '4', '5', '6'];

/**
 * A field for a six-digit code: one text input, so that the whole code can be pasted or filled in, drawn as six
 * boxes. The box of the next digit is highlighted.
 */
export const CodeField = ({ label, hint, error, id, ...input }: Props) => {
  const [count, setCount] = useState(0);
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setCount(keepDigits(currentTarget));
  const next = Math.min(count, boxes.length - 1);
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <div className="group relative h-13 md:h-14.5">
          <div aria-hidden="true" className="grid h-full grid-cols-6 gap-2">
            {boxes.map((box, index) => (
              <span
                key={box}
                className={`rounded-md border border-line-control bg-surface quick group-hover:border-muted ${index === next ? 'group-has-focus:border-focus group-has-focus:halo-focus/25' : ''} group-has-aria-invalid:border-danger-mark group-has-aria-invalid:halo-danger-mark/16`}
              />
            ))}
          </div>
          <div className="@container absolute inset-0 overflow-clip">
            {/* Spaces the digits like the boxes. Wider than these and clipped, so that the last digit causes no scrolling. */}
            <input
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              maxLength={12}
              {...input}
              {...control}
              aria-invalid={control['aria-invalid'] ?? input['aria-invalid']}
              onFocus={read}
              onInput={read}
              className="h-full w-[calc(100cqw+4rem)] bg-transparent pl-[calc((100cqw-40px)/12-0.5ch)] text-2xl leading-none font-semibold tracking-[calc((100cqw+8px)/6-1ch)] figures focus:outline-hidden"
            />
          </div>
        </div>
      )}
    </Field>
  );
};

/** Removes everything but the first six digits from the input; returns the number of digits. */
const keepDigits = (input: HTMLInputElement): number => {
  const digits = input.value.replaceAll(/\D/g, '').slice(0, boxes.length);
  if (digits !== input.value) input.value = digits;
  return digits.length;
};
