import { FailedMails } from './failed-mails.tsx';
import { LastChanges } from './last-changes.tsx';
import { NewMessages } from './new-messages.tsx';
import type { Today } from './read-today.ts';
import { Transfers } from './transfers.tsx';

/** What else waits for somebody, and what was done last. */
export const Tasks = ({ today: { transfers, messages, admin } }: { today: Today }) => (
  <div className="grid items-start gap-4 md:grid-cols-2">
    <div className="grid min-w-0 gap-4">
      <Transfers waiting={transfers} />
      {admin && <FailedMails waiting={admin.mails} />}
    </div>
    <div className="grid min-w-0 gap-4">
      <NewMessages waiting={messages} />
      {admin && <LastChanges waiting={admin.changes} />}
    </div>
  </div>
);
