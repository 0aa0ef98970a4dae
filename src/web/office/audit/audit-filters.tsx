import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { RemovableChip } from '../../ui/removable-chip.tsx';
import { useFollowsAddress } from '../list/use-follows-address.ts';
import { useAuditWords } from '../timeline/use-audit-words.ts';
import { type AuditSearch, auditPath, filtersOn } from './audit-search.ts';
import { FilterSelect } from './filter-select.tsx';
import type { AuditChoices } from './read-audit.ts';
import { useFilterWords } from './use-filter-words.ts';

type Props = {
  search: AuditSearch;
  choices: AuditChoices /** Null where the list could not be read. */;
  total: number | null;
};

/** A plain form that asks the log, and a chip for each thing that is asked. */
export const AuditFilters = ({ search, choices, total }: Props) => {
  const { t } = useTranslation('audit', { keyPrefix: 'filter' });
  const words = useAuditWords();
  const form = useFollowsAddress(auditPath(search));
  return (
    <div className="grid gap-3 px-4 pt-4 pb-3 md:px-6">
      <Form
        ref={form}
        method="get"
        action="/admin/audit"
        role="search"
        aria-label={t('label')}
        className="grid grid-cols-2 items-end gap-x-2.5 gap-y-3 tablet:grid-cols-3 xl:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))_164px_164px_auto]"
      >
        <TextField
          label={t('search')}
          name="search"
          type="search"
          maxLength={100}
          required={false}
          defaultValue={search.search}
          placeholder={t('searchHint')}
          className="max-tablet:col-span-2"
        />
        <FilterSelect
          name="action"
          label={t('action')}
          chosen={search.action}
          named={choices.actions.map((one) => [one, words.action(one)])}
        />
        <FilterSelect
          name="subjectKind"
          label={t('subjectKind')}
          chosen={search.subjectKind}
          named={choices.subjectKinds.map((one) => [one, words.kind(one)])}
        />
        <FilterSelect
          name="actorId"
          className="max-sm:col-span-2"
          label={t('actorId')}
          chosen={search.actorId}
          named={choices.actors.map(({ id, name }) => [id, name])}
        />
        <DateField
          label={t('from')}
          name="from"
          required={false}
          defaultValue={search.from}
          className="max-sm:col-span-2"
        />
        <DateField label={t('to')} name="to" required={false} defaultValue={search.to} className="max-sm:col-span-2" />
        <Button type="submit" look="brand" size="sm" className="max-sm:col-span-2">
          {t('show')}
        </Button>
      </Form>
      <Chips search={search} choices={choices} />
      <p role="status" className="text-xs text-muted">
        {total !== null && t('found', { count: total })}
      </p>
    </div>
  );
};

const Chips = ({ search, choices }: Pick<Props, 'search' | 'choices'>) => {
  const { t } = useTranslation('audit', { keyPrefix: 'filter' });
  const labelOf = useFilterWords(choices);
  const on = filtersOn(search);
  if (on.length === 0) return null;
  return (
    <ul aria-label={t('on')} className="flex flex-wrap items-center gap-1.5">
      {on.map((name) => (
        <li key={name}>
          <RemovableChip to={auditPath({ ...search, [name]: '', page: 1 })} label={labelOf(name, search[name])} />
        </li>
      ))}
      {on.length > 1 && (
        <li>
          <Link to={auditPath({})} className="inline-flex min-h-9 items-center px-2 text-xs font-medium text-link">
            {t('clear')}
          </Link>
        </li>
      )}
    </ul>
  );
};
