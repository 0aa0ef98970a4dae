import { radioClass } from '../../../ui/form/radio-look.ts';

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

/** The values of a filter, each with the number of vehicles that it would leave. */
export const Choices = ({ legend, name, all, choices, value, onChoose }: Props) => (
  <fieldset className="border-t border-line py-4.5">
    <legend className="float-left mb-2 w-full text-sm font-semibold">{legend}</legend>
    <ul className="clear-both">
      {[{ value: '', label: all, count: undefined }, ...choices].map((choice) => (
        <li key={choice.value}>
          <label
            className={`flex min-h-7.5 cursor-pointer items-center gap-2.5 py-0.5 ${choice.count === 0 && value !== choice.value ? 'text-disabled' : ''}`}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.count === 0 && value !== choice.value}
              onChange={() => onChoose(choice.value)}
              className={radioClass}
            />
            <span className="min-w-0">{choice.label}</span>
            {choice.count !== undefined && <span className="ml-auto text-xs text-subtle figures">{choice.count}</span>}
          </label>
        </li>
      ))}
    </ul>
  </fieldset>
);
