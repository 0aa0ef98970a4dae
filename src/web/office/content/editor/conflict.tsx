import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Words } from '../../../languages/word-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { changedFields, draftOf, type EditedPage, type PageDraft } from './page-draft.ts';

type Props = { theirs: EditedPage; mine: PageDraft; onTakeTheirs: () => void; onTakeMine: () => void };

/** Somebody else saved the page meanwhile: both texts side by side, and the choice between them. */
export const Conflict = ({ theirs, mine, onTakeTheirs, onTakeMine }: Props) => {
  const t = useWords('officeContent');
  const language = useLanguage();
  const stored = draftOf(theirs);
  const moment = formatDayTime(theirs.lastUpdated, language, { weekday: false, year: true });
  return (
    <section role="alert" className="grid gap-4 rounded-md bg-warning-soft p-4 text-sm">
      <div className="flex items-start gap-3">
        <Icon name="alert" className="mt-px text-warning" />
        <div className="min-w-0">
          <h2 className="font-semibold">{t('conflict.title')}</h2>
          <p>{t('conflict.text')}</p>
        </div>
      </div>
      {changedFields(stored, mine).map((field) =>
        field === 'slug' ? null : (
          <div key={field} className="grid gap-2">
            <h3 className="text-xs font-semibold">{t(`changed.${field}`)}</h3>
            <div className="grid gap-2 lg:grid-cols-2">
              <Side
                title={t('conflict.theirs', { name: theirs.updatedBy ?? t('history.system'), moment })}
                text={textOf(stored[field], t)}
              />
              <Side title={t('conflict.mine')} text={textOf(mine[field], t)} />
            </div>
          </div>
        ),
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button size="sm" look="brand" onClick={onTakeMine}>
          {t('conflict.takeMine')}
        </Button>
      </div>
    </section>
  );
};

const textOf = (value: string | boolean, t: Words<'officeContent'>): string =>
  typeof value === 'string' ? value : t(value ? 'status.published' : 'status.draft');

const Side = ({ title, text }: { title: string; text: string }) => (
  <figure className="min-w-0 rounded-md border border-line bg-surface">
    <figcaption className="border-b border-line px-3 py-1.5 text-2xs text-muted">{title}</figcaption>
    <textarea
      readOnly
      aria-label={title}
      rows={4}
      value={text}
      className="block max-h-72 w-full field-sizing-content bg-transparent p-3 text-xs leading-body"
    />
  </figure>
);
