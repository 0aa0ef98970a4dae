import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import type { Payment } from '../payment.ts';

const stages = ['full', 'half', 'nothing'] as const;
const colours = { full: 'bg-success-mark', half: 'bg-warning-mark', nothing: 'bg-line-control' } as const;

/** The refund stages of the cancellation policy (full, half, none), with the current one marked. */
export const PolicyBar = ({ policy }: { policy: NonNullable<Payment['policy']> }) => {
  const t = useWords('payments', 'refund');
  const language = useLanguage();
  const baht = useBaht();
  const present = stageAt(policy, useNow());
  const moment = (at: string) => formatDayTime(at, language, { weekday: false });
  const ends = {
    full: t('until', { when: moment(policy.fullUntil) }),
    half: t('until', { when: moment(policy.halfUntil) }),
    nothing: t('pickUp', { when: moment(policy.pickUp) }),
  };
  return (
    <div className="mb-3 grid gap-1.5">
      <ol className="grid grid-cols-[5fr_3fr_2.4fr] gap-1 text-2xs">
        {stages.map((stage) => (
          <li key={stage} aria-current={stage === present || undefined} className="flex flex-col">
            <span className="mb-1 flex min-h-5 items-end">
              {stage === present && (
                <span className="rounded-sm bg-accent-soft px-1.5 font-medium text-on-accent-soft">{t('now')}</span>
              )}
            </span>
            <span aria-hidden="true" className={`mb-1 h-1 rounded-full ${colours[stage]}`} />
            <span className="font-semibold">{t(stage)}</span>
            <span className="text-muted figures">{ends[stage]}</span>
          </li>
        ))}
      </ol>
      <p className="text-xs text-muted">{t('policy', { amount: baht(policy.amount), percent: policy.percent })}</p>
    </div>
  );
};

type Policy = Readonly<{ fullUntil: string; halfUntil: string }>;

/** The policy's refund stage at a time in milliseconds. */
export const stageAt = ({ fullUntil, halfUntil }: Policy, nowMs: number): 'full' | 'half' | 'nothing' => {
  if (nowMs < Date.parse(fullUntil)) return 'full';
  return nowMs < Date.parse(halfUntil) ? 'half' : 'nothing';
};
