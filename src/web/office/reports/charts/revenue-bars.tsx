import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useWords } from '../../../languages/use-words.ts';
import { useBaht } from '../../../ui/money.tsx';
import { shortAmount } from '../../dashboard/figures/months.ts';
import type { RevenuePart } from './revenue-figures.tsx';

const text = { fill: 'var(--text-subtle)', fontSize: 12 };

/** A bar per part over its label, the last one stronger, within the dashed outline of the year before. */
const RevenueBars = ({ parts, scaleWidth }: { parts: readonly RevenuePart[]; scaleWidth: number }) => {
  const t = useWords('reports', 'chart');
  const baht = useBaht();
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...parts]}
        barCategoryGap="22%"
        margin={{ top: 6, right: 8, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis dataKey="label" tick={text} tickLine={false} axisLine={false} minTickGap={8} />
        <XAxis dataKey="label" xAxisId="before" hide />
        <YAxis tick={text} tickLine={false} axisLine={false} width={scaleWidth} tickFormatter={shortAmount} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--surface-hover)' }}
          contentStyle={{
            background: 'var(--surface-raised)',
            border: '1px solid var(--border)',
            borderRadius: 8,
            fontSize: 12,
          }}
          labelStyle={{ color: 'var(--text)', fontWeight: 600 }}
          itemStyle={{ color: 'var(--text-muted)' }}
          labelFormatter={(label, [first]) => String(first?.payload?.name ?? label)}
          formatter={(value, name) => [baht(Number(value)), name]}
        />
        <Bar
          dataKey="revenueBefore"
          xAxisId="before"
          name={t('yearBefore')}
          fill="transparent"
          stroke="var(--text-subtle)"
          strokeDasharray="3 2"
          maxBarSize={38}
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
        <Bar dataKey="revenue" name={t('revenue')} maxBarSize={30} radius={[4, 4, 0, 0]} isAnimationActive={false}>
          {parts.map(({ key }, at) => (
            <Cell
              key={key}
              fill={at === parts.length - 1 ? 'var(--brand)' : 'var(--status-confirmed-mark)'}
              fillOpacity={at === parts.length - 1 ? 1 : 0.7}
            />
          ))}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
};
export default RevenueBars;
