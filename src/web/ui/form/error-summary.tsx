import { Fragment, useEffect, useRef } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../icons.tsx';

export type FieldProblem = Readonly<{
  /** The id of the field's control. */
  id: string;
  sentence: string;
}>;

/**
 * The errors of a submitted form, separated by commas. Takes the focus for each new list; each sentence links to its
 * field.
 */
export const ErrorSummary = ({ problems }: { problems: readonly FieldProblem[] }) => {
  const t = useWords('ui');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="flex gap-3 rounded-md bg-danger-soft px-4 py-3.5 text-sm">
      <Icon name="alert" className="text-danger" />
      <div>
        <p className="font-semibold">{t('fieldsToCheck', { count: problems.length })}</p>
        <p className="leading-7">
          {problems.map(({ id, sentence }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <a href={`#${id}`} onClick={(event) => goTo(event, id)} className="text-danger underline">
                {index < problems.length - 1 ? sentence.replace(/\.$/, '') : sentence}
              </a>
            </Fragment>
          ))}
        </p>
      </div>
    </div>
  );
};

const goTo = (event: { preventDefault: () => void }, id: string) => {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
};
