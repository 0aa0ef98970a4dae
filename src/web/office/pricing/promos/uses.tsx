import { countText } from '#kernel/paging.ts';

type Props = { used: number; limit: number | null };

/** How often a promotion was used, and of how many times: ∞ without a limit. */
export const Uses = ({ used, limit }: Props) => (
  <span className="inline-flex items-center justify-end gap-2 whitespace-nowrap figures">
    {limit !== null && (
      <span aria-hidden="true" className="h-1.25 w-14 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full bg-brand" style={{ width: `${Math.min(100, (used / limit) * 100)}%` }} />
      </span>
    )}
    {countText(used)} / {limit === null ? '∞' : countText(limit)}
  </span>
);
