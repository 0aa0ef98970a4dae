import { Link } from 'react-router';
import type { z } from 'zod';
import type { UnavailableOfferShape } from '#contract/fleet.ts';
import { nameIn } from '../languages/name-in.ts';
import { useLanguage } from '../languages/use-language.ts';
import { useWords } from '../languages/use-words.ts';
import { Badge } from '../ui/badge.tsx';
import { formatDay, formatDayRange, formatDayTime } from '../ui/dates.ts';
import { CardFrame } from './vehicle-card.tsx';

type Props = {
  vehicle: z.infer<typeof UnavailableOfferShape>;
  details: string;
  /** The same search from when the vehicle is next free; null when that is unknown. */
  whenFree: string | null;
  /** A link to others of its category for the chosen dates. */
  similar: string;
};

/** A vehicle that is not free on all the chosen days: why, and when it is. */
export const NotFreeCard = ({ vehicle, details, whenFree, similar }: Props) => {
  const t = useWords('vehicles');
  const language = useLanguage();
  const { conflict, freeFrom, category } = vehicle;
  const why =
    conflict.reason === 'booked'
      ? t('notFree.booked', { period: formatDayRange(conflict.from, conflict.until, language) })
      : t('notFree.maintenance', { day: formatDay(conflict.until, language, { weekday: false }) });
  return (
    <CardFrame vehicle={vehicle} to={details} faded level={3} badge={<Badge tone="warning">{why}</Badge>}>
      <div className="mt-auto pt-4">
        <p className="text-[1.0625rem] leading-snug font-semibold text-muted">
          {freeFrom ? t('notFree.freeFrom', { day: formatDayTime(freeFrom, language) }) : t('notFree.noneSoon')}
        </p>
        <ul className="text-xs text-muted">
          {whenFree && (
            <li>
              <Link
                to={whenFree}
                className="relative z-1 inline-flex min-h-11 items-center underline lg:min-h-6 decoration-line-control underline-offset-3 hover:text-ink"
              >
                {t('notFree.take')}
                <span className="sr-only">: {`${vehicle.brand} ${vehicle.model}`}</span>
              </Link>
            </li>
          )}
          <li>
            <Link
              to={similar}
              className="relative z-1 inline-flex min-h-11 items-center underline lg:min-h-6 decoration-line-control underline-offset-3 hover:text-ink"
            >
              {t('notFree.similar', { category: nameIn(category, language) })}
            </Link>
          </li>
        </ul>
      </div>
    </CardFrame>
  );
};
