import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { formatDayTime } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';

type Props = { booking: Pick<DataOf<'GET /admin/bookings/:id'>, 'id' | 'slips'> };

/** The slips of bank transfers that came for a booking, each to open. Renders nothing without one. */
export const SlipLinks = ({ booking: { id, slips } }: Props) => {
  const t = useWords('bookings', 'slips');
  const language = useLanguage();
  if (slips.length === 0) return null;
  return (
    <div className="text-xs">
      <p className="font-semibold">{t('heading')}</p>
      <ul className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {slips.map((slip) => {
          const address = `/api/bookings/${id}/slips/${slip.id}`;
          const name = t('one', { index: slip.number, when: formatDayTime(slip.sentAt, language, { weekday: false }) });
          return (
            <li key={slip.id}>
              <a href={address} target="_blank" rel="noreferrer" className="flex items-center gap-2 hover:underline">
                {slip.type === 'image/webp' ? (
                  <img
                    src={address}
                    alt=""
                    loading="lazy"
                    className="h-16 w-12 rounded-md border border-line object-cover"
                  />
                ) : (
                  <Icon name="document" />
                )}
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
