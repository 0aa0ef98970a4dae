import { useEffect, useRef, useState } from 'react';
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
  const inSight = useStepInSight(steps);
  const now = steps.find(({ name }) => name === inSight) ?? steps.find(({ isDone }) => !isDone);
  return (
    <nav aria-label={t('steps')} className="overflow-x-auto border-t border-line px-2 md:px-4">
      <ol className="flex gap-1 text-xs font-medium">
        {steps.map((step) => {
          const { name, number, isDone } = step;
          const isNow = step === now;
          const state = isDone ? 'done' : isNow ? 'now' : 'open';
          return (
            <li key={name} aria-current={isNow ? 'step' : undefined} className="max-bar:flex-1">
              <a
                href={`#${name}`}
                className={`flex min-h-11 items-center justify-center gap-2 rounded-md px-2 whitespace-nowrap quick hover:bg-hover ${isNow ? 'text-ink shadow-[inset_0_-2px_0_var(--brand)]' : 'text-muted'}`}
              >
                <span
                  className={`grid size-5.5 shrink-0 place-items-center rounded-full text-2xs figures ${dots[state]}`}
                >
                  {isDone ? <Icon name="check" size="xs" /> : number}
                </span>
                <span className={isNow ? '' : 'max-bar:sr-only'}>{t(name)}</span>
                {isDone && <span className="sr-only">{t('stepDone')}</span>}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

/** The step at the top of the window, once the page was scrolled; null before. */
const useStepInSight = (steps: readonly Step[]): string | null => {
  const [name, setName] = useState<string | null>(null);
  const names = useRef<readonly string[]>([]);
  names.current = steps.map((step) => step.name);
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight / 3;
      const passed = names.current.findLast((one) => {
        const top = document.getElementById(one)?.getBoundingClientRect().top;
        return top !== undefined && top < line;
      });
      setName(window.scrollY > 0 ? (passed ?? null) : null);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return name;
};
