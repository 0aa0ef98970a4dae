import { formatNumber } from '#kernel/format-number.ts';
import { api } from '../../../api/browser.ts';
import type { DataOf } from '../../../api/routes.ts';
import { tokenOf } from '../../../booking/booking-key.ts';
import { useDamageText } from '../../../damage/use-damage-text.ts';
import { VehicleDrawing } from '../../../damage/vehicle-drawing.tsx';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { Card } from '../../../ui/card.tsx';
import { RetryAlert } from '../../../ui/retry-alert.tsx';
import { useManaged } from '../managed.ts';

type Seen = DataOf<'GET /bookings/:id/damage'>;

/** Mileage, fuel and damage that the vehicle had at the pick-up, and what was new at the return. */
export const VehicleDamage = () => {
  const t = useWords('damage', 'own');
  const { booking, bookingKey } = useManaged();
  const { bookingId: id, version, status } = booking;
  const headers = tokenOf(bookingKey);
  const isBooked = status === 'confirmed' || status === 'completed';
  const { last, retry } = useLatest(isBooked ? `${id} ${version}` : null, (signal) =>
    api.call('GET /bookings/:id/damage', { params: { id }, headers, signal }),
  );
  if (last && !last.success) return <RetryAlert tone="warning" title={t('failed')} retry={retry} />;
  return (
    last && (
      <>
        <ReadingsCard readings={last.data.readings} />
        <DamageCard seen={last.data} />
      </>
    )
  );
};

/** What was read at the hand-overs, and how far the vehicle went between them. */
export const ReadingsCard = ({ readings: { pickUp, dropOff } }: Pick<Seen, 'readings'>) => {
  const t = useWords('damage', 'readings');
  const fuelOf = (fuel: number) => t(fuel === 0 ? 'empty' : fuel === 8 ? 'full' : 'eighths', { count: fuel });
  const textOf = (reading: typeof pickUp) =>
    [
      reading?.mileage != null && t('kilometres', { kilometres: formatNumber(reading.mileage) }),
      reading?.fuel != null && t('fuel', { level: fuelOf(reading.fuel) }),
    ]
      .filter(Boolean)
      .join(', ');
  const driven = pickUp?.mileage != null && dropOff?.mileage != null ? dropOff.mileage - pickUp.mileage : null;
  const rows = [
    [t('pickUp'), textOf(pickUp)],
    [t('dropOff'), textOf(dropOff)],
    [t('driven'), driven === null ? '' : t('kilometres', { kilometres: formatNumber(driven) })],
  ].filter(([, text]) => text);
  if (rows.length === 0) return null;
  return (
    <Card aria-labelledby="readings">
      <h2 id="readings" className="mb-3 text-[1.1875rem]">
        {t('title')}
      </h2>
      <dl className="grid gap-2 text-[0.9375rem]">
        {rows.map(([name, text]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="text-right">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

/** What is recorded of a rental's hand-overs; nothing where that is nothing, since nobody may have looked. */
export const DamageCard = ({ seen: { bodyType, atPickUp, atReturn, inspected } }: { seen: Seen }) => {
  const t = useWords('damage', 'own');
  const say = useDamageText();
  const known = atPickUp ?? [];
  const all = [...known, ...atReturn];
  const sawNothing = {
    pickUp: inspected.includes('pick-up'),
    return: inspected.includes('return') && atReturn.length === 0,
  };
  if (all.length === 0 && !sawNothing.pickUp && !sawNothing.return) return null;
  const pins = all.map((one, at) => ({
    leadsTo: `damage-${one.id}`,
    number: at + 1,
    pin: one.pin,
    name: say(one),
    look: at < known.length ? ('known' as const) : ('new' as const),
  }));
  return (
    <Card aria-labelledby="damage">
      <h2 id="damage" className="mb-3 text-[1.1875rem]">
        {t('title')}
      </h2>
      <div className="grid gap-4">
        {known.length > 0 && (
          <div>
            <h3 className="mb-1 text-md font-semibold">{t('atPickUp')}</h3>
            <p className="mb-2 text-sm text-muted">{t('text')}</p>
            <DamageList damage={known} from={1} />
          </div>
        )}
        {sawNothing.pickUp && <p className="text-sm">{t('nothingNew.pick-up')}</p>}
        {atReturn.length > 0 && (
          <div>
            <h3 className="mb-1 text-md font-semibold">{t('atReturn')}</h3>
            <DamageList damage={atReturn} from={known.length + 1} />
          </div>
        )}
        {sawNothing.return && <p className="text-sm">{t('nothingNew.return')}</p>}
        {all.some(({ pin }) => pin) && <VehicleDrawing bodyType={bodyType} pins={pins} />}
      </div>
    </Card>
  );
};

const DamageList = ({ damage, from }: { damage: Seen['atReturn']; from: number }) => {
  const say = useDamageText();
  return (
    <ol className="grid gap-1 text-sm">
      {damage.map((one, at) => (
        <li key={one.id} id={`damage-${one.id}`} tabIndex={-1} className="focus:outline-hidden">
          <span className="figures">{from + at}.</span> {say(one)}
        </li>
      ))}
    </ol>
  );
};
