import { type ComponentProps, type ReactNode, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'defaultChecked' | 'onChange'> & {
  checked: boolean;
  onSwitch: (isOn: boolean) => void;
  label: ReactNode;
  /** A sentence on what the switch changes. */
  hint?: ReactNode;
  /** Hides the label except from screen readers. */
  isLabelHidden?: boolean;
};

/** An on/off switch, applied at once or with its form: a checkbox styled as a switch. */
export const Switch = ({ label, hint, isLabelHidden = false, checked, onSwitch, ...input }: Props) => {
  const own = useId();
  const id = input.id ?? own;
  return (
    <div className="flex items-start justify-between gap-4">
      <span className={isLabelHidden ? 'sr-only' : 'grid gap-0.5'}>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-xs leading-snug text-subtle">
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative my-px h-5.5 w-9.5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-control bg-sunken quick before:absolute before:top-1/2 before:left-[3px] before:size-3.5 before:-translate-y-1/2 before:rounded-full before:bg-line-control before:quick checked:border-brand checked:bg-brand checked:before:left-[19px] checked:before:bg-on-brand disabled:cursor-not-allowed disabled:opacity-60"
      />
    </div>
  );
};
