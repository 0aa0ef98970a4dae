import { NavLink } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../../ui/icons.tsx';
import { type Screen, screens } from '../screens.ts';

type Props = { without: readonly Screen['name'][]; onSearch: () => void };

const place =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-2xs font-medium text-muted aria-[current]:border-brand aria-[current]:text-brand';

/** The places of a phone within reach of the thumb: the day's three screens and the search. The menu has the rest. */
export const BottomBar = ({ without, onSearch }: Props) => {
  const t = useWords('office');
  const places = screens.filter(({ name }) => isPlace(name) && !without.includes(name));
  return (
    <nav
      aria-label={t('places')}
      className="no-print fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] bar:hidden"
    >
      <ul className="flex *:flex-1">
        {places.map(({ path, name, icon }) => (
          <li key={name}>
            <NavLink to={path} className={place}>
              <Icon name={icon} />
              {t(`screens.${name}`)}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onSearch} className={place}>
            <Icon name="search" />
            {t('search')}
          </button>
        </li>
      </ul>
    </nav>
  );
};

const isPlace = (name: Screen['name']) => name === 'today' || name === 'bookings' || name === 'calendar';
