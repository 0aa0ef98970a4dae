import { useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDayTime, today } from '../../ui/dates.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Icon } from '../../ui/icons.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useForm } from '../form/use-form.ts';
import { ScreenHead } from '../frame/screen-head.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { MoneyTabs, moneyPaths } from '../payments/money-tabs.tsx';
import { readMoneyTabs } from '../payments/read-money-tabs.ts';
import type { Route } from './+types/reconciliation';
import {
  type Comparison,
  type Difference,
  periodProblem,
  type ReconciliationPeriod,
  readPeriod,
} from './comparison.ts';
import { Differences } from './differences.tsx';
import { Sides } from './sides.tsx';

export const handle: Handle = { words: ['reconciliation', 'payments', 'bookings'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const client = context.get(apiContext);
  const period = readPeriod(url.searchParams, today(Date.now()));
  const problem = periodProblem(period);
  const [compared, waiting] = await Promise.all([
    problem === null ? client.call('GET /admin/reconciliation', { query: period }) : null,
    readMoneyTabs(client),
  ]);
  return { period, problem, compared, waiting };
};

/** `/admin/payments/reconciliation`: compares our books with the provider's, and resolves differences. */
const ReconciliationScreen = ({ loaderData }: Route.ComponentProps) => {
  const { period, problem, compared, waiting } = loaderData;
  const t = useWords('reconciliation');
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead title={t('title')} text={t('text')} />
      <MoneyTabs open="reconciliation" waiting={waiting} />
      <PeriodForm key={`${period.from} ${period.to}`} period={period} problem={problem} />
      {compared && !compared.success && compared.error === 'payment.provider-unreachable' && (
        <div className="px-4 pb-4 md:px-6">
          <RetryAlert tone="danger" title={t('unreachable')} retry={() => revalidate()}>
            {t('unreachableText')}
          </RetryAlert>
        </div>
      )}
      {compared && !compared.success && compared.error !== 'payment.provider-unreachable' && (
        <ListFailed title={t('failed')} failure={compared} />
      )}
      {compared?.success && <Result compared={compared.data} period={period} />}
    </>
  );
};
export default ReconciliationScreen;

const Result = ({ compared, period }: { compared: Comparison; period: ReconciliationPeriod }) => {
  const t = useWords('reconciliation');
  const language = useLanguage();
  const [explained, setExplained] = useState<Difference | null>(null);
  const { differences, checkedAt } = compared;
  const open = differences.filter(({ explanation }) => explanation === null).length;
  return (
    <>
      <Sides compared={compared} />
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-6 pb-2.5 md:px-6">
        <h2 className="text-sm">{t('differences')}</h2>
        <p role="status" className="text-xs text-muted">
          {open > 0 ? t('open', { count: open }) : ''}
        </p>
        <p className="ml-auto text-2xs text-muted figures">
          {t('checked', { when: formatDayTime(checkedAt, language, { weekday: false }) })}
        </p>
      </div>
      {differences.length === 0 ? (
        <div className="border-y border-line bg-surface">
          <EmptyList icon="check" title={t('none')} text={t('noneText')} />
        </div>
      ) : (
        <Differences differences={differences} period={period} onExplain={setExplained} />
      )}
      {explained && (
        <ExplainDialog key={explained.key} difference={explained} period={period} onClose={() => setExplained(null)} />
      )}
    </>
  );
};

type Props = { difference: Difference; period: ReconciliationPeriod; onClose: () => void };

/** The explanation of a difference; an empty text removes it. */
const ExplainDialog = ({ difference: { key, kind, explanation }, period, onClose }: Props) => {
  const t = useWords('reconciliation');
  const form = useForm({
    name: 'explain',
    begin: { text: explanation?.text ?? '' },
    labelOf: () => t('explain.field'),
    notSaved: t('explain.failed'),
  });
  const save = async () => {
    const { text } = form.draft;
    const options = { done: t(text.trim() === '' ? 'explain.gone' : 'explain.done') };
    if (await form.send('POST /admin/reconciliation/explain', { body: { ...period, key, text } }, options)) onClose();
  };
  return (
    <FormDialog
      form={{ ...form, save }}
      title={t('explain.title')}
      submit={t('explain.submit')}
      busy={t('explain.busy')}
      onClose={onClose}
    >
      <p className="text-sm font-semibold">{t(`kind.${kind}`)}</p>
      <p className="text-sm text-muted">{t('explain.text')}</p>
      <TextArea {...form.text('text')} hint={t('explain.hint')} rows={3} maxLength={500} />
    </FormDialog>
  );
};

type PeriodFormProps = { period: ReconciliationPeriod; problem: 'wrong' | 'tooLong' | null };

/** The dates to compare. Without scripts it works as a plain form. */
const PeriodForm = ({ period, problem }: PeriodFormProps) => {
  const t = useWords('reconciliation');
  return (
    <div className="grid gap-3 px-4 py-4 md:px-6">
      <Form
        method="get"
        action={moneyPaths.reconciliation}
        aria-label={t('period.label')}
        className="flex flex-wrap items-end gap-2.5"
      >
        <DateField label={t('period.from')} name="from" defaultValue={period.from} className="flex-[0_0_172px]" />
        <DateField label={t('period.to')} name="to" defaultValue={period.to} className="flex-[0_0_172px]" />
        <Button type="submit" size="sm" look="brand">
          <Icon name="repeat" size="sm" />
          {t('period.show')}
        </Button>
      </Form>
      {problem && <Alert tone="warning" title={t(problem === 'wrong' ? 'period.wrong' : 'tooLong')} />}
    </div>
  );
};
