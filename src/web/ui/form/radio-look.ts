/** The classes of a native radio button. */
export const radioClass =
  'size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-control bg-surface quick checked:border-6 checked:border-brand disabled:border-line-strong disabled:bg-sunken';
