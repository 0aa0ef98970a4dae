import type { ComponentProps, ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { Failure } from '../../api/failure.ts';
import { useWords } from '../../languages/use-words.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListFailed } from './list-failed.tsx';
import { isNarrowed, type ListAddress, type ListSearch, listPath, looksOf } from './list-search.ts';
import { Pager, type ResultPage } from './pager.tsx';

type Props<Row, Filter extends string> = {
  list: ListAddress<Filter>;
  search: ListSearch<Filter>;
  outcome: Failure | (Readonly<{ success: true; data: readonly Row[] }> & (ResultPage | { total?: never }));
  /** The alert's title if loading failed. */
  failed: string;
  /** The texts for an empty list, and for no match, with the link that clears the filters. */
  none: ComponentProps<typeof EmptyList>;
  empty: Partial<ComponentProps<typeof EmptyList>>;
  /** The pager's texts; `isForMany` hides it if there is only one page. */
  pager?: Pick<ComponentProps<typeof Pager>, 'text' | 'keys'> & { isForMany?: boolean };
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list's rows with a pager, or why there are none. */
export const ListResults = <Row, Filter extends string>(props: Props<Row, Filter>) => {
  const {
    list,
    search,
    outcome,
    failed,
    none,
    empty: emptyProps,
    pager: { isForMany = false, ...pager } = {},
    children,
  } = props;
  const t = useWords('office', 'list');
  if (!outcome.success) return <ListFailed title={failed} failure={outcome} />;
  // Past the end, such as from an old address, the last page is shown.
  if (outcome.data.length === 0 && outcome.total)
    return <Navigate replace to={listPath(list, { ...search, page: outcome.totalPages })} />;
  const clear = (
    <LinkButton to={listPath(list, looksOf(list, search))} size="sm">
      {t('clear')}
    </LinkButton>
  );
  const empty = isNarrowed(list, search) ? { ...none, icon: 'search' as const, action: clear, ...emptyProps } : none;
  return (
    <>
      {outcome.data.length > 0 ? children(outcome.data) : <EmptyList {...empty} />}
      {outcome.total !== undefined && !(isForMany && outcome.totalPages === 1) && (
        <Pager {...pager} page={outcome} pathOf={(page) => listPath(list, { ...search, page })} />
      )}
    </>
  );
};
