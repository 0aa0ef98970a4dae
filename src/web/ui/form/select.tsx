import type { ComponentProps } from 'react';
import { Icon } from '../icons.tsx';
import { controlClass } from './field.tsx';

const looks = {
  /** As high as the fields beside it. */
  field: { box: `${controlClass} truncate py-1.5 pr-10`, mark: 'right-3.5' },
  /** In a row of tools. */
  small: {
    box: 'w-full min-w-0 truncate rounded-md border border-line-control bg-surface pr-6.5 pl-2 font-medium quick hover:border-muted',
    mark: 'right-2',
  },
  /** Without a border, where what is around it is the field. */
  bare: { box: 'min-w-0 truncate rounded-md bg-transparent pr-7', mark: 'right-1' },
} as const;

type Props = ComponentProps<'select'> & {
  look?: keyof typeof looks;
  /** The classes of the box around select and arrow, such as its place and width. */
  boxClass?: string;
};

/** A native select with the same arrow wherever it stands; the choices are its `option` children. */
export const Select = ({ look = 'field', boxClass = '', className = '', children, ...select }: Props) => (
  <div className={`relative min-w-0 ${boxClass}`}>
    <select {...select} className={`peer appearance-none ${looks[look].box} ${className}`}>
      {children}
    </select>
    <Icon
      name="down"
      size="sm"
      className={`pointer-events-none absolute top-1/2 [translate:0_-50%] peer-disabled:text-disabled ${looks[look].mark}`}
    />
  </div>
);
