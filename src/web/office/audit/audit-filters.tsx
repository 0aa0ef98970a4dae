import { countText } from '#kernel/paging.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDay } from '../../ui/dates.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useAuditWords } from '../timeline/audit-entry.ts';
import { type AuditChoices, type AuditFilter, type AuditSearch, auditList } from './audit-search.ts';

type Props = {
  search: AuditSearch;
  choices: AuditChoices;
  /** Null where the list could not be read. */
  total: number | null;
};

const choice = 'flex-[1_1_150px]';

/** The filters of the audit log: action, record, actor, days. */
export const AuditFilters = ({ search, choices, total }: Props) => {
  const t = useWords('audit', 'filter');
  const words = useAuditWords();
  const labelOf = useFilterWords(choices);
  return (
    <ListToolbar
      list={auditList}
      search={search}
      words={{ label: t('label'), search: t('search'), searchHint: t('searchHint'), show: t('show') }}
      asks={['action', 'subjectKind', 'actorId', 'from', 'to']}
      labelOf={labelOf}
      count={total === null ? null : t('found', { count: total, total: countText(total) })}
    >
      <FilterSelect
        isNamed
        name="action"
        label={t('action')}
        chosen={search.action}
        named={byWord(choices.actions.map((one) => [one, words.action(one)]))}
        className={choice}
      />
      <FilterSelect
        isNamed
        name="subjectKind"
        label={t('subjectKind')}
        chosen={search.subjectKind}
        named={byWord(choices.subjectKinds.map((one) => [one, words.kind(one)]))}
        className={choice}
      />
      <FilterSelect
        isNamed
        name="actorId"
        label={t('actorId')}
        chosen={search.actorId}
        named={byWord(choices.actors.map(({ id, name }) => [id, name]))}
        className={choice}
      />
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          label={t(end)}
          name={end}
          required={false}
          placeholder={t(end)}
          defaultValue={search[end]}
          className="flex-[1_1_150px] xl:flex-[0_0_172px]"
        />
      ))}
    </ListToolbar>
  );
};

const byWord = (named: [value: string, word: string][]) => named.sort(([, a], [, b]) => a.localeCompare(b));

/** The chip label of an active filter, such as `From 1 Nov 2026`. */
const useFilterWords = ({ actors }: AuditChoices): ((name: AuditFilter, value: string) => string) => {
  const t = useWords('audit', 'filter');
  const language = useLanguage();
  const words = useAuditWords();
  return (name, value) => {
    if (name === 'search') return `“${value}”`;
    if (name === 'action') return words.action(value);
    if (name === 'subjectKind') return words.kind(value);
    if (name === 'actorId') return actors.find(({ id }) => id === value)?.name ?? value;
    return `${t(name)} ${formatDay(value, language, { weekday: false, year: true })}`;
  };
};
