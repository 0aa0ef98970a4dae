import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icons.tsx';

export type FieldTrouble = { /** The id of the field's control. */ id: string; sentence: string };

type Props = {
  troubles: readonly FieldTrouble[];
  /** How often the form was sent; each time the summary takes the focus. */
  attempt: number;
};

/** What is wrong in a form after it was sent, on top of it: takes the focus and leads to each field. */
export const ErrorSummary = ({ troubles, attempt }: Props) => {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (troubles.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="flex gap-3 rounded-md bg-danger-soft px-4 py-3.5 text-sm">
      <Icon name="alert" className="text-danger" />
      <div>
        <p className="font-semibold">{t('fieldsToCheck', { count: troubles.length })}</p>
        <ul className="mt-1">
          {troubles.map(({ id, sentence }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goTo(event, id)} className="inline-flex min-h-6 underline">
                {sentence}
              </a>
            </li>
          ))}
        </ul>
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
