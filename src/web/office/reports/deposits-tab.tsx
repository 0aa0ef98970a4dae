import { Link } from 'react-router';
import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { useBaht } from '../../ui/money.tsx';
import { Figure } from '../dashboard/figures/figure.tsx';
import { usePaymentMethod } from '../paying/payment-methods.ts';
import { countText, Strip } from './parts/money-figures.tsx';
import { SumsTable } from './parts/sums-table.tsx';

type DepositsReport = DataOf<'GET /admin/reports/deposits'>;

/** Security deposits, which are no revenue, and what was claimed after rentals. */
export const DepositsTab = ({ report }: { report: DepositsReport }) => (
  <>
    <Figures report={report} />
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <ByAge rows={report.byAge} />
      <ByMethod rows={report.byMethod} />
    </div>
    <Claims rows={report.claims} />
  </>
);

const Figures = ({ report }: { report: DepositsReport }) => {
  const t = useWords('reports', 'deposits');
  const baht = useBaht();
  const { withUs, held, left, toGiveBack, claimed } = report;
  return (
    <Strip columns={5} isPaired>
      <Figure name={t('withUs')} value={baht(withUs.amount)}>
        <Link to="/admin/payments/deposits?view=with-us" className="text-link">
          {t('deposits', { count: withUs.count })}
        </Link>
        <span className="block">{t('withUsText')}</span>
      </Figure>
      <Figure name={t('held')} value={baht(held.amount)}>
        {t('deposits', { count: held.count })}
        {report.ending > 0 && <span className="block text-danger">{t('ending', { count: report.ending })}</span>}
      </Figure>
      <Figure name={t('left')} value={baht(left.amount)}>
        {t('deposits', { count: left.count })}
      </Figure>
      <Figure name={t('toGiveBack')} value={baht(toGiveBack.amount)}>
        <Link to="/admin/payments/deposits" className="text-link">
          {t('deposits', { count: toGiveBack.count })}
        </Link>
        <span className="block">{t('toGiveBackText')}</span>
      </Figure>
      <Figure name={t('givenBack')} value={baht(report.givenBack)}>
        {t('givenBackText')}
      </Figure>
      <Figure name={t('kept')} value={baht(report.kept)}>
        {t('keptText')}
      </Figure>
      <Figure name={t('claimed')} value={baht(claimed.amount)}>
        {t('claims', { count: claimed.count })}
      </Figure>
      <Figure name={t('charged')} value={baht(report.charged)}>
        {t('chargedText')}
      </Figure>
      <Figure name={t('claimRate')} value={report.claimRate === null ? '–' : `${report.claimRate}%`}>
        {t('ofRentals', { claimed: countText(report.rentalsWithClaim), rentals: countText(report.rentals) })}
      </Figure>
      <Figure name={t('daysToSettle')} value={report.daysToSettle === null ? '–' : countText(report.daysToSettle)}>
        {t('daysToSettleText')}
      </Figure>
    </Strip>
  );
};

/** Every age has its row, so that none is missed; without a deposit there is none. */
export const ByAge = ({ rows }: { rows: DepositsReport['byAge'] }) => {
  const t = useWords('reports', 'deposits');
  const hasDeposits = rows.some(({ held, left }) => held + left > 0);
  return (
    <SumsTable
      title={t('ages')}
      head={t('age')}
      columns={[
        { name: t('held'), unit: 'count', onPhone: true },
        { name: t('left'), unit: 'count', onPhone: true },
        { name: t('amount'), unit: 'baht', onPhone: true },
      ]}
      rows={(hasDeposits ? rows : []).map(({ age, held, left, amount }) => ({
        name: t(`ageOf.${age}`),
        figures: [held, left, amount],
      }))}
      none={t('noneHeld')}
    />
  );
};

const ByMethod = ({ rows }: { rows: DepositsReport['byMethod'] }) => {
  const t = useWords('reports', 'deposits');
  const methodOf = usePaymentMethod();
  return (
    <SumsTable
      title={t('methods')}
      head={t('method')}
      columns={[
        { name: t('taken'), unit: 'baht' },
        { name: t('settled'), unit: 'count' },
        { name: t('givenBackShort'), unit: 'baht', onPhone: true },
        { name: t('keptShort'), unit: 'baht', onPhone: true },
        { name: t('lapsed'), unit: 'count' },
      ]}
      isWhole
      rows={rows.map(({ method, leftAmount, ended, givenBack, kept, lapsed }) => ({
        name: methodOf(method),
        figures: [leftAmount, ended, givenBack, kept, lapsed],
      }))}
      none={t('noneMoved')}
    />
  );
};

const Claims = ({ rows }: { rows: DepositsReport['claims'] }) => {
  const t = useWords('reports', 'deposits');
  const kindOf = useWords('claims', 'kind');
  return (
    <SumsTable
      title={t('claimsByKind')}
      head={t('kind')}
      columns={[
        { name: t('number'), unit: 'count' },
        { name: t('disputed'), unit: 'count' },
        { name: t('withdrawn'), unit: 'count' },
        { name: t('claimedShort'), unit: 'baht', onPhone: true },
        { name: t('chargedShort'), unit: 'baht', onPhone: true },
        { name: t('untaxed'), unit: 'baht' },
        { name: t('waived'), unit: 'baht' },
        { name: t('waiting'), unit: 'baht' },
      ]}
      isWhole
      rows={rows.map(({ kind, made, disputed, withdrawn, ...sums }) => ({
        name: kindOf(kind),
        figures: [
          ...[made, disputed, withdrawn, sums.claimed, sums.charged],
          ...[sums.untaxed, sums.waived, sums.waiting],
        ],
      }))}
      none={t('noneClaimed')}
      note={t('claimsNote')}
    />
  );
};
