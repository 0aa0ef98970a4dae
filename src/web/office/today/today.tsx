import { useTranslation } from 'react-i18next';
import { apiContext } from '../../api/contexts.ts';
import { useLanguage } from '../../languages/use-language.ts';
import type { Handle } from '../../site/frame/handle.ts';
import { PageHead } from '../../site/seo/page-head.tsx';
import { useNow } from '../../site/use-now.ts';
import { formatDay, today } from '../../ui/dates.ts';
import { ScreenHead } from '../frame/screen-head.tsx';
import { officeUserContext } from '../guard.ts';
import type { Route } from './+types/today';
import { FailedMails } from './failed-mails.tsx';
import { greetingAt } from './greeting.ts';
import { LastChanges } from './last-changes.tsx';
import { NewMessages } from './new-messages.tsx';
import { readToday } from './read-today.ts';
import { Transfers } from './transfers.tsx';

export const handle: Handle = { words: ['today', 'audit'] };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { firstName, role } = context.get(officeUserContext);
  return { firstName, board: await readToday(context.get(apiContext), role) };
};

/** `/admin/dashboard`: what waits for somebody, before anything else (document 2, admin dashboard). */
const Today = ({ loaderData: { firstName, board } }: Route.ComponentProps) => {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const now = useNow();
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead
        title={t(greetingAt(now), { name: firstName })}
        text={formatDay(today(now), language, { long: true, year: true })}
      />
      <div className="grid items-start gap-4 px-4 pt-4.5 pb-10 md:grid-cols-2 md:px-6">
        <div className="grid min-w-0 gap-4">
          <Transfers waiting={board.transfers} />
          {board.admin && <FailedMails waiting={board.admin.mails} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <NewMessages waiting={board.messages} />
          {board.admin && <LastChanges waiting={board.admin.changes} />}
        </div>
      </div>
    </>
  );
};
export default Today;
