import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../languages/use-language.ts';
import { useBaht } from '../../ui/money.tsx';
import { revenue } from './demo-figures.ts';
import { Panel } from './panel.tsx';

const most = 500;
const height = 168;

/** Twelve months as bars; the table says the same to those who do not see them. */
export const RevenueChart = () => {
  const { t } = useTranslation('demo', { keyPrefix: 'chart' });
  const baht = useBaht();
  const language = useLanguage();
  const nameOf = (month: number) =>
    new Date(Date.UTC(2026, month - 1, 15)).toLocaleDateString(language, { month: 'short', timeZone: 'UTC' });
  return (
    <Panel heading={t('heading')}>
      <div aria-hidden="true" className="flex items-end gap-1 px-4 pt-4 pb-3 sm:gap-2.5">
        {revenue.map(({ month, thousands }, index) => (
          <div key={month} className="grid min-w-0 flex-1 justify-items-center gap-1.5">
            <span
              className={`w-full max-w-8 rounded-sm ${index === revenue.length - 1 ? 'bg-brand' : 'bg-brand/35'}`}
              style={{ height: Math.round((thousands / most) * height) }}
            />
            <span className="text-2xs text-muted max-sm:odd:invisible">{nameOf(month)}</span>
          </div>
        ))}
      </div>
      <table className="sr-only">
        <caption>{t('heading')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('revenue')}</th>
          </tr>
        </thead>
        <tbody>
          {revenue.map(({ month, thousands }) => (
            <tr key={month}>
              <th scope="row">{nameOf(month)}</th>
              <td>{baht(thousands * 1000)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
};
