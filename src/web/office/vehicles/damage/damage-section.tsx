import { useState } from 'react';
import type { Pin } from '#kernel/damage.ts';
import { api } from '../../../api/browser.ts';
import type { Outcome } from '../../../api/routes.ts';
import { useDamageText } from '../../../damage/use-damage-text.ts';
import { VehicleDrawing } from '../../../damage/vehicle-drawing.tsx';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Button } from '../../../ui/button.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import type { OneVehicle } from '../draft/draft.ts';
import { Section } from '../sections/section.tsx';
import { AddDamage } from './add-damage.tsx';
import type { Damage } from './damage.ts';
import { DamageRow } from './damage-row.tsx';
import { RepairDamage } from './repair-damage.tsx';

type Props = { vehicle: OneVehicle; damage: Outcome<'GET /admin/vehicles/:id/damage'> };

/** The ledger of a vehicle's damage: pins on its drawing, and the list beside it. */
export const DamageSection = ({ vehicle, damage }: Props) => {
  const t = useWords('damageLedger', 'office');
  const say = useDamageText(vehicle.bodyType);
  const [added, setAdded] = useState<{ pin: Pin | null } | null>(null);
  const [ended, setEnded] = useState<Damage | null>(null);
  const [withRepaired, setWithRepaired] = useState(false);
  const { bodyType } = vehicle;
  const open = damage.success ? damage.data : [];
  const { repaired, failure } = useRepaired(vehicle.id, open, withRepaired);
  const shown = [...open, ...repaired].map((one, at) => ({ one, number: at + 1, id: `damage-${one.id}` }));
  return (
    <Section id="damage" title={t('title')} note={damage.success && t('count', { count: open.length })}>
      {!damage.success && <p className="mb-3 text-sm text-danger">{t('failed')}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start justify-items-start gap-2">
          <VehicleDrawing
            bodyType={bodyType}
            pins={shown.map(({ one, number, id }) => ({
              leadsTo: id,
              number,
              pin: one.pin,
              name: say(one),
              look: one.repair ? 'over' : 'known',
            }))}
            onPress={(pin) => setAdded({ pin })}
          />
          <Button size="sm" onClick={() => setAdded({ pin: null })}>
            {t('byPlace')}
          </Button>
        </div>
        <div className="grid content-start gap-3">
          {damage.success && open.length === 0 && <p className="text-sm text-muted">{t('none')}</p>}
          <ol className="grid gap-3 text-xs">
            {shown.map(({ one, number, id }) => (
              <DamageRow key={one.id} id={id} damage={one} number={number} onRepaired={() => setEnded(one)} />
            ))}
          </ol>
          {withRepaired && repaired.length === 0 && !failure.last && (
            <p className="text-xs text-muted">{t('noneRepaired')}</p>
          )}
          {failure.last && <RetryAlert tone="warning" title={t('failed')} retry={failure.retry} />}
          <Button look="link" size="sm" className="justify-self-start" onClick={() => setWithRepaired(!withRepaired)}>
            {t(withRepaired ? 'hideRepaired' : 'showRepaired')}
          </Button>
        </div>
      </div>
      {added && <AddDamage vehicle={vehicle} pin={added.pin} onClose={() => setAdded(null)} />}
      {ended && <RepairDamage vehicleId={vehicle.id} damage={ended} onClose={() => setEnded(null)} />}
    </Section>
  );
};

/** What was repaired, once it is to be shown. */
const useRepaired = (id: string, open: readonly Damage[], isShown: boolean) => {
  const question = isShown ? `${id} ${open.map((one) => one.id).join(' ')}` : null;
  const { last, retry } = useLatest(question, (signal) =>
    api.call('GET /admin/vehicles/:id/damage', { params: { id }, query: { repaired: 'true' }, signal }),
  );
  const all = isShown && last?.success ? last.data : [];
  return { repaired: all.filter(({ repair }) => repair), failure: { last: isShown && last && !last.success, retry } };
};
