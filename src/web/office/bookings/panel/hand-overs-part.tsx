import { formatNumber } from '#kernel/format-number.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { PanelPart } from '../../panel/side-panel.tsx';
import type { Booking } from '../booking.ts';

type HandOver = Booking['handOvers'][number];

/** The findings recorded at pick-up and return. */
export const HandOversPart = ({ handOvers }: Pick<Booking, 'handOvers'>) => {
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
    </PanelPart>
  );
};

const Condition = ({
  handOver: { kind, at, mileage, fuel, licenseChecked, damage, note, photos, by },
}: {
  handOver: HandOver;
}) => {
  const t = useWords('bookings', 'panel');
  const language = useLanguage();
  const facts = [
    mileage !== null && t('km', { kilometres: formatNumber(mileage) }),
    fuel !== null && t('fuel', { count: fuel }),
    licenseChecked && t('licenceSeen'),
    by && t('by', { name: by }),
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
      {photos.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {photos.map((src, index) => (
            <li key={src}>
              <a href={src} target="_blank" rel="noreferrer">
                <img
                  src={src}
                  alt={t('photo', { index: index + 1, kind: t(kind) })}
                  loading="lazy"
                  className="h-14 w-20 rounded-md object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
