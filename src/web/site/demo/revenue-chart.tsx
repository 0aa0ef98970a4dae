import { monthNames } from '#words/calendar-names.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useBaht } from '../../ui/money.tsx';
import { revenue } from './demo-figures.ts';
import { Panel } from './panel.tsx';

const most = 500_000;
const height = 168;
const heightOf = (amount: number) => Math.round((amount / most) * height);
const last = revenue[revenue.length - 1];

/** Twelve months as a bar chart, with a table of the same figures for screen readers. */
export const RevenueChart = () => {
  const t = useWords('demo', 'chart');
  const baht = useBaht();
  const language = useLanguage();
  const nameOf = (month: number) => monthNames[language].short[month - 1];
  return (
    <Panel heading={t('heading')}>
      <div aria-hidden="true" className="px-4 pt-5 pb-3 text-2xs text-muted">
        <div className="relative ml-15" style={{ height }}>
          {[most, most / 2, 0].map((line) => (
            <div key={line} className="absolute inset-x-0 border-t border-line" style={{ bottom: heightOf(line) }}>
              <span className="absolute right-full -translate-y-1/2 pr-2 leading-none figures">{baht(line)}</span>
            </div>
          ))}
          <div className="absolute inset-0 flex items-end gap-1 sm:gap-2.5">
            {revenue.map((one) => (
              <div key={one.month} className="relative flex min-w-0 flex-1 justify-center">
                <span
                  className={`w-full max-w-8 rounded-sm ${one === last ? 'bg-brand' : 'bg-brand/35'}`}
                  style={{ height: heightOf(one.baht) }}
                />
                {one === last && (
                  <b className="absolute right-0 bottom-full mb-1 leading-none font-semibold text-ink figures">
                    {baht(one.baht)}
                  </b>
                )}
              </div>
            ))}
          </div>
        </div>
        <div className="mt-1.5 ml-15 flex gap-1 sm:gap-2.5">
          {revenue.map(({ month }) => (
            <span key={month} className="min-w-0 flex-1 text-center max-sm:odd:invisible">
              {nameOf(month)}
            </span>
          ))}
        </div>
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
          {revenue.map((one) => (
            <tr key={one.month}>
              <th scope="row">{nameOf(one.month)}</th>
              <td>{baht(one.baht)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
};
