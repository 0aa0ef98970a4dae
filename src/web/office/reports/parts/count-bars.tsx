import { Bar } from './category-use.tsx';

type Row = Readonly<{ name: string; count: number; said: string }>;

/** Counts beside each other, each as its share of all. */
export const CountBars = ({ rows }: { rows: readonly Row[] }) => {
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className="grid gap-2.5 px-4 py-3.5 text-xs">
      {rows.map(({ name, count, said }) => (
        <li key={name} className="grid grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)_5rem] items-center gap-x-3">
          <span className="font-medium wrap-anywhere">{name}</span>
          <Bar percent={all === 0 ? 0 : (count / all) * 100} />
          <span className="text-right font-semibold figures">{said}</span>
        </li>
      ))}
    </ul>
  );
};
