import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

export const stepFormId = 'booking-step';

export type StepAction = Readonly<{
  label: ReactNode;
  /** What is going on, while it is. */
  busy?: string | false;
  disabled?: boolean;
}>;

/** Sends the step's form, wherever it stands. The mango action of the screen. */
export const StepButton = ({
  action,
  size = 'lg',
}: { action: StepAction } & Pick<ComponentProps<typeof Button>, 'size'>) => (
  <Button
    type="submit"
    form={stepFormId}
    look="accent"
    size={size}
    wide={size === 'lg'}
    busy={action.busy ?? false}
    disabled={action.disabled}
  >
    {action.label}
  </Button>
);
