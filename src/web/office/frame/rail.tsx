import { Link, NavLink } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { useSite } from '../../shell/use-site.ts';
import { Brand } from '../../site/frame/brand.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { OfficeUser } from '../guard.ts';
import { groups, type Screen, screensFor } from '../screens.ts';

/** What the rail needs besides the user. */
export type RailNotices = Readonly<{
  /** The number of waiting items, by screen name. */
  badges: Readonly<Partial<Record<string, number | null>>>;
  /** Screens that are switched off. */
  without: readonly Screen['name'][];
}>;

const entry =
  'group/entry flex min-h-8.5 items-center gap-3 rounded-md px-2.5 text-xs font-medium text-on-ground-muted quick hover:bg-current/8 hover:text-on-ground max-desk:min-h-11 max-desk:text-sm aria-[current]:bg-current/12 aria-[current]:text-on-ground';

/** The office's navigation in groups: beside the screen, or in the drawer on narrow screens. */
export const Rail = ({ user, notices: { badges, without } }: { user: OfficeUser; notices: RailNotices }) => {
  const t = useWords('office');
  const open = screensFor(user.role).filter(({ name }) => !without.includes(name));
  const shown = groups
    .map((group) => ({ group, screens: open.filter((screen) => screen.group === group) }))
    .filter(({ screens }) => screens.length > 0);
  return (
    <nav aria-label={t('navigation')} className="flex h-full flex-col text-on-ground">
      <div className="mb-4 px-2">
        <Brand name={useSite().name} to="/admin/dashboard" onGround />
      </div>
      {shown.map(({ group, screens }) => (
        <ul
          key={group}
          aria-label={t(`groups.${group}`)}
          className="grid gap-0.5 not-first-of-type:mt-2.5 not-first-of-type:border-t not-first-of-type:border-line-ground not-first-of-type:pt-2.5"
        >
          {screens.map((screen) => (
            <li key={screen.path}>
              <Entry screen={screen} count={badges[screen.name] ?? 0} />
            </li>
          ))}
        </ul>
      ))}
      <div className="mt-auto grid gap-2 pt-6">
        <Link to="/" className={entry}>
          <Icon name="external" size="sm" />
          {t('toSite')}
        </Link>
        <Person user={user} />
      </div>
    </nav>
  );
};

const Entry = ({ screen: { path, name, icon }, count }: { screen: Screen; count: number }) => {
  const t = useWords('office');
  return (
    <NavLink to={path} className={entry}>
      <Icon name={icon} size="sm" className="group-aria-[current]/entry:text-accent" />
      {t(`screens.${name}`)}
      {count > 0 && (
        <span className="ml-auto rounded-full bg-current/16 px-2 text-2xs figures">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t('waiting', { count })}</span>
        </span>
      )}
    </NavLink>
  );
};

/** The signed-in user: initials, name, role. */
const Person = ({ user: { firstName, lastName, role } }: { user: OfficeUser }) => {
  const t = useWords('office');
  return (
    <div className="flex items-center gap-2.5 p-2 leading-snug">
      <span
        aria-hidden="true"
        className="grid size-7.5 shrink-0 place-items-center rounded-full bg-brand-soft text-2xs font-semibold text-on-brand-soft"
      >
        {initialOf(firstName)}
        {initialOf(lastName)}
      </span>
      <span className="min-w-0">
        <span className="block truncate">{`${firstName} ${lastName}`}</span>
        <span className="block text-2xs text-on-ground-muted">{t(`roles.${role}`)}</span>
      </span>
    </div>
  );
};

/** A name's first letter, skipping a Thai vowel written before its consonant. */
const initialOf = (name: string) =>
  name
    .replace(/^[เ-ไ]/, '')
    .charAt(0)
    .toUpperCase();
