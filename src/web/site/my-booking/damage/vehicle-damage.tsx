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

/** The damage that the vehicle had at the pick-up, and what was new at the return. Nothing before the pick-up. */
export const VehicleDamage = () => {
  const t = useWords('damage', 'own');
  const say = useDamageText();
  const { booking, bookingKey } = useManaged();
  const { bookingId: id, version, status } = booking;
  const headers = tokenOf(bookingKey);
  const isBooked = status === 'confirmed' || status === 'completed';
  const { last, retry } = useLatest(isBooked ? `${id} ${version}` : null, (signal) =>
    api.call('GET /bookings/:id/damage', { params: { id }, headers, signal }),
  );
  if (last && !last.success) return <RetryAlert tone="warning" title={t('failed')} retry={retry} />;
  if (!last?.data.atPickUp) return null;
  const { bodyType, atPickUp, atReturn } = last.data;
  const all = [...atPickUp, ...atReturn];
  const pins = all.map((one, at) => ({
    leadsTo: `damage-${one.id}`,
    number: at + 1,
    pin: one.pin,
    name: say(one),
    look: at < atPickUp.length ? ('known' as const) : ('new' as const),
  }));
  return (
    <Card aria-labelledby="damage">
      <h2 id="damage" className="mb-2 text-[1.1875rem]">
        {t('atPickUp')}
      </h2>
      <p className="mb-3 text-sm text-muted">{t(atPickUp.length > 0 ? 'text' : 'none')}</p>
      <DamageList damage={atPickUp} from={1} />
      {atReturn.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-md font-semibold">{t('atReturn')}</h3>
          <DamageList damage={atReturn} from={atPickUp.length + 1} />
        </>
      )}
      {all.some(({ pin }) => pin) && (
        <div className="mt-4">
          <VehicleDrawing bodyType={bodyType} pins={pins} />
        </div>
      )}
    </Card>
  );
};

type Damage = NonNullable<DataOf<'GET /bookings/:id/damage'>['atPickUp']>[number];

const DamageList = ({ damage, from }: { damage: readonly Damage[]; from: number }) => {
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
