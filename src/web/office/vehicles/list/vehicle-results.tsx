import { useParams } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { useWords } from '../../../languages/use-words.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ListResults } from '../../list/list-results.tsx';
import { StripLegend } from './fleet-cells.tsx';
import { FleetGrid } from './fleet-grid.tsx';
import { type FleetSearch, fleetList, fleetPath, type VehiclesOutcome } from './fleet-search.ts';
import { FleetTable } from './fleet-table.tsx';

type Props = { search: FleetSearch; outcome: VehiclesOutcome };

/** The vehicles as cards or rows, or why there are none. */
export const VehicleResults = ({ search, outcome }: Props) => {
  const t = useWords('fleet');
  const { id: openId } = useParams();
  const Shown = search.look === 'list' ? FleetTable : FleetGrid;
  const bringIn = (
    <LinkButton to={fleetPath(search, 'import')} size="sm">
      {t('import.open')}
    </LinkButton>
  );
  return (
    <>
      {outcome.success && (
        <p role="status" className="sr-only">
          {t('found', { count: outcome.total, total: countText(outcome.total) })}
        </p>
      )}
      <ListResults
        list={fleetList}
        search={search}
        outcome={outcome}
        failed={t('failed')}
        none={{ icon: 'car', title: t('none.title'), text: t('none.text'), action: bringIn }}
        empty={{ icon: 'car', text: t('none.narrowed') }}
      >
        {(vehicles) => (
          <>
            <Shown search={search} vehicles={vehicles} openId={openId} />
            <StripLegend />
          </>
        )}
      </ListResults>
    </>
  );
};
