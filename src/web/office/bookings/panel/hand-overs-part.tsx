import { formatNumber } from '#kernel/format-number.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { PhotoPlaces } from '../../../photos/photo-places.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { PanelPart } from '../../panel/side-panel.tsx';
import type { Booking } from '../booking.ts';
import { type Damage, SeenDamage } from './seen-damage.tsx';

type HandOver = Booking['handOvers'][number];

type Props = Pick<Booking, 'id' | 'handOvers'> & {
  /** Null if it could not be loaded. */
  damage: Damage | null;
};

/** The findings recorded at pick-up and return, and the photographs of both, place by place. */
export const HandOversPart = ({ id, handOvers, damage }: Props) => {
  const photos = handOvers.flatMap((one) => one.photos);
  const t = useWords('bookings', 'panel');
  if (handOvers.length === 0) return null;
  return (
    <PanelPart title={t('handOvers')}>
      <ul className="grid gap-3 text-xs">
        {handOvers.map((handOver) => (
          <li key={`${handOver.kind} ${handOver.at}`}>
            <Condition handOver={handOver} />
          </li>
        ))}
      </ul>
      {damage && <SeenDamage damage={damage} />}
      {photos.length > 0 && (
        <div className="mt-3">
          <PhotoPlaces access={{ bookingId: id, headers: {} }} photos={photos} />
        </div>
      )}
    </PanelPart>
  );
};

const Condition = ({
  handOver: { kind, at, receivedAt, mileage, fuel, licenseChecked, inspected, damage, note, by },
}: {
  handOver: HandOver;
}) => {
  const t = useWords('bookings', 'panel');
  const language = useLanguage();
  const facts = [
    mileage !== null && t('km', { kilometres: formatNumber(mileage) }),
    fuel !== null && t('fuel', { count: fuel }),
    licenseChecked && t('licenceSeen'),
    inspected && t('inspected'),
    by && t('by', { name: by }),
    receivedAt && t('received', { when: formatDayTime(receivedAt, language) }),
  ].filter(Boolean);
  return (
    <>
      <p className="font-medium">
        {t(kind)}, {formatDayTime(at, language)}
      </p>
      <p className="text-muted figures">{facts.join(', ')}</p>
      {damage && (
        <p className="text-danger">
          {t('damage')}: {damage}
        </p>
      )}
      {note && <p className="whitespace-pre-line">{note}</p>}
    </>
  );
};
