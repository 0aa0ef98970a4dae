const looks: Readonly<Record<number, string>> = {
  2: 'bg-info-soft text-info',
  3: 'bg-brand-soft text-on-brand-soft',
  4: 'bg-warning-soft text-warning',
  5: 'bg-brand text-on-brand',
};

/** The priority of a season as a figure in its colour; 1 is the usual one and has none. */
export const PriorityBadge = ({ priority }: { priority: number }) => (
  <span
    className={`inline-grid size-4.5 shrink-0 place-items-center rounded-sm text-2xs font-semibold figures ${looks[priority] ?? 'bg-sunken text-muted'}`}
  >
    {priority}
  </span>
);
