import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../languages/use-language.ts';
import { formatDay } from '../../ui/dates.ts';
import { useAuditWords } from '../timeline/use-audit-words.ts';
import type { AuditFilter } from './audit-search.ts';
import type { AuditChoices } from './read-audit.ts';

/** What a filter that is on says of itself, such as `From 1 Nov 2026`. */
export const useFilterWords = ({ actors }: AuditChoices): ((name: AuditFilter, value: string) => string) => {
  const { t } = useTranslation('audit', { keyPrefix: 'filter' });
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
