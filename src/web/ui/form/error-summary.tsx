import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons.tsx';

export type FieldTrouble = Readonly<{ /** The id of the field's control. */ id: string; sentence: string }>;

/**
 * What a form lacks, after it was sent, joined by comma (document 1, section 5). Takes the focus each time a list of
 * troubles comes, and each sentence leads to its field.
 */
export const ErrorSummary = ({ troubles }: { troubles: readonly FieldTrouble[] }) => {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (troubles.length > 0) box.current?.focus();
  }, [troubles]);
  if (troubles.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="flex gap-3 rounded-md bg-danger-soft px-4 py-3.5 text-sm">
      <Icon name="alert" className="text-danger" />
      <div>
        <p className="font-semibold">{t('fieldsToCheck', { count: troubles.length })}</p>
        <p className="leading-7">
          {troubles.map(({ id, sentence }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <a href={`#${id}`} onClick={(event) => goTo(event, id)} className="text-danger underline">
                {index < troubles.length - 1 ? sentence.replace(/\.$/, '') : sentence}
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
