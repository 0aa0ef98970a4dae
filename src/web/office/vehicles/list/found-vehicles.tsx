import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyList } from '../../list/empty-list.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import { Pager } from '../../list/pager.tsx';
import { StripLegend } from './day-strip.tsx';
import { FleetGrid } from './fleet-grid.tsx';
import { type FleetSearch, fleetPath, isNarrowed } from './fleet-search.ts';
import { FleetTable } from './fleet-table.tsx';
import type { Found } from './read-fleet.ts';

type Props = { search: FleetSearch; found: Found };

/** The vehicles as cards or rows; or why there are none. */
export const FoundVehicles = ({ search, found }: Props) => {
  const { t } = useTranslation('fleet');
  const { id: openId } = useParams();
  if (!found.success) return <ListFailed title={t('failed')} failure={found} />;
  const Shown = search.look === 'list' ? FleetTable : FleetGrid;
  return (
    <>
      <p role="status" className="sr-only">
        {t('found', { count: found.total, total: countText(found.total) })}
      </p>
      {found.data.length === 0 ? (
        <None search={search} />
      ) : (
        <>
          <Shown search={search} vehicles={found.data} openId={openId} />
          <StripLegend />
        </>
      )}
      <Pager found={found} pathOf={(page) => fleetPath({ ...search, page })} />
    </>
  );
};

const None = ({ search }: { search: FleetSearch }) => {
  const { t } = useTranslation(['fleet', 'office']);
  const way = isNarrowed(search) ? (
    <LinkButton to={fleetPath({ look: search.look, columns: search.columns })} size="sm">
      {t('office:list.clear')}
    </LinkButton>
  ) : (
    <LinkButton to={fleetPath(search, 'import')} size="sm">
      {t('import.open')}
    </LinkButton>
  );
  return (
    <EmptyList
      icon="car"
      title={t('none.title')}
      text={t(isNarrowed(search) ? 'none.narrowed' : 'none.text')}
      action={way}
    />
  );
};
