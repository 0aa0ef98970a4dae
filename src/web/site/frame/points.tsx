import { Icon } from '../../ui/icons.tsx';

/** A list of statements, each with a tick. */
export const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="mt-4 grid gap-x-6 gap-y-2.5 text-[0.9375rem] md:grid-cols-2">
    {points.map((point) => (
      <li key={point} className="flex gap-2.5">
        <Icon name="check" className="mt-0.5 text-brand" />
        {point}
      </li>
    ))}
  </ul>
);
