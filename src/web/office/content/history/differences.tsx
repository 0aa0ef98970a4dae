import type { DataOf } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { aroundChanges, type DiffLine, lineDiff } from './line-diff.ts';

const looks = {
  same: { sign: ' ', row: 'text-muted' },
  removed: { sign: '−', row: 'bg-danger-soft' },
  added: { sign: '+', row: 'bg-success-soft' },
} as const;

/** The parts in which two versions of a page differ. */
export const Differences = ({ from, to }: { from: PageParts; to: PageParts }) => {
  const t = useWords('officeContent');
  const words = { on: t('status.published'), off: t('history.off') };
  const [before, after] = [partsOf(from, words), partsOf(to, words)];
  const changed = after.filter(({ text }, index) => text !== before[index]?.text);
  if (changed.length === 0) return <p className="text-xs text-muted">{t('history.same')}</p>;
  return (
    <div className="grid gap-4">
      {changed.map(({ part, text, language }) => (
        <section key={part} className="grid min-w-0 gap-1.5">
          <h3 className="text-xs font-semibold">{t(`changed.${part}`)}</h3>
          <Lines
            language={language}
            lines={aroundChanges(lineDiff(before.find((one) => one.part === part)?.text ?? '', text))}
          />
        </section>
      ))}
    </div>
  );
};

const Lines = ({ lines, language }: { lines: readonly (DiffLine | null)[]; language: 'en' | 'th' | undefined }) => {
  const t = useWords('officeContent', 'history');
  return (
    <div className="overflow-hidden rounded-md border border-line text-xs leading-body">
      {lines.map((line, index) => {
        const key = `${index}`;
        if (!line)
          return (
            <div key={key} aria-hidden="true" className="bg-sunken px-2 text-subtle">
              …
            </div>
          );
        const { sign, row } = looks[line.kind];
        return (
          <div key={key} className={`grid grid-cols-[16px_minmax(0,1fr)] px-2 ${row}`}>
            <span aria-hidden="true">{sign}</span>
            <span className="wrap-anywhere whitespace-pre-wrap">
              {line.kind !== 'same' && <span className="sr-only">{t(line.kind)}: </span>}
              <span lang={language}>{line.text}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
};

type Version = DataOf<'GET /cms/pages/:id/revisions/:version'>;
type PageParts = Pick<
  Version,
  'title' | 'titleInThai' | 'content' | 'contentInThai' | 'metaDescription' | 'metaDescriptionInThai' | 'published'
>;

export const nothing: PageParts = {
  title: '',
  titleInThai: null,
  content: '',
  contentInThai: null,
  metaDescription: '',
  metaDescriptionInThai: null,
  published: false,
};

/** A page as labelled texts to compare, in form order. */
const partsOf = (page: PageParts, words: Readonly<{ on: string; off: string }>) => [
  { part: 'title', language: 'en', text: page.title } as const,
  { part: 'titleInThai', language: 'th', text: page.titleInThai ?? '' } as const,
  { part: 'content', language: 'en', text: page.content } as const,
  { part: 'contentInThai', language: 'th', text: page.contentInThai ?? '' } as const,
  { part: 'metaDescription', language: 'en', text: page.metaDescription } as const,
  { part: 'metaDescriptionInThai', language: 'th', text: page.metaDescriptionInThai ?? '' } as const,
  { part: 'published', language: undefined, text: page.published ? words.on : words.off } as const,
];
