import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { UPLOAD_BYTES, UPLOAD_MEGABYTES } from '#kernel/upload-limits.ts';
import { api } from '../../api/browser.ts';
import { downloadFrom } from '../../api/download.ts';
import type { DataOf } from '../../api/routes.ts';
import { upload } from '../../api/upload.ts';
import { type BookingKey, tokenOf } from '../../booking/booking-key.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDayTime } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { WithdrawSlip } from './withdraw-slip.tsx';

type Props = { bookingId: string; bookingKey: BookingKey | null };
type SlipList = DataOf<'GET /bookings/:id/slips'>;

/** The slips that the customer attached, with the ways to take them back and to attach more. */
export const Slips = ({ bookingId: id, bookingKey }: Props) => {
  const t = useWords('transfer', 'slips');
  const headers = tokenOf(bookingKey);
  const { last } = useLatest(id, (signal) => api.call('GET /bookings/:id/slips', { params: { id }, headers, signal }));
  const [changed, setChanged] = useState<{ slips: SlipList; done: 'sent' | 'withdrawn' } | null>(null);
  const [problem, setProblem] = useState<{ title: 'failed' | 'notOpened'; says: string } | null>(null);
  const slips = changed?.slips ?? (last?.success ? last.data : []);
  const done = problem ? null : (changed?.done ?? null);
  const change = (how: 'sent' | 'withdrawn') => (all: SlipList) => {
    setChanged({ slips: all, done: how });
    setProblem(null);
  };
  return (
    <div className="no-print mt-5 grid gap-3 border-t border-line pt-4 [@media(scripting:none)]:hidden">
      <h3 className="text-base">{t('heading')}</h3>
      <p className={`-mt-2 text-sm text-muted ${last ? '' : 'invisible'}`}>
        {t('text', { max: UPLOAD_MEGABYTES, ...(slips.length > 0 && { context: 'came' }) })}
      </p>
      {slips.length > 0 && (
        <SentSlips
          id={id}
          headers={headers}
          slips={slips}
          onWithdrawn={change('withdrawn')}
          onProblem={(says) => setProblem({ title: 'notOpened', says })}
        />
      )}
      <AttachSlips
        id={id}
        headers={headers}
        onSent={change('sent')}
        onProblem={(says) => setProblem({ title: 'failed', says })}
      />
      <Done done={done} />
      {problem && (
        <Alert tone="danger" title={t(problem.title)}>
          {problem.says}
        </Alert>
      )}
    </div>
  );
};

/** What was just done. Takes the focus from the button of a slip that is gone. */
const Done = ({ done }: { done: 'sent' | 'withdrawn' | null }) => {
  const t = useWords('transfer', 'slips');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done === 'withdrawn') text.current?.focus();
  }, [done]);
  return (
    <p ref={text} role="status" tabIndex={-1} className="text-sm text-success outline-none empty:hidden">
      {done && t(done)}
    </p>
  );
};

type PartProps = { id: string; headers: Record<string, string>; onProblem: (says: string) => void };

type SentSlipsProps = PartProps & { slips: SlipList; onWithdrawn: (left: SlipList) => void };

const SentSlips = ({ id, headers, slips, onWithdrawn, onProblem }: SentSlipsProps) => {
  const t = useWords('transfer', 'slips');
  const language = useLanguage();
  const say = useProblemWords();
  const take = async (slip: string) => {
    const failure = await downloadFrom(`/api/bookings/${id}/slips/${slip}`, { headers });
    if (failure) onProblem(say(failure));
  };
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null);
  return (
    <>
      <ul className="grid justify-items-start gap-2">
        {slips.map(({ id: slip, number: index, sentAt, mayWithdraw }) => {
          const name = t('one', { index, when: formatDayTime(sentAt, language, { weekday: false }) });
          return (
            <li key={slip} className="flex flex-wrap items-center gap-1">
              <Button size="sm" onClick={() => void take(slip)}>
                <Icon name="download" size="sm" />
                {name}
              </Button>
              {mayWithdraw && (
                <Button size="sm" look="quiet" aria-haspopup="dialog" onClick={() => setLeaving({ id: slip, name })}>
                  {t('withdraw.open')}
                  <span className="sr-only">{name}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {leaving && (
        <WithdrawSlip
          id={id}
          headers={headers}
          slip={leaving}
          onClose={() => setLeaving(null)}
          onDone={(left) => {
            setLeaving(null);
            onWithdrawn(left);
          }}
        />
      )}
    </>
  );
};

const AttachSlips = ({ id, headers, onSent, onProblem }: PartProps & { onSent: (all: SlipList) => void }) => {
  const t = useWords('transfer', 'slips');
  const say = useProblemWords();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    if (files.length === 0) return;
    if (files.some(({ size }) => size > UPLOAD_BYTES))
      return onProblem(say({ code: 'upload.too-large', params: { max: `${UPLOAD_MEGABYTES}` } }));
    setBusy(true);
    const outcome = await upload('POST /bookings/:id/slips', { params: { id }, headers, field: 'slips', files });
    setBusy(false);
    return outcome.success ? onSent(outcome.data) : onProblem(say(outcome));
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,application/pdf"
        aria-label={t('attach')}
        hidden
        onChange={send}
      />
      <Button size="sm" busy={isBusy && t('busy')} onClick={() => input.current?.click()}>
        <Icon name="plus" size="sm" />
        {t('attach')}
      </Button>
    </div>
  );
};
