import { useWords } from '../../languages/use-words.ts';
import { Star } from '../stars.tsx';
import { FieldError } from './field.tsx';

type Props = {
  id: string;
  name: string;
  label: string;
  /** The initial rating; null for none. */
  given: number | null;
  error?: string | undefined;
  onChange?: () => void;
};

/** One to five stars as radio buttons, which work with the arrow keys and without scripts. */
export const StarChoice = ({ id, name, label, given, error, onChange }: Props) => {
  const t = useWords('ui');
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="grid justify-items-start gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="-ml-2 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className={`relative grid size-11 cursor-pointer place-items-center rounded-md ${error ? 'text-danger-mark' : 'text-line-control'} has-focus-visible:outline-2 has-focus-visible:outline-focus has-checked:text-star [&:has(~label_:checked)]:text-star [&:has(:checked)>svg]:fill-current [&:has(~label_:checked)>svg]:fill-current quick hover:text-star`}
          >
            <input
              type="radio"
              id={stars === 1 ? id : undefined}
              name={name}
              value={stars}
              required
              defaultChecked={stars === given}
              onChange={onChange}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star className="size-8 fill-none" />
            <span className="sr-only">{t('stars', { count: stars })}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
};
