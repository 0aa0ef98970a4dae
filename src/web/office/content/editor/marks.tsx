import type { RefObject } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import type { Words } from '../../../languages/word-keys.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { type Edit, type Mark, marked, named } from './marked-text.ts';
import type { Placeholders } from './page-draft.ts';

type Props = {
  area: RefObject<HTMLTextAreaElement | null>;
  placeholders: Placeholders;
  language: 'en' | 'th';
};

const signs: readonly (readonly [Mark, string, string?])[] = [
  ['bold', 'B', 'font-bold'],
  ['italic', 'I', 'italic'],
  ['heading', 'H2'],
  ['subheading', 'H3'],
];

const look =
  'grid min-h-8 min-w-8 place-items-center rounded-md px-1.5 text-sm text-muted quick hover:bg-hover hover:text-ink';

/** The Markdown toolbar, with the settings that a text can insert by name. */
export const Marks = ({ area, placeholders, language }: Props) => {
  const t = useWords('officeContent');
  const mark = (kind: Mark) => markIn(area.current, kind, examplesIn(t));
  const insert = (name: string) => {
    const isBlock = placeholders.blocks.some((one) => one === name);
    if (area.current && name) putInto(area.current, named(selectionOf(area.current), name, isBlock));
  };
  return (
    <div className="flex flex-wrap items-center gap-0.5 rounded-t-md border border-b-0 border-line-control bg-surface px-1.5 py-1">
      {signs.map(([kind, sign, style = '']) => (
        <button
          key={kind}
          type="button"
          className={look}
          aria-label={`${sign}: ${t(`marks.${kind}`)}`}
          onClick={() => mark(kind)}
        >
          <span aria-hidden="true" className={style}>
            {sign}
          </span>
        </button>
      ))}
      <button type="button" className={look} aria-label={t('marks.link')} onClick={() => mark('link')}>
        <Icon name="link" size="sm" />
      </button>
      <button type="button" className={look} aria-label={t('marks.list')} onClick={() => mark('list')}>
        <Icon name="menu" size="sm" />
      </button>
      <Select
        look="bare"
        boxClass="ml-auto max-w-44"
        aria-label={t('marks.insert')}
        value=""
        onChange={({ currentTarget }) => insert(currentTarget.value)}
        className="min-h-8 max-w-full field-sizing-content pl-1.5 text-xs text-muted quick hover:bg-hover"
      >
        <option value="">{t('marks.insert')}</option>
        <optgroup label={t('marks.values')}>
          {placeholders.values.map(({ name, value }) => (
            <option key={name} value={name}>
              {t(`names.${name}`)}: {value[language]}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('marks.blocks')}>
          {placeholders.blocks.map((name) => (
            <option key={name} value={name}>
              {t(`names.${name}`)}
            </option>
          ))}
        </optgroup>
      </Select>
    </div>
  );
};

export const examplesIn = (t: Words<'officeContent'>) => ({
  text: t('marks.example.text'),
  link: t('marks.example.link'),
  heading: t('marks.example.heading'),
  item: t('marks.example.item'),
});

export const markIn = (area: HTMLTextAreaElement | null, kind: Mark, examples: ReturnType<typeof examplesIn>): void => {
  if (area) putInto(area, marked(kind, selectionOf(area), examples));
};

/** Inserts as if typed, so that the browser's undo works. */
const putInto = (area: HTMLTextAreaElement, { from, until, insert, select }: Edit): void => {
  area.focus();
  area.setSelectionRange(from, until);
  if (!document.execCommand('insertText', false, insert)) {
    area.setRangeText(insert, from, until, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
};

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => ({
  text: value,
  from: selectionStart,
  until: selectionEnd,
});
