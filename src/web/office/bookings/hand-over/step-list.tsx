import { useWords } from '../../../languages/use-words.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { Step } from './steps.ts';

const dots = {
  done: 'bg-brand-soft text-on-brand-soft',
  now: 'bg-brand text-on-brand',
  open: 'border border-line-control',
};

/** The steps of a hand-over in its head: what is done, where one stands, and a press to each. */
export const StepList = ({ steps }: { steps: readonly Step[] }) => {
  const t = useWords('bookings', 'handOver');
  const now = steps.find(({ isDone }) => !isDone);
  return (
    <nav aria-label={t('steps')} className="overflow-x-auto border-t border-line px-2 md:px-4">
      <ol className="flex gap-1 text-xs font-medium">
        {steps.map((step) => {
          const { name, number, isDone } = step;
          const state = isDone ? 'done' : step === now ? 'now' : 'open';
          return (
            <li key={name} aria-current={state === 'now' ? 'step' : undefined} className="max-bar:flex-1">
              <a
                href={`#${name}`}
                className={`flex min-h-11 items-center justify-center gap-2 rounded-md px-2 whitespace-nowrap quick hover:bg-hover ${state === 'now' ? 'text-ink' : 'text-muted'}`}
              >
                <span
                  className={`grid size-5.5 shrink-0 place-items-center rounded-full text-2xs figures ${dots[state]}`}
                >
                  {isDone ? <Icon name="check" size="xs" /> : number}
                </span>
                <span className={state === 'now' ? '' : 'max-bar:sr-only'}>{t(name)}</span>
                {isDone && <span className="sr-only">{t('stepDone')}</span>}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
