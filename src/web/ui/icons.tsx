import sprite from './icons.svg';

/** The paths of `icons.svg`, by id. */
export type IconName =
  | 'alert'
  | 'arrow'
  | 'bag'
  | 'bars'
  | 'bolt'
  | 'box'
  | 'calendar'
  | 'camera'
  | 'car'
  | 'chat'
  | 'check'
  | 'child-seat'
  | 'clock'
  | 'close'
  | 'cog'
  | 'copy'
  | 'document'
  | 'down'
  | 'download'
  | 'edit'
  | 'external'
  | 'eye'
  | 'filter'
  | 'fuel'
  | 'gearbox'
  | 'globe'
  | 'grid'
  | 'helmet'
  | 'history'
  | 'info'
  | 'key'
  | 'layers'
  | 'left'
  | 'link'
  | 'lock'
  | 'mail'
  | 'map'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'more'
  | 'page'
  | 'phone'
  | 'pin'
  | 'plus'
  | 'print'
  | 'repeat'
  | 'right'
  | 'search'
  | 'seat'
  | 'shield'
  | 'smartphone'
  | 'sort'
  | 'star'
  | 'sun'
  | 'tag'
  | 'timeline'
  | 'tools'
  | 'trash'
  | 'undo'
  | 'up'
  | 'user'
  | 'users'
  | 'wallet'
  | 'wifi';

const sizes = { xs: 'size-3.5', sm: 'size-4', md: 'size-5', lg: 'size-6', xl: 'size-8' } as const;

type Props = { name: IconName; size?: keyof typeof sizes; className?: string; filled?: boolean };

/** An icon beside a word, never instead of one, because it is hidden from screen readers. */
export const Icon = ({ name, size = 'md', className = '', filled = false }: Props) => (
  <svg
    viewBox="0 0 20 20"
    aria-hidden="true"
    className={`${sizes[size]} shrink-0 ${className}`}
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <use href={`${sprite}#${name}`} />
  </svg>
);
