import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ListResults } from '../../list/list-results.tsx';
import { StripLegend } from './fleet-cells.tsx';
import { FleetGrid } from './fleet-grid.tsx';
import { type FleetSearch, type Found, fleetList, fleetPath } from './fleet-search.ts';
import { FleetTable } from './fleet-table.tsx';

type Props = { search: FleetSearch; found: Found };

/** The vehicles as cards or rows; or why there are none. */
export const FoundVehicles = ({ search, found }: Props) => {
  const { t } = useTranslation('fleet');
  const { id: openId } = useParams();
  const Shown = search.look === 'list' ? FleetTable : FleetGrid;
  const bringIn = (
    <LinkButton to={fleetPath(search, 'import')} size="sm">
      {t('import.open')}
    </LinkButton>
  );
  return (
    <>
      {found.success && (
        <p role="status" className="sr-only">
          {t('found', { count: found.total, total: countText(found.total) })}
        </p>
      )}
      <ListResults
        {...{ list: fleetList, search, found }}
        failed={t('failed')}
        none={{ icon: 'car', title: t('none.title'), text: t('none.text'), action: bringIn }}
        noneFound={{ icon: 'car', text: t('none.narrowed') }}
      >
        {(vehicles) => (
          <>
            <Shown {...{ search, vehicles, openId }} />
            <StripLegend />
          </>
        )}
      </ListResults>
    </>
  );
};
