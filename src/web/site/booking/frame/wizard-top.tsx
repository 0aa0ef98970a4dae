import { useTranslation } from 'react-i18next';
import { WizardHeader } from '../../frame/wizard-header.tsx';
import { flow } from '../flow.ts';

export const WizardTop = ({ step }: { step: number }) => {
  const { t } = useTranslation('booking');
  return <WizardHeader steps={flow.map(({ name }) => t(`steps.${name}`))} current={step} />;
};
