import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icons.tsx';
import { type ListAddress, type ListSearch, queryOf } from './list-search.ts';

type Props<Filter extends string> = {
  list: ListAddress<Filter>;
  search: ListSearch<Filter>;
  /** Parameters that only affect the list's look, and so are left out of the export. */
  except?: readonly Filter[];
};

/** Downloads the whole list as a file, with the current filters and columns. */
export const ExportLink = <Filter extends string>({ list, search, except = [] }: Props<Filter>) => {
  const t = useWords('office', 'list');
  const language = useLanguage();
  const parameters = Object.entries(queryOf(list, search)).filter(([name]) => !except.some((one) => one === name));
  const query = new URLSearchParams([
    ...parameters,
    ...(search.columns ? [['columns', search.columns]] : []),
    ['language', language],
  ]);
  return (
    <a href={`/api${list.path}/export?${query}`} download className={buttonClass('outline', 'sm')}>
      <Icon name="download" size="sm" />
      <span className="max-bar:in-[[data-head]]:sr-only">{t('export')}</span>
    </a>
  );
};
