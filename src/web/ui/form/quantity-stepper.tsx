import { useWords } from '../../languages/use-words.ts';
import { IconButton } from '../icon-button.tsx';

type Props = {
  /** The name of the item counted, for the buttons' labels. */
  what: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
};

/**
 * A quantity between two buttons. A button at its limit stays focusable, so that keyboard users do not lose their
 * place.
 */
export const QuantityStepper = ({ what, value, min = 0, max = Number.POSITIVE_INFINITY, onChange }: Props) => {
  const t = useWords('ui');
  return (
    <fieldset
      aria-label={what}
      className="inline-grid min-w-0 grid-cols-[36px_32px_36px] items-center rounded-md border border-line-control bg-surface text-center font-semibold"
    >
      <StepButton icon="minus" name={t('fewer', { what })} isAtEnd={value <= min} onStep={() => onChange(value - 1)} />
      <output className="figures">{value}</output>
      <StepButton icon="plus" name={t('more', { what })} isAtEnd={value >= max} onStep={() => onChange(value + 1)} />
    </fieldset>
  );
};

type StepButtonProps = { icon: 'minus' | 'plus'; name: string; isAtEnd: boolean; onStep: () => void };

const StepButton = ({ isAtEnd, onStep, ...button }: StepButtonProps) => (
  <IconButton
    {...button}
    aria-disabled={isAtEnd ? true : undefined}
    onClick={isAtEnd ? undefined : onStep}
    className="text-link"
  />
);
