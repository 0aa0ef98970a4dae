/** Keys of a shortcut, pressed one after the other or together. */
export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className="flex shrink-0 gap-1">
    {keys.map((key) => (
      <kbd key={key} className="rounded-sm border border-line-strong bg-surface px-1.5 text-2xs text-muted">
        {key}
      </kbd>
    ))}
  </span>
);
