import type { ComponentProps } from 'react';
import { checkboxClass, tickClass } from '../../../ui/form/checkbox-look.ts';
import { radioClass } from '../../../ui/form/radio-look.ts';
import { Icon } from '../../../ui/icons.tsx';

type Choice = { value: string; label: string; count?: number | undefined };

type Props = {
  legend: string;
  name: string;
  /** The label of the first choice, which sets no filter. */
  all: string;
  choices: readonly Choice[];
  value: string;
  onChoose: (value: string) => void;
};

/** The values of a filter, of which one applies, each with the number of vehicles that it would leave. */
export const Choices = ({ legend, name, all, choices, value, onChoose }: Props) => (
  <Group legend={legend}>
    {[{ value: '', label: all, count: undefined }, ...choices].map((choice) => (
      <Row
        key={choice.value}
        {...choice}
        type="radio"
        name={name}
        checked={value === choice.value}
        onChange={() => onChoose(choice.value)}
      />
    ))}
  </Group>
);

type ManyProps = Pick<Props, 'legend' | 'name' | 'choices'> & {
  /** The values that apply; none sets no filter. */
  values: readonly string[];
  onChoose: (values: string[]) => void;
};

/** The values of a filter, of which any number apply, each with the number of vehicles that it alone would leave. */
export const ManyChoices = ({ legend, name, choices, values, onChoose }: ManyProps) => (
  <Group legend={legend}>
    {choices.map((choice) => (
      <Row
        key={choice.value}
        {...choice}
        type="checkbox"
        name={name}
        checked={values.includes(choice.value)}
        onChange={({ target: { checked, value } }) =>
          onChoose([...values.filter((one) => one !== value), ...(checked ? [value] : [])])
        }
      />
    ))}
  </Group>
);

const Group = ({ legend, children }: { legend: string; children: ComponentProps<'ul'>['children'] }) => (
  <fieldset className="border-t border-line py-4.5">
    <legend className="float-left mb-2 w-full text-sm font-semibold">{legend}</legend>
    <ul className="clear-both">{children}</ul>
  </fieldset>
);

type RowProps = ComponentProps<'input'> & { type: 'radio' | 'checkbox'; label: string; count?: number | undefined };

const Row = ({ label, count, type, ...input }: RowProps) => {
  const isOff = count === 0 && !input.checked;
  return (
    <li>
      <label
        className={`flex min-h-11 cursor-pointer items-center gap-2.5 py-0.5 lg:min-h-7.5 ${isOff ? 'text-disabled' : ''}`}
      >
        <span className="relative grid shrink-0 place-items-center">
          <input {...input} type={type} disabled={isOff} className={type === 'radio' ? radioClass : checkboxClass} />
          {type === 'checkbox' && <Icon name="check" size="xs" className={tickClass} />}
        </span>
        <span className="min-w-0">{label}</span>
        {count !== undefined && <span className="ml-auto text-xs text-subtle figures">{count}</span>}
      </label>
    </li>
  );
};
