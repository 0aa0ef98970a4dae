export type ButtonLook = 'accent' | 'brand' | 'outline' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg';

const looks: Record<ButtonLook, string> = {
  /** The main action of a screen. */
  accent: 'border-transparent bg-accent text-on-accent shadow-xs hover:bg-accent-hover',
  /** The main action of a repeated item. */
  brand: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  outline: 'border-current/30 hover:border-current hover:bg-current/5',
  quiet: 'border-transparent text-link hover:bg-brand-softer',
  danger: 'border-transparent bg-danger-solid text-on-danger hover:[filter:brightness(95%)]',
  link: 'relative min-h-6! touch:after:absolute touch:after:inset-x-0 touch:after:-inset-y-2.5 border-transparent! bg-transparent! px-0! py-0! text-link underline decoration-1 underline-offset-3 hover:decoration-2 disabled:no-underline',
};

const sizes: Record<ButtonSize, string> = {
  xs: 'min-h-7 touch:min-h-11 gap-1 rounded-sm px-2 text-xs font-medium',
  sm: 'min-h-9 touch:min-h-11 gap-1.5 rounded-md px-3 text-sm font-medium',
  md: 'min-h-11 gap-2 rounded-md px-4.5 py-1.5 text-base font-semibold',
  lg: 'min-h-13.5 gap-2 rounded-md px-6.5 py-2 text-lg font-semibold',
};

const disabled =
  'disabled:border-line disabled:bg-sunken disabled:text-disabled disabled:no-shadow disabled:cursor-not-allowed';

/** The classes of a button, also for a link that looks like one. */
export const buttonClass = (look: ButtonLook = 'outline', size: ButtonSize = 'md', wide = false): string =>
  `inline-flex items-center justify-center border text-center leading-snug no-underline quick active:[translate:0_1px] ${sizes[size]} ${looks[look]} ${disabled} ${wide ? 'w-full' : 'whitespace-nowrap'}`;
