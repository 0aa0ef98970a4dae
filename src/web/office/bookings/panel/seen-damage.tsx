import { api } from '../../../api/browser.ts';
import { useDamageText } from '../../../damage/use-damage-text.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import type { Booking } from '../booking.ts';

type Props = {
  booking: Pick<Booking, 'id' | 'version'>;
  /** One may have recorded damage that was seen after the return. */
  claims: number;
};

/** The damage of the vehicle at a rental's hand-overs: what was there before, and what it brought. */
export const SeenDamage = ({ booking: { id, version }, claims }: Props) => {
  const t = useWords('bookings', 'panel');
  const say = useDamageText();
  const { last } = useLatest(`${id} ${version} ${claims}`, (signal) =>
    api.call('GET /bookings/:id/damage', { params: { id }, signal }),
  );
  if (!last?.success) return null;
  const { atPickUp, atReturn } = last.data;
  const parts = [
    { title: t('damageBrought'), damage: atReturn, look: 'text-danger' },
    { title: t('damageBefore'), damage: atPickUp ?? [], look: '' },
  ].filter(({ damage }) => damage.length > 0);
  return parts.map(({ title, damage, look }) => (
    <div key={title} className={`mt-3 text-xs ${look}`}>
      <p className="font-medium">{title}</p>
      <ul className="list-disc pl-4">
        {damage.map((one) => (
          <li key={one.id}>{say(one)}</li>
        ))}
      </ul>
    </div>
  ));
};
