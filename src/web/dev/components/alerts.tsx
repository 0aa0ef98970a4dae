import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '../../ui/form/error-summary.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { Part } from './part.tsx';

export const Alerts = () => (
  <Part id="alerts" heading="Alerts" text="What happened, what to do about it, one way to do it.">
    <div className="grid gap-3">
      <Alert tone="success" title="Vehicle is available">
        Free for all 5 days.
      </Alert>
      <Alert
        title="Prices changed while you were choosing"
        action={
          <LinkButton to="#alerts" look="link" size="sm">
            See why
          </LinkButton>
        }
      >
        The total is now ฿10,897. Nothing was booked.
      </Alert>
      <RetryAlert tone="warning" title="Unable to check availability" retry={() => undefined}>
        Your choices are kept.
      </RetryAlert>
      <Alert tone="danger" title="Payment was not successful">
        The bank declined the card. Use another card; the car is held for 24 minutes.
      </Alert>
      <Alert title="Only a title" />
      <div lang="th">
        <Alert
          tone="warning"
          title="ไม่สามารถตรวจสอบรถว่างได้"
          action={
            <LinkButton to="#alerts" look="link" size="sm">
              ลองใหม่
            </LinkButton>
          }
        >
          ข้อมูลที่ท่านเลือกไว้ยังอยู่ครบ กรุณาลองใหม่อีกครั้ง
        </Alert>
      </div>
    </div>
    <Lacking />
  </Part>
);

const lacking: readonly FieldProblem[] = [
  { id: 'fields', sentence: 'Email is required' },
  { id: 'choices', sentence: 'Please confirm your age' },
];

const Lacking = () => {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="sm" onClick={() => setProblems([...lacking])}>
        Send an empty form
      </Button>
      <ErrorSummary problems={problems} />
    </div>
  );
};
