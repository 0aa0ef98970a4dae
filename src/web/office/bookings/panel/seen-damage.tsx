import type { DataOf } from '../../../api/routes.ts';
import { useDamageText } from '../../../damage/use-damage-text.ts';
import { useWords } from '../../../languages/use-words.ts';

export type Damage = DataOf<'GET /bookings/:id/damage'>;

/** The damage of the vehicle at a rental's hand-overs: what was there before, and what it brought. */
export const SeenDamage = ({ damage: { atPickUp, atReturn } }: { damage: Damage }) => {
  const t = useWords('bookings', 'panel');
  const say = useDamageText();
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
