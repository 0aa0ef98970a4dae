import { Form } from 'react-router';
import type { DataOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { FormNotice } from '../../forms/form-notice.tsx';
import { ProveForm } from '../frame/prove-form.tsx';
import { Section } from '../frame/section.tsx';
import { SectionForm } from '../frame/section-form.tsx';
import { outcomeFor, provingFor } from './change-sign-in.ts';
import type { SectionProps } from './email-section.tsx';

type Session = DataOf<'GET /auth/sessions'>[number];

/** The user's sessions; each can be ended, and all but this one at once. */
export const Sessions = ({ sessions, me, change }: SectionProps & { sessions: readonly Session[] }) => {
  const t = useWords('account', 'sessions');
  const one = outcomeFor('session', change);
  const proving = provingFor('session', change);
  const provingOthers = provingFor('other-sessions', change);
  return (
    <Section id="session" title={t('title')} lead={t('lead')}>
      {one?.state === 'done' && <Alert tone="success" title={t('ended')} />}
      {one?.state === 'refused' && <FormNotice title={t('failed')} problem={one.problem} />}
      {proving && <ProveForm section="session" proving={proving} me={me} />}
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 || change?.section === 'other-sessions' ? (
        <div id="other-sessions">
          {provingOthers ? (
            <ProveForm section="other-sessions" proving={provingOthers} me={me} />
          ) : (
            <SectionForm
              section="other-sessions"
              outcome={outcomeFor('other-sessions', change)}
              done={t('othersEnded')}
              submit={t('endOthers')}
            />
          )}
        </div>
      ) : null}
    </Section>
  );
};

const SessionLine = ({ session }: { session: Session }) => {
  const t = useWords('account', 'sessions');
  const language = useLanguage();
  const { id, isCurrent, browser, system, address, createdAt, lastSeenAt } = session;
  const named = [browser, system].filter((name) => name !== null).join(', ') || t('unknown');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 font-semibold">
          {named}
          {isCurrent && <Badge tone="success">{t('here')}</Badge>}
        </p>
        <p className="text-muted figures wrap-anywhere">{t('from', { address })}</p>
        <p className="text-muted figures">
          {t('seen', { since: formatDayTime(createdAt, language), last: formatDayTime(lastSeenAt, language) })}
        </p>
      </div>
      {!isCurrent && (
        <Form method="post" action="#session" preventScrollReset>
          <input type="hidden" name="section" value="session" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="sm" aria-label={`${t('end')}: ${named}, ${address}`}>
            {t('end')}
          </Button>
        </Form>
      )}
    </li>
  );
};
