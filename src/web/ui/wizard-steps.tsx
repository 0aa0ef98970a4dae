import { useWords } from '../languages/use-words.ts';
import { Icon } from './icons.tsx';

type Props = {
  names: readonly string[];
  /** Counted from 1. */
  current: number;
};

/** The progress through a wizard. On a phone only the current step shows its name. */
export const WizardSteps = ({ names, current }: Props) => {
  const t = useWords('ui');
  return (
    <ol
      aria-label={t('stepOf', { step: current, steps: names.length })}
      className="mr-auto ml-auto flex gap-1.5 text-sm font-medium md:gap-2"
    >
      {names.map((name, index) => (
        <Step key={name} name={name} number={index + 1} current={current} doneWord={t('stepDone')} />
      ))}
    </ol>
  );
};

type StepProps = { name: string; number: number; current: number; doneWord: string };

const Step = ({ name, number, current, doneWord }: StepProps) => {
  const isDone = number < current;
  const isNow = number === current;
  const dot = isNow
    ? 'border-brand bg-brand text-on-brand'
    : isDone
      ? 'border-transparent bg-brand-soft text-on-brand-soft'
      : 'border-line-control';
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={`flex items-center gap-2 whitespace-nowrap ${isNow ? 'text-ink' : isDone ? 'text-muted' : 'text-subtle'}`}
    >
      {number > 1 && (
        <span
          aria-hidden="true"
          className={`h-[1.5px] w-3 max-[479px]:hidden md:w-9 ${number <= current ? 'bg-brand' : 'bg-line-strong'}`}
        />
      )}
      <span
        className={`grid size-6 place-items-center rounded-full border-[1.5px] text-2xs font-semibold figures ${dot}`}
      >
        {isDone ? <Icon name="check" size="sm" /> : number}
      </span>
      <span className={isNow ? 'max-md:text-xs max-[389px]:sr-only' : 'max-lg:sr-only'}>{name}</span>
      {isDone && <span className="sr-only">({doneWord})</span>}
    </li>
  );
};
