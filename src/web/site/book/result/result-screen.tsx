import { StepMoved } from '../frame/step-heading.tsx';
import { StepWaiting } from '../frame/step-waiting.tsx';
import { useAskedBooking } from './asked-booking.ts';
import { AskedResult } from './asked-result.tsx';
import { UnknownBooking } from './unknown-booking.tsx';

/** Every outcome has its own screen, whose heading takes the focus when it comes. */
export const ResultScreen = () => {
  const asked = useAskedBooking();
  if (asked === undefined) return <StepWaiting step={3} />;
  return <StepMoved value>{asked ? <AskedResult asked={asked} /> : <UnknownBooking />}</StepMoved>;
};
