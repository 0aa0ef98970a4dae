/** The letters of a card brand in a small frame. */
export const BrandMark = ({ children }: { children: string }) => (
  <span className="grid h-6.5 min-w-10.5 place-items-center rounded-xs border border-line bg-surface px-1.5 text-[0.625rem] font-bold text-muted">
    {children}
  </span>
);
