import { Link } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import type { Site } from '../../../shell/site.ts';
import { accountLinks } from './account-links.ts';
import { LogoutButton } from './logout-button.tsx';

type Props = {
  user: NonNullable<Site['user']>;
  /** The classes of a menu item. */
  item: string;
};

/** The signed-in user's links, in a phone's menu. */
export const PhoneAccount = ({ user, item }: Props) => {
  const t = useWords();
  return (
    <>
      {accountLinks(user).map(({ name, to }) => (
        <Link key={name} to={to} className={item}>
          {t(`account.${name}`)}
        </Link>
      ))}
      <div className={`${item} justify-between border-t border-line pt-2`}>
        <span className="truncate">{user.firstName}</span>
        <LogoutButton />
      </div>
    </>
  );
};
