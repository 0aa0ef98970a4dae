import { Link, useNavigate } from 'react-router';
import { formatNumber } from '#kernel/format-number.ts';
import { Select } from '../../ui/form/select.tsx';

export type ListTab = Readonly<{
  to: string;
  name: string;
  /** Left out where it could not be read. */
  count: number | undefined;
  isOpen: boolean;
  /** The class of a dot in the colour of a status. */
  mark?: string;
}>;

type Props = {
  label: string;
  /** Groups of tabs, with their names for a phone. */
  groups: readonly Readonly<{ name: string; tabs: readonly ListTab[] }>[];
};

/** The parts of a list, each with its number of rows: a row of tabs, and on a phone a choice, as they have no room there. */
export const ListTabs = ({ label, groups }: Props) => {
  const navigate = useNavigate();
  const open = groups.flatMap(({ tabs }) => tabs).find(({ isOpen }) => isOpen);
  return (
    <nav aria-label={label} className="mt-1 px-4 max-bar:pt-1 md:px-6 bar:border-b bar:border-line">
      <Select
        boxClass="bar:hidden [@media(scripting:none)]:hidden"
        aria-label={label}
        value={open?.to}
        onChange={({ currentTarget }) => void navigate(currentTarget.value, { preventScrollReset: true })}
        className="min-h-11 font-semibold"
      >
        {groups.map(({ name, tabs }) => (
          <optgroup key={name} label={name}>
            {tabs.map((tab) => (
              <option key={tab.to} value={tab.to}>
                {tab.name}
                {tab.count !== undefined && ` (${formatNumber(tab.count)})`}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <ul className="flex flex-wrap max-bar:hidden max-bar:[@media(scripting:none)]:flex">
        {groups.map(({ name, tabs }, group) => (
          <li key={name} className={group > 0 ? 'lg:ml-2 lg:border-l lg:border-line lg:pl-2' : ''}>
            <ul aria-label={name} className="flex flex-wrap">
              {tabs.map((tab) => (
                <Tab key={tab.to} {...tab} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Tab = ({ to, name, count, isOpen, mark }: ListTab) => (
  <li>
    <Link
      to={to}
      preventScrollReset
      aria-current={isOpen ? 'page' : undefined}
      className="flex min-h-9.5 items-center gap-1.5 border-b-2 border-transparent px-2 text-xs font-medium whitespace-nowrap text-muted quick hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
    >
      {mark && <span aria-hidden="true" className={`size-1.75 rounded-full ${mark}`} />}
      {name}
      {count !== undefined && <span className="text-2xs font-regular text-muted figures">{formatNumber(count)}</span>}
    </Link>
  </li>
);
