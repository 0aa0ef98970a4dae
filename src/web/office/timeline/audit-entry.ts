import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';

/** An entry of the audit log. */
export type Entry = DataOf<'GET /admin/audit'>[number];

/** Whether any change has a previous value; a new record or a plain action has none. */
export const hasChanged = ({ changes }: Pick<Entry, 'changes'>): boolean =>
  changes.some(({ before }) => before !== null && before !== undefined);

type Subject = NonNullable<Entry['subject']>;
type Family = 'deeds' | 'kinds' | 'fields';

/** The audit log's terms in the page's language. A term without a translation is shown by its key. */
export const useAuditWords = () => {
  const t = useWords('audit');
  const wordOf = (family: Family, name: string): string => t.find(`${family}.${name}`) ?? name;
  const nameOf = ({ kind, id, name }: Subject): string => name || `${wordOf('kinds', kind)} ${shortOf(id)}`;
  const inSentence = ({ kind, id, name }: Subject): string => name || nameOf({ kind, id, name }).toLowerCase();
  return {
    /** `Ploy Nakarin cancelled booking BKK7QM4XD`. */
    sentence: ({ action, actor, subject }: Entry): string => {
      const who = actor?.name ?? t('nobody');
      const what = subject ? inSentence(subject) : '';
      return t.find(`actions.${action}`, { who, what }) ?? [who, action, what].filter(Boolean).join(' · ');
    },
    action: (action: string) => wordOf('deeds', action),
    kind: (kind: string) => wordOf('kinds', kind),
    field: (field: string) => wordOf('fields', field),
    name: nameOf,
  };
};

/** Shortens an id, still distinguishable. */
const shortOf = (id: string) => (id.length > 12 ? id.slice(-8) : id);
