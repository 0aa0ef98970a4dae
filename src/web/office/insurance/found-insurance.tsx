import { useTranslation } from 'react-i18next';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { Pager } from '../list/pager.tsx';
import { OptionCard } from './cards/option-card.tsx';
import { PackageCard } from './cards/package-card.tsx';
import type { Opened } from './dialogs/opened.ts';
import { type InsuranceSearch, insurancePath } from './insurance-search.ts';
import type { Read } from './read-insurance.ts';

type Props = { search: InsuranceSearch; read: Read; onOpen: (opened: Opened) => void };

/** The packages or options, or why there is none. */
export const FoundInsurance = ({ search, read, onOpen }: Props) => {
  const { t } = useTranslation('insurance', { keyPrefix: 'failed' });
  const { found } = read;
  if (!found.success) return <ListFailed title={t(read.tab)} failure={found} />;
  return (
    <>
      <PartsFailed read={read} />
      {found.data.length === 0 ? (
        <Nothing tab={read.tab} isFiltered={search.search !== '' || search.status !== ''} />
      ) : (
        <ul className="grid gap-3 px-4 pb-6 md:grid-cols-2 md:px-6 2xl:grid-cols-3">
          <Cards read={read} onOpen={onOpen} />
        </ul>
      )}
      <Pager found={found} pathOf={(page) => insurancePath({ ...search, page })} />
    </>
  );
};

const Cards = ({ read, onOpen }: Pick<Props, 'read' | 'onOpen'>) => {
  if (read.tab === 'options' && read.found.success)
    return read.found.data.map((option) => (
      <OptionCard
        key={option.id}
        option={option}
        onEdit={() => onOpen({ kind: 'options', id: option.id })}
        onDelete={() => onOpen({ kind: 'options', id: option.id, isDelete: true })}
      />
    ));
  if (read.tab !== 'packages' || !read.found.success) return null;
  const canEdit = read.options.success && read.categories.success;
  return read.found.data.map((one) => (
    <PackageCard
      key={one.id}
      sold={one}
      canEdit={canEdit}
      onEdit={() => onOpen({ kind: 'packages', id: one.id })}
      onDelete={() => onOpen({ kind: 'packages', id: one.id, isDelete: true })}
    />
  ));
};

/** Packages can be read without what they are made of, but not changed. */
const PartsFailed = ({ read }: Pick<Props, 'read'>) => {
  const { t } = useTranslation('insurance', { keyPrefix: 'failed' });
  if (read.tab === 'options') return null;
  const failure = [read.options, read.categories].find(({ success }) => !success);
  return failure && !failure.success ? <ListFailed title={t('options')} failure={failure} /> : null;
};

const Nothing = ({ tab, isFiltered }: { tab: Read['tab']; isFiltered: boolean }) => {
  const { t } = useTranslation('insurance', { keyPrefix: 'none' });
  if (isFiltered) return <EmptyList icon="search" title={t('found.title')} text={t('found.text')} />;
  return <EmptyList icon="shield" title={t(`${tab}.title`)} text={t(`${tab}.text`)} />;
};
