import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UPLOAD_BYTES, UPLOAD_MEGABYTES } from '#kernel/upload-limits.ts';
import { api } from '../../api/browser.ts';
import { downloadFrom } from '../../api/download.ts';
import type { DataOf } from '../../api/routes.ts';
import { upload } from '../../api/upload.ts';
import { type BookingKey, tokenOf } from '../../booking/booking-key.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDayTime } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';

type Props = { bookingId: string; bookingKey: BookingKey | null };
type SlipList = DataOf<'GET /bookings/:id/slips'>;

/** The slips that the customer attached, and the way to attach more. */
export const Slips = ({ bookingId: id, bookingKey }: Props) => {
  const { t } = useTranslation('transfer', { keyPrefix: 'slips' });
  const headers = tokenOf(bookingKey);
  const { last } = useLatest(id, (signal) => api.call('GET /bookings/:id/slips', { params: { id }, headers, signal }));
  const [sent, setSent] = useState<SlipList | null>(null);
  const [problem, setProblem] = useState<{ title: 'failed' | 'notOpened'; says: string } | null>(null);
  const slips = sent ?? (last?.success ? last.data : []);
  return (
    <div className="no-print mt-5 grid gap-3 border-t border-line pt-4 [@media(scripting:none)]:hidden">
      <h3 className="text-base">{t('heading')}</h3>
      <p className="-mt-2 text-sm text-muted">{t('text', { max: UPLOAD_MEGABYTES })}</p>
      {slips.length > 0 && (
        <SentSlips
          id={id}
          headers={headers}
          slips={slips}
          onProblem={(says) => setProblem({ title: 'notOpened', says })}
        />
      )}
      <AttachSlips
        id={id}
        headers={headers}
        onSent={(all) => {
          setSent(all);
          setProblem(null);
        }}
        onProblem={(says) => setProblem({ title: 'failed', says })}
      />
      <p role="status" className="text-sm text-success empty:hidden">
        {sent && !problem && t('sent')}
      </p>
      {problem && (
        <Alert tone="danger" title={t(problem.title)}>
          {problem.says}
        </Alert>
      )}
    </div>
  );
};

type PartProps = { id: string; headers: Record<string, string>; onProblem: (says: string) => void };

const SentSlips = ({ id, headers, slips, onProblem }: PartProps & { slips: SlipList }) => {
  const { t } = useTranslation('transfer', { keyPrefix: 'slips' });
  const language = useLanguage();
  const say = useProblemWords();
  const take = async (slip: string) => {
    const failure = await downloadFrom(`/api/bookings/${id}/slips/${slip}`, { headers });
    if (failure) onProblem(say(failure));
  };
  return (
    <ul className="grid justify-items-start gap-2">
      {slips.map(({ id: slip, sentAt }, index) => (
        <li key={slip}>
          <Button size="sm" onClick={() => void take(slip)}>
            <Icon name="download" size="sm" />
            {t('one', { index: index + 1, when: formatDayTime(sentAt, language, { weekday: false }) })}
          </Button>
        </li>
      ))}
    </ul>
  );
};

const AttachSlips = ({ id, headers, onSent, onProblem }: PartProps & { onSent: (all: SlipList) => void }) => {
  const { t } = useTranslation('transfer', { keyPrefix: 'slips' });
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
