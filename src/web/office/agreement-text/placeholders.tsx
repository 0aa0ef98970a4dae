import { textPlaceholders } from '#kernel/agreement-text.ts';
import { useWords } from '../../languages/use-words.ts';

/** How a text is written, and the names that it may use for what the booking gives. */
export const Placeholders = () => {
  const t = useWords('agreementText', 'editor');
  return (
    <div className="grid gap-2 text-xs text-muted">
      <p>{t('form')}</p>
      <h2 className="text-sm text-ink">{t('placeholders')}</h2>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {textPlaceholders.map((name) => (
          <div key={name} className="grid sm:contents">
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{t(`placeholder.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
