import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type { Outcome } from '../../../api/routes.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

import { isDay } from '../../list/list-search.ts';

import { SidePanel } from '../../panel/side-panel.tsx';
import type { Entry } from '../../timeline/audit-entry.ts';
import { DamageSection } from '../damage/damage-section.tsx';
import { type Draft, draftOf, newDraft, type OneVehicle } from '../draft/draft.ts';
import { dearRates } from '../draft/saves.ts';
import { useBlock } from '../draft/use-block.ts';
import { focusOn, useDraft } from '../draft/use-draft.ts';
import { fleetPath } from '../list/fleet-search.ts';
import { Details } from '../sections/details.tsx';
import { Features } from '../sections/features.tsx';
import { Maintenance } from '../sections/maintenance.tsx';
import { Photos } from '../sections/photos.tsx';
import { Rates } from '../sections/rates.tsx';
import type { LoadedCategories } from '../use-categories.tsx';
import { DearRates } from './dear-rates.tsx';
import { History } from './history.tsx';
import { PanelLinks, useNeighbours } from './panel-links.tsx';
import { RemoveVehicle } from './remove-vehicle.tsx';
import { changedSections, SaveBar, SectionNav, sections } from './section-nav.tsx';
import { useSave } from './use-save.ts';

type Props = {
  /** Null for a new vehicle. */
  vehicle: OneVehicle | null;
  categories: LoadedCategories;
  /** The latest model year allowed. */
  lastYear: number;
  entries: readonly Entry[];
  /** Null for a new vehicle. */
  damage: Outcome<'GET /admin/vehicles/:id/damage'> | null;
};

/** The vehicle form beside the list, with one Save for all sections. */
export const VehicleForm = ({ vehicle: loaded, categories, lastYear, entries, damage }: Props) => {
  const t = useWords('fleet');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { search, neighbours } = useNeighbours(loaded?.id);
  const [seen, setSeen] = useState(loaded);
  const saved = seen
    ? draftOf(seen)
    : newDraft(lastYear - 1, categories.success ? categories.data.filter(({ isActive }) => isActive) : []);
  const form = useDraft(saved);
  const [address] = useSearchParams();
  const named = address.get('block') ?? '';
  const block = useBlock(loaded?.maintenance ?? [], loaded && isDay(named) ? named : null);
  const isBegun = block.draft.fromDay !== '';
  const focusBlock = useEffectEvent(() => {
    if (isBegun) focusOn('block-reason');
  });
  useEffect(() => focusBlock(), []);
  const changes = form.changed.length + (block.isChanged ? 1 : 0);
  const errors = Object.keys(form.errors);
  const blockWrong = Object.keys(block.errors);
  const leave = useUnsaved(changes > 0);

  const takeOver = (vehicle: OneVehicle, draft: Draft = draftOf(vehicle)) => {
    setSeen(vehicle);
    form.restart(draft);
  };
  // Other users' changes are adopted while there are no edits here.
  if (loaded && seen && loaded.version !== seen.version && form.changed.length === 0) takeOver(loaded);

  const { save, isBusy, isStale, setStale } = useSave({
    vehicle: seen,
    form,
    block,
    onSaved: (vehicle) => {
      setSeen(vehicle);
      if (seen) return;
      leave();
      void navigate(fleetPath(search, vehicle.id), { preventScrollReset: true });
    },
  });
  const dear = dearRates(form.draft);
  const [isAsking, setAsking] = useState(false);
  const trySave = () => {
    form.tryIt();
    if (block.isChanged) block.tryIt();
    const [first] = [...errors, ...blockWrong.map((name) => `block-${name}`)];
    const unreadable = document.querySelector<HTMLElement>('[data-date-field]:invalid');
    if (first) return focusOn(first);
    if (unreadable) return unreadable.focus();
    if (dear.length > 0 && form.changed.some((name) => name.endsWith('Rate'))) return setAsking(true);
    void save();
  };
  const saveDear = () => {
    setAsking(false);
    void save();
  };
  const discard = () => {
    form.restart(saved);
    block.restart();
  };
  const name = seen ? `${seen.brand} ${seen.model}` : t('new.title');
  const close = fleetPath(search);
  return (
    <SidePanel
      isWide
      title={
        <>
          {name}{' '}
          {seen?.licensePlate && (
            <span className="ml-1.5 rounded-sm border border-line-control px-1.5 py-0.5 align-[2px] text-xs font-semibold">
              {seen.licensePlate}
            </span>
          )}
        </>
      }
      label={name}
      closePath={close}
      {...neighbours}
      links={seen && <PanelLinks id={seen.id} />}
      actions={
        <>
          {seen && (
            <RemoveVehicle
              vehicle={seen}
              onRemoved={() => {
                leave();
                void navigate(close, { preventScrollReset: true });
              }}
            />
          )}
          <SaveBar
            changes={changes}
            wrong={errors.length + (blockWrong.length > 0 ? 1 : 0)}
            isBusy={isBusy}
            onSave={trySave}
            onDiscard={discard}
          />
        </>
      }
    >
      {isAsking && <DearRates rates={dear} onSave={saveDear} onClose={() => setAsking(false)} />}
      {isStale && (
        <div className="p-4">
          <Alert
            tone="warning"
            title={t('stale.title')}
            action={
              <Button
                size="sm"
                onClick={() => {
                  setStale(false);
                  if (loaded) takeOver(loaded);
                  void revalidate();
                }}
              >
                {t('stale.load')}
              </Button>
            }
          >
            {t('stale.text')}
          </Alert>
        </div>
      )}
      <SectionNav
        shown={sections.filter((one) => (one !== 'maintenance' && one !== 'damage') || loaded)}
        changed={changedSections(form.changed, block.isChanged)}
      />
      <Photos {...form} saved={seen?.photos ?? []} />
      <Details {...form} categories={categories} lastYear={lastYear} savedHome={seen && homeOf(seen)} />
      <Rates {...form} savedRate={seen?.dailyRate ?? null} />
      <Features {...form} />
      {loaded && <Maintenance vehicle={loaded} block={block} />}
      {loaded && damage && <DamageSection vehicle={loaded} damage={damage} />}
      {loaded && <History entries={entries} />}
    </SidePanel>
  );
};

const homeOf = ({ homeLocationId: id, homeLocation }: OneVehicle) =>
  id && homeLocation ? { id, ...homeLocation } : null;
