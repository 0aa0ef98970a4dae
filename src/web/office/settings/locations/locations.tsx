import { useState } from 'react';
import type { OfficeLocation } from '#contract/office/settings.ts';
import { apiContext } from '../../../api/contexts.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { RemoveRecord } from '../../form/remove-record.tsx';
import { EmptyList } from '../../list/empty-list.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import type { Route } from './+types/locations';
import { LocationForm } from './location-form.tsx';
import { Pairs } from './pairs.tsx';

export const handle: Handle = { words: ['locations', 'audit'] };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { call } = context.get(apiContext);
  const [outcome, pairs, categories] = await Promise.all([
    call('GET /admin/settings/locations'),
    call('GET /admin/settings/location-pairs'),
    call('GET /vehicle-categories'),
  ]);
  return { outcome, pairs, categories: categories.success ? categories.data : [] };
};

type OpenDialog = Readonly<{ edit: OfficeLocation | 'new' } | { remove: OfficeLocation }>;

/** `/admin/settings/locations`: the pick-up and return locations, and what a return elsewhere costs. Staff may edit them too. */
const Locations = ({ loaderData: { outcome, pairs, categories } }: Route.ComponentProps) => (
  <>
    <LocationList outcome={outcome} />
    <Pairs pairs={pairs} locations={outcome.success ? outcome.data : []} categories={categories} />
  </>
);
export default Locations;

const LocationList = ({ outcome }: Pick<Route.ComponentProps['loaderData'], 'outcome'>) => {
  const t = useWords('locations');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const chosen = dialog && 'edit' in dialog && dialog.edit !== 'new' ? dialog.edit : null;
  const edited = (outcome.success && outcome.data.find(({ id }) => id === chosen?.id)) || chosen;
  return (
    <section aria-labelledby="locations" className="overflow-clip rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-3 px-4 py-4 md:px-5">
        <div className="mr-auto">
          <h2 id="locations" className="text-base font-semibold">
            {t('title')}
          </h2>
          <p className="text-xs text-muted">{t('text')}</p>
        </div>
        <Button size="sm" look="accent" onClick={() => setDialog({ edit: 'new' })}>
          <Icon name="plus" size="sm" />
          {t('add')}
        </Button>
      </div>
      {!outcome.success && <ListFailed title={t('failed')} failure={outcome} />}
      {outcome.success && outcome.data.length === 0 && <EmptyList icon="pin" title={t('none')} text={t('noneText')} />}
      {outcome.success && outcome.data.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {outcome.data.map((location) => (
            <LocationRow
              key={location.id}
              location={location}
              onEdit={() => setDialog({ edit: location })}
              onDelete={() => setDialog({ remove: location })}
            />
          ))}
        </ul>
      )}
      {dialog && 'edit' in dialog && <LocationForm location={edited} onClose={close} />}
      {dialog && 'remove' in dialog && <DeleteLocation location={dialog.remove} onClose={close} />}
    </section>
  );
};

/** Confirms the deletion of a location; one used in bookings is archived, and the text says so. */
const DeleteLocation = ({ location, onClose }: { location: OfficeLocation; onClose: () => void }) => {
  const t = useWords('locations');
  return (
    <RemoveRecord
      route="DELETE /admin/settings/locations/:id"
      id={location.id}
      title={location.name}
      keep={t('cancel')}
      remove={t(location.isInUse ? 'archive' : 'delete')}
      busy={t(location.isInUse ? 'archiving' : 'deleting')}
      done={({ data }) => t(data.isArchived ? 'archived' : 'deleted')}
      notRemoved={t('failedToDelete')}
      onClose={onClose}
    >
      <p>{t(location.isInUse ? 'sureToArchive' : 'sure')}</p>
      <p className="text-sm text-muted">{t(location.isInUse ? 'archives' : 'deletes')}</p>
    </RemoveRecord>
  );
};

type LocationRowProps = { location: OfficeLocation; onEdit: () => void; onDelete: () => void };

/** A location: name in both languages, address, and whether visitors can choose it. */
const LocationRow = ({ location, onEdit, onDelete }: LocationRowProps) => {
  const t = useWords('locations');
  const isThai = useLanguage() === 'th';
  const { name, nameInThai, address, addressInThai, city, contactPhone, isAirport, hours, active } = location;
  const [called, also] = isThai && nameInThai ? [nameInThai, name] : [name, nameInThai];
  const whichHours = t(hours ? 'ownHours' : isAirport ? 'airportHours' : 'officeHours');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {called}
          <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'active' : 'inactive')}</Badge>
          {isAirport && <Badge plain>{t('airport')}</Badge>}
        </p>
        {also && (
          <p lang={isThai ? 'en' : 'th'} className="text-xs text-muted">
            {also}
          </p>
        )}
        <p className="text-xs text-muted">{[(isThai && addressInThai) || address, city].filter(Boolean).join(', ')}</p>
        <p className="text-2xs text-subtle figures">{[contactPhone, whichHours].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="ml-auto flex gap-1">
        <Button size="xs" look="quiet" onClick={onEdit}>
          {t('edit')}
          <span className="sr-only"> {called}</span>
        </Button>
        <Button size="xs" look="quiet" className="text-danger!" onClick={onDelete}>
          {t('delete')}
          <span className="sr-only"> {called}</span>
        </Button>
      </div>
    </li>
  );
};
