import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../api/routes.ts';

/** An entry of the audit log. */
export type Entry = DataOf<'GET /admin/audit'>[number];

/** Whether any change has a previous value; a new record or a plain action has none. */
export const hasChanged = ({ changes }: Pick<Entry, 'changes'>): boolean =>
  changes.some(({ before }) => before !== null && before !== undefined);

type Subject = NonNullable<Entry['subject']>;
type Family = 'deeds' | 'kinds' | 'fields';
type Sentence = Extract<ParseKeys<'audit'>, `actions.${string}`>;
type Word = Extract<ParseKeys<'audit'>, `${Family}.${string}`>;

/** The audit log's terms in the page's language. A term without a translation is shown by its key. */
export const useAuditWords = () => {
  const { t, i18n } = useTranslation('audit');
  const isSentence = (key: string): key is Sentence => i18n.exists(key, { ns: 'audit' });
  const isWord = (key: string): key is Word => i18n.exists(key, { ns: 'audit' });
  const wordOf = (family: Family, name: string): string => {
    const key = `${family}.${name}`;
    return isWord(key) ? t(key) : name;
  };
  const nameOf = ({ kind, id, name }: Subject): string => name || `${wordOf('kinds', kind)} ${shortOf(id)}`;
  const inSentence = ({ kind, id, name }: Subject): string => name || nameOf({ kind, id, name }).toLowerCase();
  return {
    /** `Ploy Nakarin cancelled booking BKK7QM4XD`. */
    sentence: ({ action, actor, subject }: Entry): string => {
      const key = `actions.${action}`;
      const who = actor?.name ?? t('nobody');
      const what = subject ? inSentence(subject) : '';
      return isSentence(key) ? t(key, { who, what }) : [who, action, what].filter(Boolean).join(' · ');
    },
    action: (action: string) => wordOf('deeds', action),
    kind: (kind: string) => wordOf('kinds', kind),
    field: (field: string) => wordOf('fields', field),
    name: nameOf,
  };
};

/** Shortens an id, still distinguishable. */
const shortOf = (id: string) => (id.length > 12 ? id.slice(-8) : id);
