import { useWords } from '../../../languages/use-words.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useAgreementText } from '../agreement/use-agreement-text.ts';
import { agreementPath } from '../booking.ts';
import { StepPart } from './hand-over-steps.tsx';
import type { Step } from './steps.ts';
import type { HandOver } from './use-hand-over.ts';

/** Whether the agreement is signed and stands, the way to sign it, and an admin's reason to go without. */
export const AgreementStep = ({ step, handOver: { seen, fields, set } }: { step: Step; handOver: HandOver }) => {
  const t = useWords('signing');
  const inHandOver = useWords('bookings', 'handOver');
  const text = useAgreementText(seen.agreement);
  const isSigned = seen.agreement.state === 'signed';
  const isAdmin = seen.may.force.length > 0;
  return (
    <StepPart step={step} result={text}>
      <LinkButton to={agreementPath(seen.id)} size="sm" look={isSigned ? 'outline' : 'brand'}>
        {t(isSigned ? 'open' : 'signHere')}
      </LinkButton>
      {!isSigned && isAdmin && (
        <details className="mt-3" open={fields.withoutAgreement !== '' || undefined}>
          <summary className="text-xs font-medium text-link">{inHandOver('withoutAgreement')}</summary>
          <TextField
            label={inHandOver('withoutAgreementWhy')}
            hint={inHandOver('withoutAgreementHint')}
            className="mt-2 max-w-120"
            required={false}
            maxLength={300}
            value={fields.withoutAgreement}
            onChange={({ currentTarget }) => set({ withoutAgreement: currentTarget.value })}
          />
        </details>
      )}
    </StepPart>
  );
};
