/** The classes of a native checkbox; its tick stands beside it in `tickClass`. */
export const checkboxClass =
  'peer size-5 appearance-none rounded-sm border-[1.5px] border-line-control bg-surface quick checked:border-brand checked:bg-brand aria-invalid:border-danger-mark disabled:border-line-strong disabled:bg-sunken';
export const tickClass =
  'pointer-events-none absolute stroke-[2.6] text-on-brand opacity-0 peer-checked:opacity-100 peer-disabled:text-disabled';
