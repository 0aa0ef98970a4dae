import type { ReactNode } from 'react';
import type { Draft } from '../draft/draft.ts';

type Props<Value extends string> = {
  legend: string;
  name: string;
  value: Value;
  choices: readonly (readonly [value: Value, word: string])[];
  onChoose: (value: Value) => void;
  hint?: ReactNode;
  className?: string;
};

/** A row of radio buttons. */
export const ChoiceRow = <Value extends string>(props: Props<Value>) => {
  const { legend, name, value, choices, onChoose, hint, className = '' } = props;
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex overflow-clip rounded-md border border-line-control">
        {choices.map(([choice, word]) => (
          <label
            key={choice}
            className="relative grid min-h-8.5 flex-1 place-items-center border-l border-line px-1.5 text-center text-xs font-medium quick first:border-l-0 hover:bg-hover has-checked:bg-brand-soft has-checked:text-on-brand-soft has-focus-visible:inset-ring-2 has-focus-visible:inset-ring-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChoose(choice)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-none opacity-0"
            />
            {word}
          </label>
        ))}
      </div>
      {hint && <p className="mt-1.5 text-xs leading-snug text-subtle">{hint}</p>}
    </fieldset>
  );
};

// Repeats the contract's values, since the browser may import only its types.
export const bodyTypes: readonly Draft['bodyType'][] = [
  ...(['city-car', 'hatchback', 'sedan', 'suv', 'pick-up', 'van', 'electric', 'luxury', 'scooter'] as const),
];
export const transmissions: readonly Draft['transmission'][] = ['automatic', 'manual'];
export const fuelTypes: readonly Draft['fuelType'][] = ['petrol', 'diesel', 'hybrid', 'electric'];
export const statuses: readonly Draft['status'][] = ['available', 'rented', 'maintenance'];
