import { dropUnsent, isPhoto, sendUnsent, type Unsent } from '../../device/unsent.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { formatDayTime } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { handOverPath } from '../bookings/booking.ts';

type Props = { unsent: readonly Unsent[]; staffId: string };

/** What is recorded on this device and not with the server yet, hand-over by hand-over, and why. */
export const UnsentList = ({ unsent, staffId }: Props) => {
  const t = useWords('bookings', 'handOvers');
  if (unsent.length === 0) return null;
  const groups = Map.groupBy(unsent, ({ facts }) => handOverPath(facts.bookingId, facts.kind));
  return (
    <section className="mx-4 mt-4 rounded-lg border border-line bg-surface md:mx-6">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-4 pb-2">
        <h2 className="flex items-center gap-2 text-md">
          <Icon name="smartphone" size="sm" className="text-warning" />
          {t('unsentTitle')}
        </h2>
        <Button size="sm" onClick={() => sendUnsent(staffId)}>
          {t('sendNow')}
        </Button>
      </div>
      <ul>
        {[...groups].map(([path, ones]) => (
          <UnsentRow key={path} path={path} ones={ones} />
        ))}
      </ul>
    </section>
  );
};

const UnsentRow = ({ path, ones }: { path: string; ones: readonly Unsent[] }) => {
  const t = useWords('bookings', 'handOvers');
  const language = useLanguage();
  const say = useProblemWords();
  const [oldest] = ones;
  if (!oldest) return null;
  const { kind, number, customer } = oldest.facts;
  const photos = ones.filter(isPhoto).length;
  const refused = ones.filter(({ facts }) => facts.refused);
  const what = [
    ones.length > photos && t(kind === 'pick-up' ? 'pickUp' : 'return'),
    photos > 0 && t('photos', { count: photos }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-sm">
      <div className="min-w-0 flex-[1_1_200px]">
        <p>
          <a href={path} className="font-semibold text-link underline figures">
            {number}
          </a>
          , {customer}, {what.filter(Boolean).join(', ')}
        </p>
        <p className="text-xs text-muted">
          {t('since', { when: formatDayTime(new Date(oldest.keptAt).toISOString(), language) })}
        </p>
        {refused.map(({ id, facts }) => (
          <p key={id} className="text-xs font-medium text-danger">
            {t('refused', { why: facts.refused ? say(facts.refused) : '' })}
          </p>
        ))}
      </div>
      {refused.length > 0 && (
        <Button size="sm" onClick={() => Promise.all(refused.map(({ id }) => dropUnsent(id)))}>
          {t('discard')}
        </Button>
      )}
    </li>
  );
};
